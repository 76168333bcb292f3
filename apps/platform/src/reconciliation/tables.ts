import type { ColumnType, Generated } from 'kysely'

interface ReconciliationRunTable {
  run_id: Generated<bigint>
  party: string
  from_at: Date
  to_at: Date
  finished_at: Date | null
  outcome: 'agreed' | 'different' | 'failed' | null
  failure: string | null
  ours_count: bigint | null
  ours_ore: string | null
  theirs_count: bigint | null
  theirs_ore: string | null
}

interface Figures {
  ours_ore: bigint | null
  theirs_ore: bigint | null
  ours_state: string | null
  theirs_state: string | null
}

interface ReconciliationSightingTable extends Figures {
  party: string
  reference: string
  kind: DifferenceKind
  first_seen_at: Date
  run_id: bigint
}

interface ReconciliationDifferenceTable extends Figures {
  difference_id: Generated<bigint>
  party: string
  reference: string
  kind: DifferenceKind
  first_seen_at: Date
  raised_at: Date
  last_seen_at: Date
  resolved_at: Date | null
  closed_by: string | null
  closed_by_employee: Generated<number | null>
  note: string | null
}

/** Written by the database alone. */
interface ReconciliationChangeTable {
  change_id: ColumnType<bigint, never, never>
  difference_id: ColumnType<bigint, never, never>
  change: ColumnType<'raised' | 'moved' | 'gone' | 'closed', never, never>
  ours_ore: ColumnType<bigint | null, never, never>
  theirs_ore: ColumnType<bigint | null, never, never>
  note: ColumnType<string | null, never, never>
  at: ColumnType<Date, never, never>
}

/** In the order in which they are looked for; `no-list` is a party that gives none. */
export type DifferenceKind =
  | 'missing-here'
  | 'missing-there'
  | 'booked-twice'
  | 'listed-twice'
  | 'player'
  | 'state'
  | 'amount'
  | 'no-list'

declare module '../db/database.ts' {
  interface Database {
    reconciliation_run: ReconciliationRunTable
    reconciliation_sighting: ReconciliationSightingTable
    reconciliation_difference: ReconciliationDifferenceTable
    reconciliation_change: ReconciliationChangeTable
  }
}
