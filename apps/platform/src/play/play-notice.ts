import { sessionIdleMs } from '@nordlys/contracts'
import { after, type Clock, type Ore, type PlayerId, subtract } from '@nordlys/core'
import { sql } from 'kysely'
import { type Db, lockSpaces, type Tx } from '../db/index.ts'
import { findPeriod, readPendingRounds, setNoticeDue, sumLines, wonIn } from '../ledger/index.ts'
import './tables.ts'
import { findIntervalMs } from './notice-interval.ts'

export interface PlayNotice {
  /** When the notice is due; not after `toldAt` when it is time. */
  dueAt: Date
  toldAt: Date
  /** The last notice; undefined before the first one, whose figures begin with the account. */
  since: Date | undefined
  stakedOre: Ore
  wonOre: Ore
}

export interface NoticeAsked {
  playerId: PlayerId
  /** The login that asks. */
  sessionId: string
  loggedInAt: Date
  /** The operator's figure: the player may have chosen a shorter one, and no longer one. */
  longestMs: number
}

const accountsBegin = new Date(0)

/**
 * The player's play for money since the last notice, from the ledger at one moment. [SCREEN-04] It is not due
 * while a win is not shown yet, so that every win is in one notice. Rounds wait for the notice all the same.
 * [LV26]
 */
export function readPlayNotice(db: Db, asked: NoticeAsked & { at: Date }): Promise<PlayNotice> {
  const { playerId, at } = asked
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const since = await findLastTold(tx, playerId)
      const from = since ?? accountsBegin
      const period = await findPeriod(tx, playerId, from)
      const { stakedOre, wonOre } = await sumLines(tx, period)
      const intervalMs = await findIntervalMs(tx, playerId, asked.longestMs)
      const dueAt = await findDueAt(tx, { ...asked, intervalMs }, since)
      const pending = await readPendingRounds(tx, { playerId, at })
      const shownAt = Math.max(dueAt.getTime(), ...pending.map((each) => each.tellFrom.getTime()))
      const wonShownOre = subtract(wonOre, wonIn(pending.filter((round) => round.at >= from)))
      return { dueAt: new Date(shownAt), toldAt: at, since, stakedOre, wonOre: wonShownOre }
    })
}

/**
 * Notes that the player has closed the notice whose figures were of `toldAt`. Answers when a notice is due
 * next, and the moment `at` which that was decided. Nothing is noted when none was due at `toldAt`, as after
 * another window has closed it, or when `toldAt` is still to come; the answer is the same then.
 */
export function closePlayNotice(
  { db, clock }: { db: Db; clock: Clock },
  asked: NoticeAsked & { toldAt: Date },
): Promise<{ dueAt: Date; at: Date }> {
  const { playerId, toldAt } = asked
  return db.transaction().execute(async (tx) => {
    await lockPlayNotices(tx, playerId)
    const at = clock.now()
    const { loggedInAt, longestMs } = asked
    const intervalMs = await findIntervalMs(tx, playerId, longestMs)
    const dueAt = await findDueAt(tx, { ...asked, intervalMs }, await findLastTold(tx, playerId))
    if (toldAt < dueAt || toldAt > at) return { dueAt, at }
    await tx
      .insertInto('wallet_play_notice')
      .values({ player_id: playerId, told_at: toldAt, closed_at: at })
      .execute()
    await keepNoticeDue(tx, playerId, { longestMs })
    return { dueAt: dueAtOf({ loggedInAt, intervalMs }, toldAt), at }
  })
}

interface StillDue {
  /** From when a notice may become due: none is due in the past, before stakes that are final by now. */
  at?: Date
  stillDueAt?: Date
  owedAt?: Date | undefined
}

/**
 * Keeps beside the player's money when the play that may stake owes them a notice; from then on no round
 * begins in it. `longestMs` is the operator's figure now, and without it the one when the game was opened.
 * What is due by `stillDueAt` stays so, and so does what `owedAt` says that is owed from before.
 */
export async function keepNoticeDue(
  tx: Tx,
  playerId: PlayerId,
  { longestMs, at, stillDueAt, owedAt }: StillDue & { longestMs?: number } = {},
): Promise<void> {
  const play = await findCurrentPlay(tx, playerId)
  if (!play) return
  const { logged_in_at: loggedInAt, notice_ms, notice_due_at: kept } = play
  if (stillDueAt && kept instanceof Date && kept <= stillDueAt) return
  // A play of our own has no login: what it books has been played already, and waits for nothing.
  if (loggedInAt === null || notice_ms === null)
    return setNoticeDue(tx, { playerId, dueAt: undefined })
  const intervalMs = await findIntervalMs(tx, playerId, longestMs ?? Number(notice_ms))
  const dueAt = dueAtOf({ loggedInAt, intervalMs }, await findLastTold(tx, playerId))
  const nowAt = at && at > dueAt ? at : dueAt
  await setNoticeDue(tx, { playerId, dueAt: owedAt && owedAt < nowAt ? owedAt : nowAt })
}

/**
 * Since when the player owes a notice; undefined when none is due, when it has been closed, or when
 * nothing was staked for as long as a play may rest. A game that is opened owes the same notice
 * then, in any browser and login, so that nobody passes one by logging in again or by logging out
 * and in. [LIM-07]
 */
export async function findOwedNotice(
  tx: Tx,
  playerId: PlayerId,
  at: Date,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('ledger_player')
    .select('notice_due_at')
    .where('player', '=', playerId)
    .where('notice_due_at', '<=', at)
    .where('played_at', '>', after(at, -sessionIdleMs))
    .executeTakeFirst()
  const dueAt = row?.notice_due_at
  if (!(dueAt instanceof Date)) return undefined
  // One that is closed when no play is open leaves the moment beside the money as it was.
  const told = await findLastTold(tx, playerId)
  return told && told >= dueAt ? undefined : dueAt
}

/** Never later than what stops the rounds of this login's own play: a setting may have changed since. */
async function findDueAt(
  tx: Tx,
  asked: NoticeAsked & { intervalMs: number },
  told: Date | undefined,
): Promise<Date> {
  const dueAt = dueAtOf(asked, told)
  const play = await findCurrentPlay(tx, asked.playerId)
  const kept = play?.session_id === asked.sessionId ? play.notice_due_at : undefined
  return kept instanceof Date && kept < dueAt ? kept : dueAt
}

/** The play that may stake now, of whichever login. */
async function findCurrentPlay(tx: Tx, playerId: PlayerId) {
  return tx
    .selectFrom('ledger_player as p')
    .innerJoin('wallet_play_session as s', 's.id', 'p.play_session')
    .select(['s.session_id', 's.logged_in_at', 's.notice_ms', 'p.notice_due_at'])
    .where('p.player', '=', playerId)
    .executeTakeFirst()
}

/** An interval after the last notice, and after the login: nobody is met with one at the door. */
function dueAtOf(
  { loggedInAt, intervalMs }: { loggedInAt: Date; intervalMs: number },
  told: Date | undefined,
): Date {
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

/**
 * One notice of a player closes at a time, two windows that close the same one close one; and a game that
 * opens meanwhile owes what was chosen and closed before it. Taken before any row of the player's money.
 */
export async function lockPlayNotices(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockSpaces.noticesOfPlayer}::int, ${playerId}::int)`.execute(
    tx,
  )
}
