import { legalAgeYears, type WelcomeOffer } from '@nordlys/contracts'
import { studioGames } from '@nordlys/game-catalogue'
import { readFiles, seedFolder } from '../../apps/platform/src/content/index.ts'
import { seed } from '../../apps/site/app/ground/text/generated/seed.ts'
import { type Translate, translator } from '../../apps/site/app/ground/text/texts.ts'
import type { OfferInSteps } from '../../apps/site/app/parts/offer/offer-in-steps.ts'
import { filledFor, fillOffer, namesOffer } from '../../apps/site/app/parts/offer/offer-words.ts'
import { stepTermsOf, whoTerm } from '../../apps/site/app/parts/offer/step-words.ts'
import { stepWords } from '../../apps/site/app/parts/offer/told-content.ts'
import { isInSteps, tellWhole } from '../../apps/site/app/parts/offer/welcome-offer.ts'

/** A campaign of the seed, its figures unfilled; undefined when there is none of this name. */
export async function findCampaign(campaignId: string): Promise<unknown> {
  const { entries } = await readFiles(seedFolder)
  return entries.find(({ kind, id }) => kind === 'campaign' && id === campaignId)?.value
}

/**
 * All that a campaign says while these are what is offered, as its page shows it. Undefined where it names
 * figures that they have not: then it is not shown beside them.
 */
export function campaignWords(
  campaign: unknown,
  offered: readonly WelcomeOffer[],
): string[] | undefined {
  if (!namesOffer(campaign)) return textsIn(campaign)
  const offer = tellWhole(offered, games, legalAgeYears)
  if (!offer) return undefined
  if (!isInSteps(offer)) return toldIn(fillOffer(campaign, offer))
  const t = translator(seed)
  const told = toldIn(filledFor(campaign, 'in-steps', stepWords(t, offer)))
  // The terms of each deposit stand beside the campaign's own.
  return told && [...told, ...termsOf(t, offer)]
}

const games = studioGames.map(({ id, titleDa }) => ({ gameId: id, title: titleDa }))

function termsOf(t: Translate, offer: OfferInSteps): string[] {
  return [...offer.steps.flatMap((step) => stepTermsOf(t, step)), whoTerm(t, offer)]
}

function toldIn(filled: unknown): string[] | undefined {
  return filled === undefined ? undefined : textsIn(filled)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
