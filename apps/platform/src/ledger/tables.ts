import type { ColumnType } from 'kysely'

/** Read only to the program: every change goes through the ledger's functions. */
type Read<T> = ColumnType<T, never, never>

export interface LedgerPlayerTable {
  player: Read<number>
  cash: Read<bigint>
  bonus: Read<bigint>
  reserved: Read<bigint>
  debt: Read<bigint>
  seq: Read<bigint>
  play_session: Read<string | null>
  play_until: Read<Date>
  played_at: Read<Date>
  play_allowed: Read<boolean>
}

export interface LedgerJournalTable {
  key: Read<string>
  kind: Read<number>
  player: Read<number>
  lane: Read<number | null>
  refusal: Read<number | null>
  definition: Read<number | null>
  seq: Read<bigint | null>
  cash: Read<bigint | null>
  bonus: Read<bigint | null>
  reserved: Read<bigint | null>
  debt: Read<bigint | null>
  house: Read<bigint | null>
  psp: Read<bigint | null>
  bank: Read<bigint | null>
  cash_after: Read<bigint | null>
  bonus_after: Read<bigint | null>
  reserved_after: Read<bigint | null>
  debt_after: Read<bigint | null>
  stake: Read<bigint | null>
  win: Read<bigint | null>
  at: Read<Date>
  input: Read<string>
  play_session: Read<string | null>
  seed: Read<Buffer | null>
  reference: Read<string | null>
}

export interface LedgerDefinitionTable {
  id: Read<number>
  hash: Read<Buffer>
  game: Read<string>
}

declare module '../db/database.ts' {
  interface Database {
    ledger_player: LedgerPlayerTable
    ledger_journal: LedgerJournalTable
    ledger_definition: LedgerDefinitionTable
  }
}
