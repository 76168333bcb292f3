import type { Basis, Erased, Kept, LeftOut, TableEntry, Whose } from './entry.ts'

/** A column as the register has it. */
export interface ColumnEntry {
  column: string
  whose: Whose['kind']
  why: string
  basis: Basis
  kept: Kept
  /** How it stands in a copy, or why it does not. */
  exported: Exported
  erased: Erased
}

export type Exported = 'copied' | 'named' | 'money' | 'opened' | LeftOut

/** The columns of a table, each with its own answers, in the order in which the entry names them. */
export function columnsOf(entry: TableEntry): ColumnEntry[] {
  const { whose, why, basis, kept, erased, except = [] } = entry
  return treatedColumns(entry).map(([column, exported]) => {
    const own = except.find(({ columns }) => namesIn(columns).includes(column)) ?? {}
    const usual = { why, basis, kept, erased, ...own }
    return {
      ...{ column, whose: whose.kind, why: usual.why, basis: usual.basis },
      ...{ kept: usual.kept, exported, erased: usual.erased },
    }
  })
}

function treatedColumns({ whose, columns }: TableEntry): (readonly [string, Exported])[] {
  const { copied = '', money = '', named = {}, sealed = {}, leftOut = {} } = columns
  const as = (names: string, exported: Exported) =>
    namesIn(names).map((name) => [name, exported] as const)
  return [
    ...('column' in whose ? as(whose.column, 'owner') : []),
    ...as(copied, 'copied'),
    ...as(Object.keys(named).join(' '), 'named'),
    ...as(money, 'money'),
    ...as(Object.keys(sealed).join(' '), 'opened'),
    ...Object.entries(leftOut).flatMap(([reason, names]) => as(names, reason as LeftOut)),
  ]
}

function namesIn(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== '')
}
