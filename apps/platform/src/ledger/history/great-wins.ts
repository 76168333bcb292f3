import { type Ore, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { greatWinOre, journalKinds } from '../base/names-in-sql.ts'

const roundKind = sql.lit(journalKinds.round)
const least = sql.lit(Number(greatWinOre))

export interface GreatWin {
  playerId: PlayerId
  gameId: string
  amountOre: Ore
  at: Date
}

/**
 * The newest rounds that paid so much and more than their stake, from a moment on: those that were settled at
 * once, and hands at our tables, each by all that it staked and when it ended. A gamble is no win of the game
 * itself. One of a live table is among them once its win is shown. [S31] [LV21]
 */
export async function listGreatWins(
  db: Db | Tx,
  { from, at, most }: { from: Date; at: Date; most: number },
): Promise<GreatWin[]> {
  const { rows } = await sql<{ player: number; game: string; win: bigint; at: Date }>`
    (SELECT j.player, d.game, j.win, j.at
    FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
    WHERE j.key >= ledger_first_key(${from}) AND j.win >= ${least}
      AND j.win > j.stake AND j.kind = ${roundKind} AND j.refusal IS NULL AND NOT d.gamble
      AND NOT EXISTS (SELECT FROM ledger_live_round l WHERE l.key = j.key AND l.tell_from > ${at})
    ORDER BY j.key DESC LIMIT ${most})
    UNION ALL
    (SELECT r.player, d.game, r.win_cash, h.ended_at
    FROM ledger_great_hand h JOIN ledger_round r ON r.id = h.round
      JOIN ledger_definition d ON d.id = r.definition
    WHERE h.ended_at >= ${from} AND r.win_cash > r.stake_cash
    ORDER BY h.ended_at DESC LIMIT ${most})
    ORDER BY at DESC LIMIT ${most}`.execute(db)
  return rows.map(({ player, game, win, at }) => ({
    playerId: playerId(player),
    gameId: game,
    amountOre: win as Ore,
    at,
  }))
}
