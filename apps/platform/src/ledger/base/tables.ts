import type { BonusEndReason } from '@nordlys/contracts'
import type { ColumnType } from 'kysely'

/** Read only to the program: every change goes through the ledger's functions. */
type Read<T> = ColumnType<T, never, never>

interface LedgerPlayerTable {
  player: Read<number>
  cash: Read<bigint>
  bonus: Read<bigint>
  reserved: Read<bigint>
  debt: Read<bigint>
  seq: Read<bigint>
  play_session: Read<string | null>
  play_until: Read<Date>
  played_at: Read<Date>
  staked: Read<bigint>
  incoming: Read<bigint>
  bonus_id: Read<string | null>
  wager_left: Read<bigint>
  barred_until: Read<Date | number>
  notice_due_at: Read<Date | number>
}

interface LedgerPlayTable {
  play_session: Read<string>
  login: Read<string>
  revoked_at: Read<Date | null>
  /** When it stopped being the one that may stake; null before, and for old ones. */
  ended_at: Read<Date | null>
}

interface LedgerJournalTable {
  key: Read<string>
  kind: Read<number>
  player: Read<number | null>
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
  staked: Read<bigint | null>
  bets: Read<Buffer | null>
}

interface LedgerJackpotWinTable {
  key: Read<string>
  round: Read<string>
  pool: Read<number>
  tier: Read<number>
  amount: Read<bigint>
  at: Read<Date>
}

interface LedgerDefinitionTable {
  id: Read<number>
  hash: Read<Buffer>
  game: Read<string>
  gamble: Read<boolean>
}

interface LedgerRoundTable {
  id: Read<string>
  supplier: Read<number>
  round: Read<string>
  player: Read<number>
  definition: Read<number>
  state: Read<'open' | 'settled' | 'rolled-back'>
  stake_cash: Read<bigint>
  stake_bonus: Read<bigint>
  win_cash: Read<bigint>
  win_bonus: Read<bigint>
  opened_at: Read<Date>
  settled_at: Read<Date | null>
  asked_at: Read<Date | null>
}

interface LedgerSupplierTxTable {
  supplier: Read<number>
  tx: Read<string>
  action: Read<'bet' | 'win' | 'rollback' | 'end' | 'tombstone'>
  outcome: Read<string>
  key: Read<string | null>
  round: Read<string | null>
  player: Read<number | null>
  rolled_back_by: Read<string | null>
  at: Read<Date>
}

interface LedgerSpinGrantTable {
  grant_id: Read<string>
  player: Read<number>
  offer_id: Read<string>
  offer_version: Read<number>
  games: Read<string[]>
  value: Read<bigint>
  count: Read<number>
  spins_left: Read<number>
  won: Read<bigint>
  granted_at: Read<Date>
  expires_at: Read<Date>
  state: Read<'active' | 'used' | 'expired' | 'void'>
  ended_at: Read<Date | null>
  void_reason: Read<'paused' | 'closed' | 'chargeback' | null>
}

interface AuditBonusesView {
  bonus_id: Read<string>
  player_id: Read<number>
  granted_ore: Read<bigint>
  required_ore: Read<bigint>
  wagered_ore: Read<bigint>
  state: Read<'active' | 'fulfilled' | 'used-up' | 'expired' | 'void'>
  granted_at: Read<Date>
  expires_at: Read<Date>
  ended_at: Read<Date | null>
  ended_reason: Read<BonusEndReason | null>
  games: Read<string[] | null>
  stake_max_ore: Read<bigint | null>
  left_ore: Read<bigint>
}

interface LedgerLiveRoundTable {
  key: Read<string>
  player: Read<number>
  round: Read<bigint>
  tell_from: Read<Date>
  letter: Read<'due' | 'written' | null>
}

interface LedgerTableRoundTable {
  round: Read<string>
  commitment: Read<Buffer>
  bets: Read<Buffer>
  seed: Read<Buffer | null>
  choices: Read<Buffer | null>
  automatic_from: Read<number | null>
}

interface AuditPoolsView {
  pool_id: Read<number>
  name: Read<string>
  balance_ore: Read<bigint>
  contributed_milliore: Read<bigint>
  funded_ore: Read<bigint>
}

declare module '../../db/database.ts' {
  interface Database {
    ledger_jackpot_win: LedgerJackpotWinTable
    ledger_player: LedgerPlayerTable
    ledger_play: LedgerPlayTable
    ledger_journal: LedgerJournalTable
    ledger_definition: LedgerDefinitionTable
    ledger_round: LedgerRoundTable
    ledger_spin_grant: LedgerSpinGrantTable
    ledger_table_round: LedgerTableRoundTable
    ledger_live_round: LedgerLiveRoundTable
    ledger_supplier_tx: LedgerSupplierTxTable
    audit_bonuses: AuditBonusesView
    audit_pools: AuditPoolsView
  }
}
