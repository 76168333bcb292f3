export type { RoundsContext } from './context.ts'
export { gamble } from './gamble.ts'
export { boundOf, type OpenedPlay, openForFun, openForMoney, resume } from './open.ts'
export { openLivePlay } from './open-live.ts'
export { openTable, resumeTable } from './open-table.ts'
export type { MoneyPlay, Play } from './play-token.ts'
export { PlayTokenReader } from './play-token-reader.ts'
export { markReached } from './reached.ts'
export { type Replayed, replayRound } from './replay.ts'
export { replayTable } from './replay-table.ts'
export { markSeen } from './seen-rounds.ts'
export { spin } from './spin.ts'
export { listRounds } from './stored-rounds.ts'
export {
  dropFavouriteAtTable,
  keepFavouriteAtTable,
  listFavouritesAtTable,
} from './table-favourites.ts'
export { chooseAtTable, dealAtTable } from './table-hands.ts'
export type { TablePlayContext } from './table-play.ts'
