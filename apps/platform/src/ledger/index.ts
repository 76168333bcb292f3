export { inputHash } from './base/input-hash.ts'
export { greatWinOre, keyWindowMs } from './base/names-in-sql.ts'
export {
  type PendingRound,
  readPendingRounds,
  shownBalance,
  wonIn,
} from './base/pending-rounds.ts'
export type { Round, RoundOutcome } from './base/round.ts'
export { type BookedRound, findBookedRound, wholeOf } from './history/booked-round.ts'
export {
  closeDays,
  type Edge,
  type Figures,
  joined,
  readFigures,
  readShownFigures,
  withoutPending,
} from './history/figures.ts'
export { listGreatWins } from './history/great-wins.ts'
export {
  findPeriod,
  type LinePeriod,
  type LineTopic,
  listLines,
  type PlayerLine,
  sumLines,
} from './history/history.ts'
export { findRound, type JournalRound, listRounds, sumRounds } from './history/journal.ts'
export { countLines } from './history/line-count.ts'
export { listLinesBeside, listRoundsOf } from './history/lines-beside.ts'
export { LongReads } from './history/long-reads.ts'
export { listPlayerMovements } from './history/movements.ts'
export { playedMs } from './history/play-gaps.ts'
export { type PlaySlice, readPlaySlices } from './history/play-slices.ts'
export { countPlayedGames, listPlayedGames, listRecentGames } from './history/played-games.ts'
export { findGambledRound, type LinkedRound, listGamblesOn } from './history/round-gambles.ts'
export { listRoundJackpots, type RoundJackpot } from './history/round-jackpots.ts'
export { findRoundMoment, listRoundLines } from './history/round-lines.ts'
export { readSpinDays } from './history/spin-days.ts'
export { endOfStretch, keepStretches, listStretches, type Stretch } from './history/stretches.ts'
export { fundPools, openPool } from './jackpot/jackpot.ts'
export {
  findWinsOf,
  type JackpotStanding,
  type JackpotWin,
  listLatestWins,
  listWinsByTier,
  openJackpots,
  readJackpots,
  settleJackpotRound,
} from './jackpot/jackpot-round.ts'
export { GroupCommit } from './lanes/group-commit.ts'
export { type LaneClient, LedgerBusyError } from './lanes/lane.ts'
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
} from './money/bonus.ts'
export { owes } from './money/owes.ts'
export {
  type Balances,
  openAccounts,
  postTransfer,
  readBalances,
  readHeld,
  readShownBalances,
  readTotals,
  type Transfer,
  type TransferKind,
  voidDeposit,
} from './money/transfer.ts'
export { listLimitHits } from './play/limit-hits.ts'
export {
  dropWaitingPlayLimit,
  type PlayLimitNow,
  type PlayMeasure,
  readPlayLimits,
  setPlayLimit,
} from './play/play-limits.ts'
export {
  type BarReason,
  beginPlay,
  defineGame,
  endPlay,
  isPlaying,
  lastPlayedAt,
  listRevoked,
  momentUnderLock,
  prepareMonths,
  revokeLogin,
  setBar,
  setNoticeDue,
} from './play/play-session.ts'
export { settleGamble } from './spins/gamble-round.ts'
export {
  findOpenSpins,
  grantSpins,
  grantSpinsAgain,
  readOpenSpins,
  readSpinGrants,
  type SpinGrant,
  type SpinsGranted,
  settleSpin,
  sweepSpins,
  voidSpins,
} from './spins/spins.ts'
export {
  bet,
  nameSupplier,
  type SupplierAnswer,
  type SupplierMessage,
  type TableRoundAnswer,
} from './supplier/supplier.ts'
export {
  betAndWin,
  endInGame,
  findBookedKey,
  type RoundOfGame,
  takeBack,
  winInGame,
} from './supplier/supplier-game.ts'
export {
  claimSilentRounds,
  findSupplierRound,
  listMovements,
  type SupplierMovement,
  type SupplierRound,
} from './supplier/supplier-round.ts'
export { type LiveNews, takeLiveNews } from './tables/live-news.ts'
export { boundedTellFrom, isLeft, LiveRounds } from './tables/live-rounds.ts'
export { listOpenTableRounds } from './tables/open-table-rounds.ts'
export { PendingOfTables } from './tables/pending-of-tables.ts'
export { findPlayedTableRound } from './tables/played-table-round.ts'
export { type TableNews, takeTableNews } from './tables/table-news.ts'
export { TableRounds } from './tables/table-round.ts'
