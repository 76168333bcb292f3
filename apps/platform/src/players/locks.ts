import type {
  LockRecord,
  liftLock as liftCall,
  lockPlayer as lockCall,
  OutcomeOf,
  RequestOf,
  readLocks as readCall,
} from '@nordlys/contracts'
import { type PlayerId, playerId as playerIdOf } from '@nordlys/core'
import { audit, looksPersonal } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { momentUnderHold, setBar } from '../ledger/index.ts'
import { holdAccount } from './account.ts'
import type { PlayersContext } from './context.ts'
import { lockEmail, lockLiftedEmail } from './lock-email.ts'
import { endAllSessions } from './session.ts'
import { holdLiveSessions } from './session-end.ts'
import { findStanding } from './standing.ts'
import { findLockRow, type LockRow } from './standing-lock.ts'

/**
 * Locks a player: from this moment on no stake, deposit or bonus is booked, no session lives, and no raise
 * waits. The player may log in and withdraw, and is told why. [LIM-06]
 */
export async function lockPlayer(
  context: PlayersContext,
  { playerId, reason, by }: RequestOf<typeof lockCall>,
): Promise<OutcomeOf<typeof lockCall>> {
  const player = playerIdOf(playerId)
  if (!(await exists(context.db, player))) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(reason) || looksPersonal(by)) return { ok: false, refusal: 'personal-number' }
  return context.db.transaction().execute(async (tx) => {
    // Account, sessions, limits, money: as a pause.
    await holdAccount(tx, player)
    const standing = await findLockRow(tx, player)
    if (standing) return { ok: false, refusal: 'already-locked', lock: recordOf(standing) }
    await holdLiveSessions(tx, player)
    await context.limits.dropWaitingLimits(tx, player, context.clock.now())
    const at = await momentUnderHold(tx, player, context.clock)
    const row = await tx
      .insertInto('players_lock')
      .values({ player_id: player, reason, locked_by: by, locked_at: at })
      .returningAll()
      .executeTakeFirstOrThrow()
    await endAllSessions(tx, player, 'locked', at)
    await setBar(tx, { playerId: player, reason: 'lock', until: 'for-good', at })
    await tell(context, tx, row, { action: 'player-locked', by, at, letter: lockEmail, reason })
    return { ok: true, lock: recordOf(row) }
  })
}

/** Lifts the lock that stands, for a second person. Other bars stand as they did. */
export async function liftLock(
  context: PlayersContext,
  { playerId, reason, by }: RequestOf<typeof liftCall>,
): Promise<OutcomeOf<typeof liftCall>> {
  const player = playerIdOf(playerId)
  if (!(await exists(context.db, player))) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(reason) || looksPersonal(by)) return { ok: false, refusal: 'personal-number' }
  return context.db.transaction().execute(async (tx) => {
    await holdAccount(tx, player)
    const standing = await findLockRow(tx, player)
    if (!standing) return { ok: false, refusal: 'not-locked' }
    if (isSameName(standing.locked_by, by)) {
      return { ok: false, refusal: 'second-name-needed', lock: recordOf(standing) }
    }
    const at = await momentUnderHold(tx, player, context.clock)
    const row = await tx
      .updateTable('players_lock')
      .set({ lift_reason: reason, lifted_by: by, lifted_at: at })
      .where('lock_id', '=', standing.lock_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await setBar(tx, { playerId: player, reason: 'lock', until: undefined, at })
    const told = { action: 'player-unlocked', by, at, letter: lockLiftedEmail, reason }
    await tell(context, tx, row, told)
    return { ok: true, lock: recordOf(row) }
  })
}

/** How a player stands, and every lock there was, the newest first. */
export async function readLocks(
  context: Pick<PlayersContext, 'db' | 'limits'>,
  playerId: number,
  at: Date,
): Promise<OutcomeOf<typeof readCall>> {
  const player = playerIdOf(playerId)
  if (!(await exists(context.db, player))) return { ok: false, refusal: 'unknown' }
  const { standing } = await findStanding(context.limits, context.db, player, at)
  const rows = await context.db
    .selectFrom('players_lock')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('lock_id', 'desc')
    .execute()
  return { ok: true, standing, locks: rows.map(recordOf) }
}

async function exists(db: Db, player: PlayerId): Promise<boolean> {
  const row = await db
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', player)
    .executeTakeFirst()
  return row !== undefined
}

/** However it is spelled: capitals and spaces make no second person. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return plain(one) === plain(other)
}

interface Told {
  action: string
  by: string
  at: Date
  reason: string
  letter: typeof lockEmail | typeof lockLiftedEmail
}

async function tell(
  context: Pick<PlayersContext, 'enqueue' | 'rules'>,
  tx: Tx,
  { lock_id: lockId, player_id }: LockRow,
  { action, by, at, reason, letter }: Told,
): Promise<void> {
  const details = { lockId, by, reason }
  await audit(tx, { actor: 'staff', playerId: playerIdOf(player_id), action, details, at })
  const { first_name: firstName, email: to } = await tx
    .selectFrom('players_player')
    .select(['first_name', 'email'])
    .where('player_id', '=', player_id)
    .executeTakeFirstOrThrow()
  const email = letter({ to, firstName, brandName: context.rules.brandName, reason })
  await context.enqueue(tx, 'send-email', { ...email, idempotencyKey: `${action}-${lockId}` })
}

function recordOf(row: LockRow): LockRecord {
  const { reason, locked_by: lockedBy, locked_at: lockedAt } = row
  const { lift_reason: liftReason, lifted_by: liftedBy, lifted_at: liftedAt } = row
  return {
    reason,
    lockedBy,
    lockedAt,
    ...(liftReason && { liftReason }),
    ...(liftedBy && { liftedBy }),
    ...(liftedAt && { liftedAt }),
  }
}
