import './tables.ts'

export { chooseNoticeInterval } from './choose-notice-interval.ts'
export { GameWallet } from './game-wallet.ts'
export { type JackpotBoard, jackpotBoard } from './jackpot-board.ts'
export { Jackpots } from './jackpots.ts'
export { readNoticeInterval } from './notice-interval.ts'
export { closePlayNotice, readPlayNotice } from './play-notice.ts'
export { pictureBegins, readPlayedSince, readPlayPicture, readPlayTime } from './play-picture.ts'
export {
  authenticate,
  findPlay,
  hasJackpot,
  type PlayContext,
  playerRefOf,
  redeemLaunchToken,
  startPlay,
} from './play-sessions.ts'
export { listPlayersInPlay } from './players-in-play.ts'
export { playersByRef, repeatRounds, replayName } from './repeat-rounds.ts'
export { readRoundFacts } from './round-facts.ts'
export { replay, replayAtTable, startReplay } from './round-replay.ts'
export { TableWallet } from './table-wallet.ts'
export { tellOfHands } from './tell-of-hands.ts'
export { tellOfLiveRounds } from './tell-of-live-rounds.ts'
export {
  chooseWageringInterval,
  closeWageringNotice,
  readWageringInterval,
  readWageringNotice,
} from './wagering-notice.ts'
