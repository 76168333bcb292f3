import { after, dayMs, type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'

/** Rows of one player whose moments are further apart than this are numbered in their order. */
export const disorderMaxMs = dayMs

/** Of one player's rows, which are numbered without a gap. */
export interface Edge {
  /** Every row up to this number is older than the moment. */
  olderUpTo: bigint
  /** No row above this number is older than the moment. */
  newerAbove: bigint
}

/**
 * Finds where moments lie among a player's rows, by halving those that the journal's index knows, one
 * in 64: the rows between two of them, and those of a day before and after, may be either.
 */
export async function findEdges(
  db: Db | Tx,
  playerId: PlayerId,
  moments: readonly Date[],
): Promise<Edge[]> {
  const bounds = moments.flatMap((at) => [after(at, -disorderMaxMs), after(at, disorderMaxMs)])
  const { rows } = await sql<{ low: bigint; high: bigint }>`
    WITH RECURSIVE halved AS (
      SELECT bound.at AS bound, bound.place, 0::bigint AS low, seq / 64 + 1 AS high
      FROM ledger_player, unnest(${bounds}::timestamptz[]) WITH ORDINALITY AS bound(at, place)
      WHERE player = ${playerId}
      UNION ALL
      SELECT bound, place, CASE WHEN middle.at < bound THEN middle.part ELSE low END,
        CASE WHEN middle.at < bound THEN high ELSE middle.part END
      FROM halved, LATERAL (SELECT seq / 64 AS part, at FROM ledger_journal
        WHERE player = ${playerId} AND seq = (low + high) / 2 * 64 AND seq % 64 = 0 OFFSET 0) middle
      WHERE high - low > 1)
    SELECT coalesce(max(low), 0) * 64 AS low, coalesce(least(min(high) * 64,
        (SELECT seq FROM ledger_player WHERE player = ${playerId})), 0) AS high
    FROM generate_series(1, ${bounds.length}) AS place LEFT JOIN halved USING (place)
    GROUP BY place ORDER BY place`.execute(db)
  return moments.map((_, place) => ({
    olderUpTo: required(rows[place * 2], 'the bound before a moment').low,
    newerAbove: required(rows[place * 2 + 1], 'the bound after a moment').high,
  }))
}

/** A player's rows above a number, up to another, newest first, read only as far as they are asked for. */
export function walk(playerId: PlayerId, above: bigint, upTo: bigint | null) {
  return sql`ledger_walk(${playerId}, ${above}, ${upTo})`
}
