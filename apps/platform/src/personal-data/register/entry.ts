import type { retentionMs } from '@nordlys/contracts'

/**
 * Whose the rows of a table are. Rows of one player are found by a column of their own, or through a row
 * of another table that is the player's.
 */
export type Whose =
  | { kind: 'nobody' | 'visitors' | 'employees' | 'several' }
  | { kind: 'player-at-games'; column: string }
  | { kind: 'player'; column: string; from?: string; only?: string }
  | { kind: 'player'; through: readonly Link[] }

/** `column` of these rows is `key` of a row of `table`. */
interface Link {
  column: string
  table: string
  key: string
}

/** The ground in law on which it is kept: `basisWords` has the articles. */
export type Basis =
  | 'contract'
  | 'gambling'
  | 'laundering'
  | 'books'
  | 'consent'
  | 'interest'
  | 'access'
  | 'erasure'
  | 'claims'
  | 'none'

/**
 * A period of `retentionMs`, or one of `keptWords`. `by-number`: it stays when the person leaves, and its
 * number names nobody then. `for-ever`: only where it says nothing of a person. [PD8]
 */
export type Kept =
  | keyof typeof retentionMs
  | 'for-ever'
  | 'by-number'
  | 'mark'
  | 'with-the-audit'
  | 'replaced'
  | 'until-closed'
  | 'with-its-subject'

/** `at-once`: at a wish, once the account is closed. `never`: it says nothing of a person. */
export type Erased = 'at-once' | 'after-the-law' | 'by-itself' | 'by-number' | 'never'

/** Why a column is in no copy: `exportedWords` has the reasons. */
export type LeftOut = 'owner' | 'secret' | 'others' | 'not-told' | 'elsewhere' | 'apart' | 'file'

/** Names of columns with a space between, by what becomes of them in a copy. */
interface Columns {
  /** As they are. */
  copied?: string
  /** Whole øre. */
  money?: string
  /** In the copy a word, by the SQL that finds it; `t` is the row. */
  named?: Readonly<Record<string, string>>
  /** Opened for the copy: by its purpose in the vault. */
  sealed?: Readonly<Record<string, 'contact' | 'cpr' | 'details' | 'document-name'>>
  leftOut?: Partial<Record<Exclude<LeftOut, 'owner'>, string>>
}

export interface TableEntry {
  whose: Whose
  /** The rows and their use, in one sentence. */
  why: string
  /** Danish: above the rows in the copy. */
  title?: string
  basis: Basis
  kept: Kept
  erased: Erased
  columns: Columns
  /** SQL of the value that takes a column’s place when the person leaves; NULL where none is named. */
  emptied?: Readonly<Record<string, string>>
  /** Columns that differ from the rest of the table. */
  except?: readonly (Partial<Pick<TableEntry, 'why' | 'basis' | 'kept' | 'erased'>> & {
    columns: string
  })[]
}

/** 32 bytes that are no mark of anybody. */
export const noMark = "sha256(convert_to(gen_random_uuid()::text, 'UTF8'))"

export type Entries = Readonly<Record<string, TableEntry>>

/** The rows name their player themselves. */
export function own(column = 'player_id'): Whose {
  return { kind: 'player', column }
}

/** The rows belong to a row of another table, by a column of the same name there unless another is given. */
export function partOf(table: string, column: string, key = column): Whose {
  return { kind: 'player', through: [{ column, table, key }] }
}

/** A table without a person: rules, content, counts and what programs remember of their own work. */
export function nobodys(why: string, columns: string): TableEntry {
  return {
    whose: { kind: 'nobody' },
    ...{ why, basis: 'none', kept: 'for-ever', erased: 'never' },
    columns: { leftOut: { elsewhere: columns } },
  }
}
