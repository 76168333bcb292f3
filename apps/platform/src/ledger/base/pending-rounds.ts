import { type Ore, type PlayerId, subtract, sum, zeroOre } from '@nordlys/core'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from './names-in-sql.ts'

/**
 * A round of a live table that is booked, and whose win is not shown yet. It may have won nothing: that is
 * not shown either. [GAME-03]
 */
export interface PendingRound {
  key: string
  /** Its number among the player's movements. */
  seq: bigint
  at: Date
  winOre: Ore
  tellFrom: Date
}

/**
 * The pending rounds of a player at a moment, as a table. The index of players finds those few, mostly none,
 * and each is looked up by its key: another plan may read the whole journal.
 */
function pendingRounds(player: RawBuilder<unknown>, at: Date) {
  return sql`(SELECT l.key, l.tell_from, j.seq, j.at, j.win FROM ledger_live_round l
    CROSS JOIN LATERAL (SELECT seq, at, win FROM ledger_journal WHERE key = l.key AND player = l.player
      AND kind = ${sql.lit(journalKinds.round)} AND refusal IS NULL OFFSET 0) j
    WHERE l.player = ${player} AND l.tell_from > ${at})`
}

/**
 * The sum of a player's wins that are booked and not shown at a moment, as a value. A column that names the
 * player bears its table's name: `player` alone would be every player.
 */
export function pendingOre(player: RawBuilder<unknown>, at: Date) {
  return sql<bigint>`coalesce((SELECT sum(win) FROM ${pendingRounds(player, at)} pending), 0)::bigint`
}

/**
 * A player's pending rounds, the oldest first. Where it is not of one transaction with what it is taken from,
 * read it afterwards: what is booked between the two is then in neither.
 */
export async function readPendingRounds(
  db: Db | Tx,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<PendingRound[]> {
  const { rows } = await sql<PendingRound>`
    SELECT key, seq, at, win AS "winOre", tell_from AS "tellFrom"
    FROM ${pendingRounds(sql`${playerId}`, at)} pending ORDER BY seq`.execute(db)
  return rows
}

/** The wins of pending rounds together. */
export function wonIn(pending: readonly PendingRound[]): Ore {
  return sum(zeroOre, ...pending.map(({ winOre }) => winOre))
}

/** A balance as its player sees it. Never below zero: a win may be staked before it is shown. */
export function shownBalance(balanceOre: Ore, pendingWinOre: Ore): Ore {
  return balanceOre > pendingWinOre ? subtract(balanceOre, pendingWinOre) : zeroOre
}
