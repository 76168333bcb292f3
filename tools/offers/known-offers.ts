import { offersOfSeed } from '../../apps/platform/src/bonuses/index.ts'
import { readFiles, seedFolder } from '../../apps/platform/src/content/index.ts'
import type { OfferUnderJudgement, SignOff } from '../../apps/platform/src/offer-rules/index.ts'

export interface KnownOffer {
  offer: OfferUnderJudgement
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
  const soldWith = offersOfSeed
    .filter((each) => each.offerId !== offerId && others.includes(each.offerId))
    .map((each) => each.terms)
  return { offer: { terms, soldWith }, ...(signOff && { signOff }) }
}

/** All that a campaign of the seed says; undefined when there is none of this name. */
export async function readCampaignWords(campaignId: string): Promise<string[] | undefined> {
  const { entries } = await readFiles(seedFolder)
  const found = entries.find(({ kind, id }) => kind === 'campaign' && id === campaignId)
  return found && textsIn(found.value)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
