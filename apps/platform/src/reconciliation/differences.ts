import { after, minuteMs } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { Employee } from '../staff/index.ts'
import './tables.ts'
import type { DifferenceKind } from './tables.ts'

/**
 * How long something may differ before it is reported. With a run every two minutes each is reported
 * within a quarter of an hour; what is only late has come by then, and the rest is seen a second time.
 */
const mayLastMs = { late: 10 * minuteMs, otherwise: minuteMs }
const lateKinds: readonly DifferenceKind[] = ['missing-here', 'missing-there', 'state', 'no-list']

export interface Reported {
  differenceId: bigint
  reference: string
  kind: DifferenceKind
  oursOre: bigint | null
  theirsOre: bigint | null
}

/**
 * Takes what a run has sighted into the differences that are kept, and ends those that are gone.
 * Returns those that are new. What a run could not look at stays as it was.
 */
export async function keepDifferences(
  tx: Tx,
  { party, runId, at }: { party: string; runId: bigint; at: Date },
): Promise<Reported[]> {
  await sql`
    UPDATE reconciliation_difference d SET resolved_at = ${at}
    WHERE d.party = ${party} AND d.resolved_at IS NULL AND NOT EXISTS (
      SELECT FROM reconciliation_sighting s
      WHERE s.party = d.party AND s.reference = d.reference AND s.kind = d.kind)`.execute(tx)
  await sql`
    UPDATE reconciliation_difference d SET last_seen_at = ${at}, ours_ore = s.ours_ore,
      theirs_ore = s.theirs_ore, ours_state = s.ours_state, theirs_state = s.theirs_state
    FROM reconciliation_sighting s
    WHERE d.party = ${party} AND d.resolved_at IS NULL AND s.run_id = ${runId}
      AND s.party = d.party AND s.reference = d.reference AND s.kind = d.kind`.execute(tx)
  const late = after(at, -mayLastMs.late)
  const other = after(at, -mayLastMs.otherwise)
  // One that a person has closed stays closed for as long as its figures are those of then.
  const { rows } = await sql<Reported>`
    INSERT INTO reconciliation_difference (party, reference, kind, ours_ore, theirs_ore, ours_state,
      theirs_state, first_seen_at, raised_at, last_seen_at)
    SELECT s.party, s.reference, s.kind, s.ours_ore, s.theirs_ore, s.ours_state, s.theirs_state,
      s.first_seen_at, ${at}, ${at}
    FROM reconciliation_sighting s
    WHERE s.party = ${party} AND s.run_id = ${runId}
      AND s.first_seen_at <= CASE WHEN s.kind = ANY (${lateKinds}) THEN ${late}::timestamptz
        ELSE ${other}::timestamptz END
      AND NOT EXISTS (SELECT FROM reconciliation_difference d
        WHERE d.party = s.party AND d.reference = s.reference AND d.kind = s.kind
          AND (d.resolved_at IS NULL OR d.note IS NOT NULL
            AND (d.ours_ore, d.theirs_ore, d.ours_state, d.theirs_state) IS NOT DISTINCT FROM
              (s.ours_ore, s.theirs_ore, s.ours_state, s.theirs_state)))
    RETURNING difference_id AS "differenceId", reference, kind, ours_ore AS "oursOre",
      theirs_ore AS "theirsOre"`.execute(tx)
  return rows
}

export interface ReconciledParty {
  party: string
  openDifferences: number
  /** Of the last run that came to an end; undefined before the first. */
  outcome: 'agreed' | 'different' | 'failed' | undefined
  finishedAt: Date | undefined
}

/** Each party that was ever compared, with what is open and how its last run ended. */
export async function readParties(db: Db): Promise<ReconciledParty[]> {
  const { rows } = await sql<{
    party: string
    open: bigint
    outcome: ReconciledParty['outcome'] | null
    finished_at: Date | null
  }>`
    SELECT p.party, r.outcome, r.finished_at,
      (SELECT count(*) FROM reconciliation_difference d
        WHERE d.party = p.party AND d.resolved_at IS NULL) AS open
    FROM (SELECT DISTINCT party FROM reconciliation_run) p
    LEFT JOIN LATERAL (SELECT outcome, finished_at FROM reconciliation_run r
      WHERE r.party = p.party AND r.finished_at IS NOT NULL ORDER BY run_id DESC LIMIT 1) r ON true
    ORDER BY p.party`.execute(db)
  return rows.map(({ party, open, outcome, finished_at }) => ({
    party,
    openDifferences: Number(open),
    outcome: outcome ?? undefined,
    finishedAt: finished_at ?? undefined,
  }))
}

export interface Closing {
  differenceId: bigint
  by: Employee
  /** The explanation. */
  note: string
  at: Date
}

/** A person has explained a difference. Nothing is booked by it. False when none was open. */
export async function closeDifference(db: Db, closing: Closing): Promise<boolean> {
  const { differenceId, by, note, at } = closing
  return db.transaction().execute(async (tx) => {
    const closed = await tx
      .updateTable('reconciliation_difference')
      .set({ resolved_at: at, closed_by: by.name, closed_by_employee: by.employeeId, note })
      .where('difference_id', '=', differenceId)
      .where('resolved_at', 'is', null)
      .returning(['party', 'reference', 'kind'])
      .executeTakeFirst()
    if (!closed) return false
    const details = { ...closed, reference: `ref-${closed.reference}`, differenceId, note }
    const did = { actor: 'staff', employee: by } as const
    await audit(tx, { ...did, action: 'reconciliation-difference-closed', details, at })
    return true
  })
}
