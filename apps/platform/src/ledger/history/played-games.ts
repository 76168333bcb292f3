import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { walk } from './chain.ts'

const roundKind = sql.lit(journalKinds.round)
/** A hand at our tables, by its first stake. */
const isHand = sql`(j.kind = ${sql.lit(journalKinds.bet)}
  AND EXISTS (SELECT FROM ledger_table_round t WHERE t.round = j.key))`

/** How much a game was played for money. */
export interface PlayedGame {
  gameId: string
  /** Different players. */
  players: number
  rounds: number
}

/**
 * The settled play of each game, by when its rounds were begun: from one moment up to another,
 * hands at tables once they have ended. It reads the journal's rows of that time by their keys, of
 * all players. Gambles are no play of the game itself and are not counted.
 */
export async function countPlayedGames(
  db: Db | Tx,
  { from, to }: { from: Date; to: Date },
): Promise<PlayedGame[]> {
  const { rows } = await sql<{ game: string; players: bigint; rounds: bigint }>`
    SELECT d.game, count(DISTINCT j.player) AS players, count(*) AS rounds
    FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
    WHERE j.key >= ledger_first_key(${from}) AND j.key < ledger_first_key(${to})
      AND j.refusal IS NULL AND NOT d.gamble AND (j.kind = ${roundKind} OR (${isHand}
        AND EXISTS (SELECT FROM ledger_round r WHERE r.id = j.key AND r.state = 'settled')))
    GROUP BY d.game`.execute(db)
  return rows.map(({ game, players, rounds: count }) => ({
    gameId: game,
    players: Number(players),
    rounds: Number(count),
  }))
}

/** The games of a player's newest movements, the latest played first; only so many rows are read. */
export async function listRecentGames(
  db: Db | Tx,
  playerId: PlayerId,
  most: { rows: number; games: number },
): Promise<string[]> {
  const { rows } = await sql<{ game: string }>`
    SELECT d.game FROM (
      SELECT definition, max(seq) AS newest
      FROM (SELECT * FROM ${walk(playerId, 0n, null)} LIMIT ${most.rows}) j
      WHERE j.kind = ${roundKind} OR ${isHand} GROUP BY definition) played
    JOIN ledger_definition d ON d.id = played.definition
    GROUP BY d.game ORDER BY max(newest) DESC LIMIT ${most.games}`.execute(db)
  return rows.map(({ game }) => game)
}

/**
 * The ids of all games that a player has played for money, sorted. It reads one entry of the index a game,
 * and walks the rounds whose stretches are not kept yet.
 */
export async function listPlayedGames(db: Db | Tx, playerId: PlayerId): Promise<string[]> {
  const { rows } = await sql<{ game: string }>`
    WITH RECURSIVE kept AS (
      (SELECT game FROM ledger_stretch WHERE player = ${playerId} ORDER BY game LIMIT 1)
      UNION ALL
      SELECT (SELECT s.game FROM ledger_stretch s WHERE s.player = ${playerId} AND s.game > kept.game
        ORDER BY s.game LIMIT 1)
      FROM kept WHERE kept.game IS NOT NULL
    )
    SELECT game FROM kept WHERE game IS NOT NULL
    UNION
    SELECT w.game FROM ledger_player p CROSS JOIN LATERAL ledger_walk_stretches(p.player,
      coalesce((SELECT k.seq FROM ledger_stretches_kept k WHERE k.player = p.player), 0),
      p.seq, NULL, NULL) w
    WHERE p.player = ${playerId}
    ORDER BY game`.execute(db)
  return rows.map(({ game }) => game)
}
