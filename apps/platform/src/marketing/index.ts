import './tables.ts'

export type { MarketingContext } from './context.ts'
export { readOffers, readPairs, setOffers } from './offers.ts'
export { setPlayerType, updateDepositor } from './player-kind.ts'
export { acceptPopup, readAcceptance } from './popup-acceptance.ts'
export { readUserProfile } from './profile.ts'
export { unsubscribe } from './unsubscribe.ts'
export { createUnsubscribeTokens, type UnsubscribeWay } from './unsubscribe-tokens.ts'
