import type { PlayerId } from '@nordlys/core'
import { type ColumnEntry, columnsOf } from '../register/columns.ts'
import type { TableEntry } from '../register/entry.ts'
import { conditionOf, type Players, sourceOf } from '../register/players-rows.ts'
import { register } from '../register/register.ts'

/** The tables of which a copy has something, in the register's order. */
export function copiedTables(): [table: string, entry: TableEntry, columns: ColumnEntry[]][] {
  return Object.entries(register).flatMap(([table, entry]) => {
    const columns = columnsOf(entry).filter(({ exported }) => isCopied(exported))
    return columns.length > 0 ? [[table, entry, columns] as const] : []
  }) as [string, TableEntry, ColumnEntry[]][]
}

function isCopied(exported: ColumnEntry['exported']): boolean {
  return ['copied', 'named', 'money', 'opened'].includes(exported)
}

/** A column's name in the copy: a value that was decrypted is encrypted no more. */
export function nameInCopy(column: string): string {
  return column.replace(/_sealed$/, '')
}

/**
 * The rows of a table that are one player's, by the register alone. `playerId` is a number of ours and
 * no text of anybody's.
 */
export function rowsQuery(
  table: string,
  { whose, columns }: TableEntry,
  playerId: PlayerId,
): string {
  if (whose.kind !== 'player') throw new Error(`${table} is no player's`)
  const selected = columnsOf({ whose, columns } as TableEntry)
    .filter(({ exported }) => isCopied(exported))
    .map(({ column }) => {
      const word = columns.named?.[column]
      return `${word ? `(${word})` : `t.${column}`} AS ${nameInCopy(column)}`
    })
  return `SELECT ${selected.join(', ')} FROM ${sourceOf(table, whose, playerId)} t
    WHERE ${conditionOf(whose, playerId)}`
}

/** How many rows of a table are one player's, in a copy or not. */
export function countQuery(table: string, whose: Players, playerId: PlayerId): string {
  const all = 'column' in whose ? { kind: whose.kind, column: whose.column } : whose
  return `SELECT count(*)::int AS count FROM ${sourceOf(table, whose, playerId)} t
    WHERE ${conditionOf(all, playerId)}`
}
