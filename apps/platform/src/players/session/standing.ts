import type { Standing, StandingLock, StandingPause } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import type { LimitsPort } from '../base/context.ts'
import type { RofusStanding } from './rofus-standing.ts'
import { findLock } from './standing-lock.ts'

export interface StandingNow {
  standing: Standing
  /** The player's own pause, while it stands. */
  pause?: StandingPause
  /** The lock that our staff have set. */
  lock?: StandingLock
}

type Limits = Pick<LimitsPort, 'findPause' | 'hasDepositLimit' | 'areOffersStopped'>

/** The standing of a player at a moment, computed here alone. The longest bar is the one shown. */
export async function standingOf(
  limits: Limits,
  db: Db | Tx,
  { playerId, rofus }: { playerId: PlayerId; rofus: RofusStanding },
  at: Date,
): Promise<StandingNow> {
  const pause = await limits.findPause(db, playerId, at)
  const lock = await findLock(db, playerId)
  const barred = barredBy(rofus, pause, lock)
  const standing = barred ?? (await unbarred(limits, db, playerId, at))
  return { standing, ...(pause && { pause }), ...(lock && { lock }) }
}

/** The same where no session asks: what ROFUS said at the newest login holds until it says other. */
export async function findStanding(
  limits: Limits,
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<StandingNow> {
  const newest = await db
    .selectFrom('players_session')
    .select('rofus')
    .where('player_id', '=', playerId)
    .orderBy('logged_in_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return standingOf(limits, db, { playerId, rofus: newest?.rofus ?? 'unanswered' }, at)
}

async function unbarred(
  limits: Limits,
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<Standing> {
  if (!(await limits.hasDepositLimit(db, playerId, at))) return 'no-deposit-limit'
  return (await limits.areOffersStopped(db, playerId)) ? 'offers-stopped' : 'open'
}

function barredBy(
  rofus: RofusStanding,
  pause: StandingPause | undefined,
  lock: StandingLock | undefined,
): Standing | undefined {
  if (pause?.kind === 'permanent') return 'closed'
  if (lock) return 'locked'
  if (rofus === 'registered') return 'rofus-registered'
  if (pause) return 'paused'
  return rofus === 'unanswered' ? 'rofus-unanswered' : undefined
}
