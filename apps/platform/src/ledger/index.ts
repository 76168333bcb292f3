export {
  type BonusGrant,
  bonusObstacle,
  grantAgain,
  grantBonus,
  listFulfilled,
  readWagering,
  sweepDue,
  type VoidReason,
  voidActiveBonus,
  voidBonus,
  type Wagering,
} from './bonus.ts'
export { settleGamble } from './gamble-round.ts'
export { greatWinOre, listGreatWins } from './great-wins.ts'
export { GroupCommit } from './group-commit.ts'
export {
  findPeriod,
  type LinePeriod,
  type LineTopic,
  listLines,
  type PlayerLine,
  sumLines,
} from './history.ts'
export { inputHash } from './input-hash.ts'
export { fundPools, openPool } from './jackpot.ts'
export {
  findWinsOf,
  type JackpotStanding,
  type JackpotWin,
  listLatestWins,
  listWinsByTier,
  openJackpots,
  readJackpots,
  settleJackpotRound,
} from './jackpot-round.ts'
export { findRound, type JournalRound, listRounds, sumRounds } from './journal.ts'
export { type LaneClient, LedgerBusyError } from './lane.ts'
export { listLimitHits } from './limit-hits.ts'
export { keyWindowMs } from './names-in-sql.ts'
export { listOpenTableRounds } from './open-table-rounds.ts'
export { playedMs } from './play-gaps.ts'
export {
  dropWaitingPlayLimit,
  type PlayLimitNow,
  type PlayMeasure,
  readPlayLimits,
  setPlayLimit,
} from './play-limits.ts'
export {
  type BarReason,
  beginPlay,
  defineGame,
  endPlay,
  isPlaying,
  lastPlayedAt,
  listRevoked,
  momentUnderHold,
  prepareMonths,
  revokeLogin,
  setBar,
  setNoticeDue,
} from './play-session.ts'
export { readPlaySlices } from './play-slices.ts'
export { countPlayedGames, listRecentGames } from './played-games.ts'
export { findPlayedTableRound } from './played-table-round.ts'
export type { Round, RoundOutcome } from './round.ts'
export { readSpinDays } from './spin-days.ts'
export {
  findOpenSpins,
  grantSpins,
  readOpenSpins,
  readSpinGrants,
  type SpinGrant,
  type SpinsGranted,
  settleSpin,
  sweepSpins,
  voidSpins,
} from './spins.ts'
export {
  bet,
  nameSupplier,
  type SupplierAnswer,
  type SupplierMessage,
  type TableRoundAnswer,
} from './supplier.ts'
export {
  betAndWin,
  endInGame,
  findBookedKey,
  type RoundOfGame,
  takeBack,
  winInGame,
} from './supplier-game.ts'
export {
  claimSilentRounds,
  findSupplierRound,
  listMovements,
  type SupplierMovement,
  type SupplierRound,
} from './supplier-round.ts'
export { type TableNews, takeTableNews } from './table-news.ts'
export { TableRounds } from './table-round.ts'
export {
  type Balances,
  openAccounts,
  postTransfer,
  readBalances,
  readHeld,
  readTotals,
  type Transfer,
  type TransferKind,
  type TransferOutcome,
  voidDeposit,
} from './transfer.ts'
