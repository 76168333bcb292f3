import type { ListedCampaign, PlayerSegment } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { imageUrl } from '../content/image-address.ts'
import type { RequestScope } from '../request-scope.ts'
import type { Translate } from '../text/texts.ts'

/** A campaign as a card or a page shows it, with all its conditions. */
export interface ShownCampaign {
  slug: string
  title: string
  subLine: string
  image: string
  alt: string
  terms: readonly string[]
  button: { text: string; address: string }
  /** When it begins and ends, as dates; undefined where it does not. */
  from: string | undefined
  until: string | undefined
}

export function shownCampaign(campaign: ListedCampaign): ShownCampaign {
  const { slug, title, subLine, image, terms, button, publicFrom, publicUntil } = campaign
  const dateOf = (moment: string | undefined) => moment && formatDate(new Date(moment))
  return {
    slug,
    title,
    subLine,
    image: imageUrl(image.image),
    alt: image.alt,
    terms,
    button,
    from: dateOf(publicFrom),
    until: dateOf(publicUntil),
  }
}

export function campaignAddress(slug: string): string {
  return `/kampagner/${slug}`
}

/** The period of a campaign in words; nothing for one without end or beginning. */
export function periodOf({ from, until }: ShownCampaign, t: Translate): string | undefined {
  if (from && until) return t('campaign.period_from_until', { from, until })
  if (until) return t('campaign.period_until', { until })
  return from && t('campaign.period_from', { from })
}

/** Whom content is chosen for on this page. [DATA-15] */
export function segmentOf({ knownPlayer }: RequestScope): PlayerSegment {
  if (!knownPlayer) return 'Guests'
  return knownPlayer.hasDeposited ? 'Depositor' : 'Non-Depositor'
}
