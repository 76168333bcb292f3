import './tables.ts'

export { chooseBonus, giveChosenBonus, takeBackBonus } from './choices.ts'
export { findDepositOffers, findWelcomeOffers } from './find-offers.ts'
export { judgeCode } from './judge-code.ts'
export { foldCode, type Offer } from './offers.ts'
export {
  type CountDeposits,
  findPromised,
  type OfferVersion,
  promiseOffers,
} from './promises.ts'
export { findChosenBonus } from './read-choice.ts'
export { readBonusOffer, readWelcomeOffer } from './read-offer.ts'
export { offersOfSeed, seedOffers } from './seed-offers.ts'
export type { SpinsGrant, SpinsKeeper } from './spins-keeper.ts'
