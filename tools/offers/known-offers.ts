import type { WelcomeOffer } from '@nordlys/contracts'
import { exampleOf, offersOfSeed } from '../../apps/platform/src/bonuses/index.ts'
import type { OfferUnderJudgement, SignOff } from '../../apps/platform/src/offer-rules/index.ts'

export interface KnownOffer {
  offer: OfferUnderJudgement
  /** It, and what is sold in one breath with it, as a page is told of them. */
  stated: readonly WelcomeOffer[]
  signOff?: SignOff
}

export const offerIds = offersOfSeed.map(({ offerId }) => offerId)

/** Offers that are sold in one breath: their values count together. */
const soldTogether = [['velkomst-spins', 'velkomst-bonus']]

/** An offer of the seed as it is judged; undefined when there is none of this name. */
export function findOffer(offerId: string): KnownOffer | undefined {
  const found = offersOfSeed.find((each) => each.offerId === offerId)
  if (!found) return undefined
  const { terms, signOff } = found
  const others = soldTogether.find((ids) => ids.includes(offerId)) ?? []
  const together = offersOfSeed.filter((each) => each === found || others.includes(each.offerId))
  const soldWith = together.filter((each) => each !== found).map((each) => each.terms)
  const stated = together.map((each) => ({
    offerId: each.offerId,
    version: 1,
    terms: each.terms,
    example: exampleOf(each.terms),
  }))
  return { offer: { terms, soldWith }, stated, ...(signOff && { signOff }) }
}
