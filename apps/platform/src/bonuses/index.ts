import './tables.ts'

export { chooseBonus, findChosenBonus, giveChosenBonus, takeBackBonus } from './choices.ts'
export { judgeCode } from './judge-code.ts'
export { foldCode, type OfferRow } from './offers.ts'
export { readBonusOffer } from './read-offer.ts'
export { seedOffers } from './seed-offers.ts'
