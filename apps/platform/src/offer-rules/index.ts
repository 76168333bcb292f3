export { bonusFor, capsOf, cornersOf, givenFor, requirementFor } from './given.ts'
export { type Judgement, judgeOffer, rulesChangeAt } from './judge-offer.ts'
export { mayPublish, type SignOff } from './may-publish.ts'
export type { Figure, OfferUnderJudgement, Verdict } from './verdict.ts'
