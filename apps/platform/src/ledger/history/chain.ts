import { dayMs, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/** Rows of one player whose moments are further apart than this are numbered in their order. */
export const disorderMaxMs = dayMs

/** Of one player's rows, which are numbered without a gap. */
export interface Edge {
  /** Every row up to this number is older than the moment. */
  olderUpTo: bigint
  /** No row above this number is older than the moment. */
  newerAbove: bigint
}

/** Finds where moments lie among a player's rows. */
export async function findEdges(
  db: Db | Tx,
  playerId: PlayerId,
  moments: readonly Date[],
  disorderMs = disorderMaxMs,
): Promise<Edge[]> {
  const { rows } = await sql<{ older_up_to: bigint; newer_above: bigint }>`
    SELECT older_up_to, newer_above FROM ${edges(playerId, moments, disorderMs)} edge
    ORDER BY place`.execute(db)
  return rows.map((row) => ({ olderUpTo: row.older_up_to, newerAbove: row.newer_above }))
}

/**
 * The edges of moments as a table, by their places from 1 on: found by halving those rows that the
 * journal's index knows, one in 64. The rows between two of them, and those that may be out of their order
 * before and after, may be either.
 */
function edges(playerId: PlayerId, moments: readonly Date[], disorderMs = disorderMaxMs) {
  const disorder = sql.lit(`${disorderMs} milliseconds`)
  return sql`(WITH RECURSIVE halved AS (
      SELECT place, is_low, CASE WHEN is_low THEN at - ${disorder}::interval
          ELSE at + ${disorder}::interval END AS bound,
        0::bigint AS low, seq / 64 + 1 AS high, seq AS newest
      FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS moment(at, place),
        unnest('{true,false}'::boolean[]) AS is_low, ledger_player
      WHERE player = ${playerId}
      UNION ALL
      SELECT place, is_low, bound, CASE WHEN middle.at < bound THEN middle.part ELSE low END,
        CASE WHEN middle.at < bound THEN high ELSE middle.part END, newest
      FROM halved, LATERAL (SELECT seq / 64 AS part, at FROM ledger_journal
        WHERE player = ${playerId} AND seq = (low + high) / 2 * 64 AND seq % 64 = 0 OFFSET 0) middle
      WHERE high - low > 1)
    SELECT place, max(low) FILTER (WHERE is_low) * 64 AS older_up_to,
      least(min(high) FILTER (WHERE NOT is_low) * 64, max(newest)) AS newer_above
    FROM halved GROUP BY place)`
}

/** A player's rows above a number, up to another, newest first, read only as far as they are asked for. */
export function walk(playerId: PlayerId, above: bigint, upTo: bigint | null) {
  return sql`ledger_walk(${playerId}, ${above}, ${upTo})`
}

/** The rows that may lie from one moment up to another, newest first; read as a walk is. */
export function walkBetween(playerId: PlayerId, from: Date, to: Date) {
  return sql`${edges(playerId, [from])} first CROSS JOIN ${edges(playerId, [to])} last
    CROSS JOIN LATERAL ledger_walk(${playerId}, first.older_up_to, last.newer_above)`
}
