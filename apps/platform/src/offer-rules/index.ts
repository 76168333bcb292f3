export { type Judgement, judgeOffer, rulesChangeAt } from './judge-offer.ts'
export { mayPublish, type Publishing, type SignOff } from './may-publish.ts'
export { offerRules } from './rules.ts'
export type { Figure, Finding, OfferRule, OfferUnderJudgement, Verdict } from './verdict.ts'
