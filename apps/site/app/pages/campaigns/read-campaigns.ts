import { isShown, type ListedCampaign, type PlayerSegment, readCampaigns } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { imageUrl } from '../../ground/links/image-address.ts'
import { callPlatform, type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { segmentOf } from '../../ground/scope/segment-of.ts'
import { leadsOpen } from '../../ground/standing/act-of-address.ts'
import type { SerializedTexts, Translate } from '../../ground/text/texts.ts'
import type { OfferInSteps } from '../../parts/offer/offer-in-steps.ts'
import { namesOffer } from '../../parts/offer/offer-words.ts'
import { type ToldContent, tellContent } from '../../parts/offer/told-content.ts'
import { loadShownOffer } from '../../parts/offer/welcome-offer.ts'

/** A campaign as a card or a page shows it, with all its conditions. */
export interface ShownCampaign {
  slug: string
  title: string
  subLine: string
  image: string
  alt: string
  terms: readonly string[]
  /** The offer it tells of deposit by deposit: its terms stand before `terms`. */
  steps: OfferInSteps | undefined
  button: { text: string; address: string }
  /** When it begins and ends, as dates; undefined where it does not. */
  from: string | undefined
  until: string | undefined
}

export function shownCampaign({ content, steps }: ToldContent<ListedCampaign>): ShownCampaign {
  const { slug, title, subLine, image, terms, button, publicFrom, publicUntil } = content
  const dateOf = (moment: string | undefined) => moment && formatDate(new Date(moment))
  return {
    slug,
    title,
    subLine,
    image: imageUrl(image.image),
    alt: image.alt,
    terms,
    steps,
    button,
    from: dateOf(publicFrom),
    until: dateOf(publicUntil),
  }
}

export function campaignAddress(slug: string): string {
  return `/kampagner/${slug}`
}

/** The period of a campaign in words; nothing for one without end or beginning. */
export function periodOf(
  { from, until }: Pick<ShownCampaign, 'from' | 'until'>,
  t: Translate,
): string | undefined {
  if (from && until) return t('campaign.period_from_until', { from, until })
  if (until) return t('campaign.period_until', { until })
  return from && t('campaign.period_from', { from })
}

/** The campaigns that run now for the viewer; a player who may not play sees none. [LIM-06] */
export async function campaignsFor(
  scope: RequestScope,
  surface: 'campaign-list' | 'own-campaigns',
): Promise<readonly ShownCampaign[]> {
  if (!isShown(surface, scope.knownPlayer?.standing)) return []
  const outcome = await callPlatform(scope, readCampaigns, { segment: segmentOf(scope) })
  if (!outcome.ok) return []
  const shown = await Promise.all(outcome.campaigns.map((campaign) => withOffer(scope, campaign)))
  return shown.flatMap((campaign) => (campaign ? [shownCampaign(campaign)] : []))
}

/**
 * Content with the welcome offer's own figures in it; undefined for what tells of one while there is none.
 * The figures stand in the offer alone. [BONUS-01]
 */
export async function withOffer<Value>(
  scope: RequestScope,
  content: Value,
): Promise<ToldContent<Value> | undefined> {
  return tellContent(scope, content, namesOffer(content) ? await loadShownOffer(scope) : undefined)
}

/** The texts of a page of campaigns: an offer in steps brings its own. */
export function campaignTexts(
  scope: RequestScope,
  told: readonly { steps?: OfferInSteps | undefined }[],
): SerializedTexts {
  const ofOffer = told.some(({ steps }) => steps) ? (['offer'] as const) : []
  return textsOf(scope, 'campaign', 'condition', ...ofOffer)
}

/**
 * Why an offer's own page does not show it: this player may be offered nothing, or it is meant for
 * others, such as new customers. Undefined when it is for the viewer; nobody knows a visitor, and
 * they may read every page. [DATA-15]
 */
export function whyNotFor(
  scope: RequestScope,
  surface: 'campaign-page' | 'landing-page',
  { segments = [] }: { segments?: readonly PlayerSegment[] | undefined },
): 'withheld' | 'for-others' | undefined {
  if (!isShown(surface, scope.knownPlayer?.standing)) return 'withheld'
  const isForAll = scope.knownPlayer === undefined || segments.length === 0
  return isForAll || segments.includes(segmentOf(scope)) ? undefined : 'for-others'
}

/** The button of an offer, where it leads anywhere for the viewer. */
export function shownButton<Button extends { address: string }>(
  { knownPlayer }: RequestScope,
  button: Button,
): Button | undefined {
  return leadsOpen(button.address, knownPlayer?.standing) ? button : undefined
}
