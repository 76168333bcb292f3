import type { PlayerId } from '@nordlys/core'
import { columnsOf } from '../register/columns.ts'
import type { Kept, TableEntry } from '../register/entry.ts'
import { conditionOf, type Players } from '../register/players-rows.ts'
import { register } from '../register/register.ts'

/** What becomes of a person's rows in a table when they leave: removed, or some columns emptied. */
export interface Parting {
  table: string
  whose: Players
  /** SQL of the value that each column gets; absent where the rows are removed. */
  emptied?: Readonly<Record<string, string>>
}

/** Periods of jobs that find their rows themselves, a document's file and a case's messages with them. */
const leftToJobs: readonly Kept[] = ['identityPapers', 'complaint', 'paymentEvent']
const stays: readonly Kept[] = ['by-number', 'mark']
/** Until its names are emptied, a night that was cut off is taken up again. */
export const accountTable = 'players_player'
/** The last, in their order: by the first, money that comes to the account before is paid out. */
const lastTables: readonly string[] = ['players_closed_account', accountTable]

const allPartings = Object.entries(register).flatMap(([table, entry]) => partingOf(table, entry))
const partings = allPartings.filter(({ table }) => !lastTables.includes(table))

/**
 * The partings of the register, in an order in which no row is removed that another one still names:
 * columns are emptied, then rows go that belong to another table's, then the others. [PD11]
 */
export const partingsInOrder: readonly Parting[] = [
  ...partings.filter(({ emptied }) => emptied !== undefined),
  ...partings.filter(({ emptied, whose }) => emptied === undefined && !('column' in whose)),
  // The register has what others name before what names it.
  ...partings.filter(({ emptied, whose }) => emptied === undefined && 'column' in whose).reverse(),
]

/** The account itself, whose row keeps the number, in one transaction with what pays its money out. */
export const lastPartings: readonly Parting[] = lastTables.flatMap((last) =>
  allPartings.filter(({ table }) => table === last),
)

function partingOf(table: string, entry: TableEntry): Parting[] {
  const { whose, emptied = {} } = entry
  if (whose.kind !== 'player') return []
  const columns = columnsOf(entry)
  if (columns.some(({ kept }) => leftToJobs.includes(kept))) return []
  if (!columns.some(({ kept }) => stays.includes(kept))) return [{ table, whose }]
  const going = columns.filter(({ kept, exported }) => kept !== 'by-number' && exported !== 'owner')
  if (going.length === 0) return []
  const values = going.map(({ column }) => [column, emptied[column] ?? 'NULL'] as const)
  return [{ table, whose, emptied: Object.fromEntries(values) }]
}

/** The statement for a person's rows; of those that are removed so many at a time. */
export function partingQuery(
  { table, whose, emptied }: Parting,
  playerId: PlayerId,
  atOnce: number,
): string {
  const condition = conditionOf(whose, playerId)
  if (emptied !== undefined) {
    const assignments = Object.entries(emptied).map(([column, value]) => `${column} = ${value}`)
    return `UPDATE ${table} t SET ${assignments.join(', ')} WHERE ${condition}`
  }
  return `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT t.ctid FROM ${table} t WHERE ${condition} LIMIT ${atOnce}))`
}
