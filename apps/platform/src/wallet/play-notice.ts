import { after, type Ore, type PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { findPeriod, sumLines } from '../ledger/index.ts'
import { lockPlayNotices } from './player-lock.ts'

export interface PlayNotice {
  /** When the player is to be told; not after `toldAt` when it is time. */
  dueAt: Date
  toldAt: Date
  /** The last notice; undefined before the first one, whose figures begin with the account. */
  since: Date | undefined
  stakedOre: Ore
  wonOre: Ore
}

export interface NoticeAsked {
  playerId: PlayerId
  loggedInAt: Date
  intervalMs: number
  at: Date
}

const accountsBegin = new Date(0)

/** What a player has played for since they were last told, from the ledger at one moment. [SCREEN-04] */
export function readPlayNotice(db: Db, asked: NoticeAsked): Promise<PlayNotice> {
  const { playerId, at } = asked
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const since = await findLastTold(tx, playerId)
      const period = await findPeriod(tx, playerId, since ?? accountsBegin)
      const { stakedOre, wonOre } = await sumLines(tx, period)
      return { dueAt: dueAtOf(asked, since), toldAt: at, since, stakedOre, wonOre }
    })
}

/**
 * Notes that the player has seen the notice of `toldAt`, and answers when the next is due. A notice that
 * was not due, that another window has closed, or of a moment to come is none.
 */
export function closePlayNotice(db: Db, asked: NoticeAsked & { toldAt: Date }): Promise<Date> {
  const { playerId, toldAt, at } = asked
  return db.transaction().execute(async (tx) => {
    await lockPlayNotices(tx, playerId)
    const dueAt = dueAtOf(asked, await findLastTold(tx, playerId))
    if (toldAt < dueAt || toldAt > at) return dueAt
    await tx
      .insertInto('wallet_play_notice')
      .values({ player_id: playerId, told_at: toldAt, closed_at: at })
      .execute()
    return dueAtOf(asked, toldAt)
  })
}

/** An interval after the last notice, and after the login: nobody is met with one at the door. */
function dueAtOf({ loggedInAt, intervalMs }: NoticeAsked, told: Date | undefined): Date {
  return after(told && told > loggedInAt ? told : loggedInAt, intervalMs)
}

async function findLastTold(tx: Tx, playerId: PlayerId): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('wallet_play_notice')
    .select('told_at')
    .where('player_id', '=', playerId)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.told_at
}
