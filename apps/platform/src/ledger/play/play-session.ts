import { sessionIdleMs } from '@nordlys/contracts'
import { after, type Clock, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import '../base/tables.ts'

/** Opens real-money play in this play session and closes it in every other: the later one wins. */
export async function beginPlay(
  tx: Tx,
  play: {
    playerId: PlayerId
    playSession: string
    /** The login it is opened in; none stands behind a play of our own. */
    login?: string
    until: Date
    at: Date
  },
): Promise<void> {
  const { playerId, playSession, login, until, at } = play
  await sql`SELECT ledger_begin_play(${playerId}, ${playSession}, ${login ?? null}, ${until}, ${at})
  `.execute(tx)
}

/** No new round begins from `dueAt` on; undefined for never. What has begun goes on. [SCREEN-04] */
export async function setNoticeDue(
  tx: Tx,
  { playerId, dueAt }: { playerId: PlayerId; dueAt: Date | undefined },
): Promise<void> {
  await sql`SELECT ledger_set_notice_due(${playerId}, ${dueAt ?? 'infinity'})`.execute(tx)
}

/**
 * After this no stake from any open game is accepted, or, where a login is named, from its games alone. Wins
 * of settled rounds are not touched.
 */
export async function endPlay(tx: Tx, player: PlayerId, at: Date, login?: string): Promise<void> {
  await sql`SELECT ledger_end_play(${player}, ${at}, ${login ?? null})`.execute(tx)
}

/**
 * Somebody ended a login: play is closed in every open game, and nothing that was opened in this login acts
 * for the player again, not even in a hand that has begun. [FLT-77]
 */
export async function revokeLogin(
  tx: Tx,
  { playerId, login, at }: { playerId: PlayerId; login: string; at: Date },
): Promise<void> {
  await sql`SELECT ledger_revoke_login(${playerId}, ${login}, ${at})`.execute(tx)
}

/** Those of these play sessions whose login was revoked. */
export async function listRevoked(
  db: Db | Tx,
  playSessions: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('ledger_play')
    .select('play_session')
    .where('play_session', '=', sql<string>`ANY(${playSessions}::uuid[])`)
    .where('revoked_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ play_session }) => play_session))
}

/**
 * Locks a player's row of the ledger until the transaction ends, and tells the moment: by the clock read
 * under the lock, and never earlier than their newest movement, which another copy's clock may have dated.
 */
export async function momentUnderLock(tx: Tx, player: PlayerId, clock: Clock): Promise<Date> {
  const { rows } = await sql<{ newest: Date | null }>`
    SELECT ledger_hold_player(${player}) AS newest`.execute(tx)
  const newest = rows[0]?.newest
  const at = clock.now()
  return newest && newest > at ? newest : at
}

/** Why a player may neither stake nor deposit nor get a bonus; several may hold at once. */
export type BarReason = 'rofus' | 'no-deposit-limit' | 'lock' | 'pause' | 'exclusion' | 'closure'

/**
 * Bars a player until a moment; `'for-good'` has none, and undefined lifts the bar. What players decide
 * against themselves (pause, exclusion, closure) is only ever made longer until it is over; anything
 * else throws. Each change is kept with its moment: `at`, or the player's newest movement if that is later.
 */
export async function setBar(
  tx: Tx,
  bar: { playerId: PlayerId; reason: BarReason; until: Date | 'for-good' | undefined; at: Date },
): Promise<void> {
  const until = bar.until === 'for-good' ? 'infinity' : (bar.until ?? null)
  await sql`SELECT ledger_set_bar(${bar.playerId}, ${bar.reason}, ${until}, ${bar.at})`.execute(tx)
}

/**
 * Whether this play session is the one that may stake now. Written alike in `ledger_settle_batch` and
 * `ledger_stake_refusal`.
 */
export async function isPlaying(
  db: Db | Tx,
  play: { playerId: PlayerId; playSession: string; at: Date },
): Promise<boolean> {
  const { playerId, playSession, at } = play
  const row = await db
    .selectFrom('ledger_player')
    .select('player')
    .where('player', '=', playerId)
    .where('play_session', '=', playSession)
    .where('play_until', '>', at)
    .where('played_at', '>', after(at, -sessionIdleMs))
    .executeTakeFirst()
  return row !== undefined
}

/** When the player last staked in a login: an action of theirs, which keeps that session alive. */
export async function lastPlayedAt(db: Db | Tx, login: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(CASE WHEN p.play_session = l.play_session THEN p.played_at ELSE l.played_at END) AS at
    FROM ledger_play l JOIN ledger_player p ON p.player = l.player WHERE l.login = ${login}`.execute(
    db,
  )
  return rows[0]?.at ?? undefined
}

/** Months ahead have their partitions; harmless to repeat, on every start and once a day. */
export async function prepareMonths(db: Db, at: Date): Promise<void> {
  await sql`SELECT ledger_prepare_months(${at})`.execute(db)
}

/**
 * The number under which the journal knows a definition; the same for ever. It is a game's, or that of a
 * gamble on what the game's rounds win. One that takes no bonus is played for cash alone.
 */
export async function defineGame(
  db: Db,
  hash: string,
  game: string,
  { isGamble = false, takesBonus = true } = {},
): Promise<number> {
  const bytes = Buffer.from(hash, 'hex')
  const { rows } = await sql<{ id: number | null }>`
    SELECT ledger_define(${bytes}, ${game}, ${isGamble}, ${takesBonus}) AS id`.execute(db)
  const id = rows[0]?.id
  if (typeof id !== 'number') throw new Error(`definition ${hash} belongs to another game`)
  return id
}
