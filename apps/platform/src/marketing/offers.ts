import { type OfferProperty, offerProperty } from '@nordlys/contracts'
import { type PlayerId, required } from '@nordlys/core'
import {
  type MarketingChannel,
  type MarketingConsents,
  readMarketingConsents,
  setMarketingConsents,
} from '../players/index.ts'
import type { MarketingContext } from './context.ts'

const channelOf: Readonly<Record<OfferProperty, MarketingChannel>> = {
  acceptsmsoffer: 'sms',
  acceptemailoffer: 'email',
}

export interface OfferPair {
  property: OfferProperty
  value: boolean
}

/** The offers a player accepts, as pairs of property and value. [DATA-02] */
export async function readOffers(
  { db, rules }: MarketingContext,
  player: PlayerId,
): Promise<OfferPair[]> {
  return pairsOf(await readMarketingConsents(db, player, rules.brand))
}

/** Says what a player accepts, in their own pages. */
export async function setOffers(
  context: MarketingContext,
  said: { playerId: PlayerId; given: Partial<MarketingConsents>; at: Date },
): Promise<OfferPair[]> {
  const consents = await context.db
    .transaction()
    .execute((tx) => setMarketingConsents(context.rules, tx, { ...said, way: 'profile' }))
  return pairsOf(required(consents, 'the player of a session'))
}

/**
 * The consents that a list of properties and values speaks of; the last of a name counts. Undefined
 * when one of the names is not on the list of what may be set, or a value is none.
 */
export function readPairs(
  pairs: readonly { property: string; value: string }[],
): Partial<MarketingConsents> | undefined {
  const given: Partial<Record<MarketingChannel, boolean>> = {}
  for (const { property, value } of pairs) {
    const name = offerProperty.safeParse(property)
    if (!name.success || (value !== 'True' && value !== 'False')) return undefined
    given[channelOf[name.data]] = value === 'True'
  }
  return given
}

function pairsOf(consents: MarketingConsents): OfferPair[] {
  return offerProperty.options.map((property) => ({
    property,
    value: consents[channelOf[property]],
  }))
}
