export {
  type BonusGrant,
  bonusObstacle,
  type GrantOutcome,
  grantAgain,
  grantBonus,
  readWagering,
  sweepDue,
  voidActiveBonus,
  voidBonus,
  type Wagering,
} from './bonus.ts'
export { settleGamble } from './gamble-round.ts'
export { type GreatWin, greatWinOre, listGreatWins } from './great-wins.ts'
export { GroupCommit } from './group-commit.ts'
export {
  type BonusLine,
  findPeriod,
  type JackpotLine,
  type LinePeriod,
  type LineSums,
  type LineTopic,
  listLines,
  type PlayerLine,
  type RoundLine,
  sumLines,
} from './history.ts'
export { fundPools, openPool, payJackpot } from './jackpot.ts'
export {
  findWinsOf,
  type JackpotRound,
  type JackpotStanding,
  type JackpotTerms,
  type JackpotWin,
  listLatestWins,
  listWinsByTier,
  openJackpots,
  readJackpots,
  settleJackpotRound,
} from './jackpot-round.ts'
export { findRound, type JournalRound, listRounds, type RoundRange, sumRounds } from './journal.ts'
export { type LaneClient, LedgerBusyError } from './lane.ts'
export { keyWindowMs } from './names-in-sql.ts'
export {
  type BarReason,
  beginPlay,
  defineGame,
  endPlay,
  isPlaying,
  lastPlayedAt,
  momentUnderHold,
  prepareMonths,
  setBar,
  setLossLimit,
  setNoticeDue,
} from './play.ts'
export { countPlayedGames, listRecentGames, type PlayedGame } from './played-games.ts'
export type { Round, RoundOutcome, StoredRefusal } from './round.ts'
export {
  bet,
  endRound,
  nameSupplier,
  rollback,
  type SupplierAnswer,
  type SupplierMessage,
  type SupplierRefusal,
  win,
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
export {
  type Balances,
  inputHash,
  openAccounts,
  postTransfer,
  readBalances,
  readTotals,
  type Transfer,
  type TransferKind,
  type TransferOutcome,
  type TransferRefusal,
  voidDeposit,
} from './transfer.ts'
