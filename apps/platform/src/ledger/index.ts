export { GroupCommit, LedgerBusyError } from './group-commit.ts'
export { type JournalRound, listRounds, type RoundRange, sumRounds } from './journal.ts'
export {
  beginPlay,
  defineGame,
  endPlay,
  isPlaying,
  lastPlayedAt,
  playIdleMs,
  prepareMonths,
  setPlayAllowed,
} from './play.ts'
export type { Round, RoundOutcome, StoredRefusal } from './round.ts'
export {
  type Balances,
  inputHash,
  openAccounts,
  postTransfer,
  readBalances,
  type Transfer,
  type TransferKind,
  type TransferOutcome,
} from './transfer.ts'
