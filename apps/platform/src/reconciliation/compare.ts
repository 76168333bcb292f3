import { required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import type { Party } from './reconciliation-context.ts'

export interface Compared {
  oursCount: bigint
  oursOre: string
  theirsCount: bigint
  theirsOre: string
  different: bigint
}

export interface Comparison {
  runId: bigint
  party: Party
  /** Everything that changed on either side from here on is compared, and all that differed before. */
  from: Date
  at: Date
}

/** A side that says this of a reference moved nothing by it, and might as well not name it. */
const nothingMoved = ['refused', 'rolled-back']

/**
 * Holds our books against our copy of the party's list, reference by reference and both ways, inside
 * the database: no row of either side comes here. What differs becomes a sighting; what differed and
 * does no more is none any longer. Only the first thing that differs of a reference counts, in the
 * order written here.
 */
export async function compare(tx: Tx, comparison: Comparison): Promise<Compared> {
  const { runId, party, from, at } = comparison
  // Both sides are sorted and joined whole: on disk it would take twice as long.
  await sql`SET LOCAL work_mem = '64MB'`.execute(tx)
  const { rows } = await sql<Compared>`
    WITH asked AS MATERIALIZED (
      ${party.changedHere(from)}
      UNION SELECT reference COLLATE "default" FROM reconciliation_item
        WHERE party = ${party.name} AND moment >= ${from}
      UNION SELECT reference FROM reconciliation_sighting WHERE party = ${party.name}
      UNION SELECT reference FROM reconciliation_difference
        WHERE party = ${party.name} AND resolved_at IS NULL
    ), ours AS MATERIALIZED (${party.booksOf()}
    ), theirs AS MATERIALIZED (
      SELECT i.reference COLLATE "default" AS reference, max(i.player_id) AS player_id,
        max(i.state) AS state, bool_and(i.state = ANY (${nothingMoved})) AS is_nothing,
        sum(i.amount_ore * i.times)::bigint AS amount_ore,
        sum(i.times) AS times
      FROM asked JOIN reconciliation_item i
        ON i.party = ${party.name} AND i.reference = asked.reference COLLATE "C"
      GROUP BY i.reference
    ), both_sides AS MATERIALIZED (
      SELECT reference, o.amount_ore AS ours_ore, t.amount_ore AS theirs_ore,
        o.state AS ours_state, t.state AS theirs_state,
        o.reference IS NOT NULL AS is_ours, t.reference IS NOT NULL AS is_theirs,
        CASE
          WHEN coalesce(o.state, 'refused') = ANY (${nothingMoved})
            AND coalesce(t.is_nothing, true) THEN NULL
          WHEN o.reference IS NULL THEN 'missing-here'
          WHEN t.reference IS NULL THEN 'missing-there'
          WHEN o.times > 1 THEN 'booked-twice'
          WHEN t.times > 1 THEN 'listed-twice'
          WHEN o.player_id <> t.player_id THEN 'player'
          WHEN o.state <> t.state THEN 'state'
          WHEN o.amount_ore <> t.amount_ore THEN 'amount'
        END AS kind
      FROM ours o FULL JOIN theirs t USING (reference)
    ), gone AS (
      DELETE FROM reconciliation_sighting s
      WHERE s.party = ${party.name} AND NOT EXISTS (
        SELECT FROM both_sides b WHERE b.reference = s.reference AND b.kind = s.kind)
    ), seen AS (
      INSERT INTO reconciliation_sighting (party, reference, kind, ours_ore, theirs_ore, ours_state,
        theirs_state, first_seen_at, run_id)
      SELECT ${party.name}, reference, kind, ours_ore, theirs_ore, ours_state, theirs_state,
        ${at}::timestamptz, ${runId}::bigint
      FROM both_sides WHERE kind IS NOT NULL
      ON CONFLICT (party, reference, kind) DO UPDATE
        SET ours_ore = excluded.ours_ore, theirs_ore = excluded.theirs_ore,
          ours_state = excluded.ours_state, theirs_state = excluded.theirs_state,
          run_id = excluded.run_id
    )
    SELECT count(*) FILTER (WHERE is_ours) AS "oursCount",
      coalesce(sum(ours_ore), 0)::text AS "oursOre",
      count(*) FILTER (WHERE is_theirs) AS "theirsCount",
      coalesce(sum(theirs_ore), 0)::text AS "theirsOre",
      count(kind) AS different
    FROM both_sides`.execute(tx)
  return required(rows[0], 'the answer of a comparison')
}
