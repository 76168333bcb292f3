import { type Ore, ore, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import { journalKinds } from './names-in-sql.ts'

/** What a round must pay to be told of; the index of these rounds names it, too. */
export const greatWinOre = ore(100_000)

const roundKind = sql.lit(journalKinds.round)

export interface GreatWin {
  playerId: PlayerId
  gameId: string
  amountOre: Ore
  at: Date
}

/**
 * The newest rounds that paid so much and more than their stake, from a moment on. A gamble is no win of the
 * game itself. [S31]
 */
export async function listGreatWins(
  db: Db | Tx,
  { from, most }: { from: Date; most: number },
): Promise<GreatWin[]> {
  const { rows } = await sql<{ player: number; game: string; win: bigint; at: Date }>`
    SELECT j.player, d.game, j.win, j.at
    FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
    WHERE j.key >= ledger_first_key(${from}) AND j.win >= ${sql.lit(Number(greatWinOre))}
      AND j.win > j.stake AND j.kind = ${roundKind} AND j.refusal IS NULL AND NOT d.gamble
    ORDER BY j.key DESC LIMIT ${most}`.execute(db)
  return rows.map(({ player, game, win, at }) => ({
    playerId: playerId(player),
    gameId: game,
    amountOre: win as Ore,
    at,
  }))
}
