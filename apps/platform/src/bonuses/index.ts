import './end-tables.ts'
import './tables.ts'

export { chooseBonus, giveChosenBonus } from './choices.ts'
export { endBonus } from './end-bonus.ts'
export { findDepositOffers, findWelcomeOffers } from './find-offers.ts'
export { judgeCode } from './judge-code.ts'
export { keepOffersHad } from './keep-offers-had.ts'
export { offerCalls as staffCalls } from './offer-desk.ts'
export { exampleOf, foldCode, type Offer } from './offers.ts'
export { readActiveBonus, readBonuses } from './player-bonuses.ts'
export { findPromised, promiseOffers } from './promises.ts'
export { findChosenBonus } from './read-choice.ts'
export {
  readBonusOffer,
  readOfferVersions,
  readPromisedOffer,
  readWelcomeOffer,
} from './read-offer.ts'
export type { RestoredOf } from './restored-of.ts'
export { offersOfSeed, seedOffers } from './seed-offers.ts'
export { readSpinHistory } from './spin-history.ts'
export type { SpinsKeeper } from './spins-keeper.ts'
export { findBringerOf, type GivenAgain, giveBackBonus, takeBackBonus } from './take-back.ts'
