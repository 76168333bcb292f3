import {
  type ActiveBonus,
  type chooseWageringInterval as chooseCall,
  type OutcomeOf,
  seldomWageringMinutes,
} from '@nordlys/contracts'
import { type Clock, minuteMs, type PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import { readActiveBonus } from '../bonuses/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { playedMs } from '../ledger/index.ts'
import './tables.ts'
import { lockPlayNotices } from './play-notice.ts'

/** The minutes of play between the operator's notices; 0: never, whatever players choose. */
export interface WageringAsked {
  playerId: PlayerId
  usualMinutes: number
}

export interface WageringNotice {
  /** After how much more play it is due; 0 when it is. */
  dueInMs: number
  toldAt: Date
  bonus: ActiveBonus
}

/** Nobody plays more rounds in a minute. */
const roundsMaxAMinute = 90

/** The active bonus's progress and its next notice; undefined where none is given. [BONUS-02] */
export async function readWageringNotice(
  db: Db | Tx,
  asked: WageringAsked & { at: Date },
): Promise<WageringNotice | undefined> {
  const { playerId, at } = asked
  const minutes = await findMinutes(db, asked)
  const bonus = minutes > 0 ? await readActiveBonus(db, { playerId, at }) : undefined
  if (!bonus) return undefined
  const from = (await findLastTold(db, bonus)) ?? bonus.grantedAt
  const rowsMax = minutes * roundsMaxAMinute
  const played = await playedMs(db, { playerId, from, to: at, rowsMax })
  return { dueInMs: Math.max(0, minutes * minuteMs - played), toldAt: at, bonus }
}

/** Notes that the notice of `toldAt` was closed; answers how much play later the next one is due. */
export function closeWageringNotice(
  { db, clock }: { db: Db; clock: Clock },
  asked: WageringAsked & { toldAt: Date },
): Promise<number | undefined> {
  const { playerId, toldAt } = asked
  return db.transaction().execute(async (tx) => {
    await lockPlayNotices(tx, playerId)
    const at = clock.now()
    const notice = await readWageringNotice(tx, { ...asked, at })
    if (!notice || notice.dueInMs > 0 || toldAt > at) return notice?.dueInMs
    const { bonusId, grantedAt } = notice.bonus
    // A notice older than the last one closes nothing, and would be kept again and again.
    if (toldAt <= ((await findLastTold(tx, notice.bonus)) ?? grantedAt)) return notice.dueInMs
    await tx
      .insertInto('wallet_wagering_notice')
      .values({ player_id: playerId, bonus_id: bonusId, told_at: toldAt, closed_at: at })
      .execute()
    return (await readWageringNotice(tx, { ...asked, at }))?.dueInMs
  })
}

/** How often a player is notified, and the choices they have; none where no notices are given. */
export async function readWageringInterval(
  db: Db,
  asked: WageringAsked,
): Promise<{ minutes: number; offered: number[] }> {
  return { minutes: await findMinutes(db, asked), offered: offeredMinutes(asked) }
}

/** Stores the player's interval between notices. It holds at once; a repeat is not stored again. */
export function chooseWageringInterval(
  { db, clock }: { db: Db; clock: Clock },
  asked: WageringAsked & { minutes: number },
): Promise<Exclude<OutcomeOf<typeof chooseCall>, { refusal: 'session-expired' }>> {
  const { playerId, minutes } = asked
  return db.transaction().execute(async (tx) => {
    await lockPlayNotices(tx, playerId)
    const offered = offeredMinutes(asked)
    if (!offered.includes(minutes)) return { ok: false, refusal: 'not-offered', offered }
    const before = await findMinutes(tx, asked)
    if (before === minutes) return { ok: true, minutes }
    const at = clock.now()
    await tx
      .insertInto('wallet_wagering_choice')
      .values({ player_id: playerId, minutes, chosen_at: at })
      .execute()
    const details = { beforeMinutes: before, minutes }
    await audit(tx, { actor: 'player', playerId, action: 'wagering-interval-chosen', details, at })
    return { ok: true, minutes }
  })
}

function offeredMinutes({ usualMinutes }: WageringAsked): number[] {
  if (usualMinutes === 0) return []
  const seldom = usualMinutes < seldomWageringMinutes ? [seldomWageringMinutes] : []
  return [usualMinutes, ...seldom, 0]
}

/** A choice that is not offered any more gives way to the operator's figure. */
async function findMinutes(db: Db | Tx, asked: WageringAsked): Promise<number> {
  const row = await db
    .selectFrom('wallet_wagering_choice')
    .select('minutes')
    .where('player_id', '=', asked.playerId)
    .orderBy('choice_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && offeredMinutes(asked).includes(row.minutes) ? row.minutes : asked.usualMinutes
}

async function findLastTold(
  db: Db | Tx,
  { bonusId }: Pick<ActiveBonus, 'bonusId'>,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('wallet_wagering_notice')
    .select('told_at')
    .where('bonus_id', '=', bonusId)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.told_at
}
