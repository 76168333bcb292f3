import { offerTerms } from '@nordlys/contracts'
import type { Db, Tx } from '../db/index.ts'
import { foldCode, type Offer } from './offers.ts'
import './tables.ts'

/** The offer of a code now; undefined when the code has no offer, or its offer is switched off. */
export async function findOffer(db: Db | Tx, code: string): Promise<Offer | undefined> {
  const row = await activeOffers(db)
    .where('bonuses_offer.code', '=', foldCode(code))
    .executeTakeFirst()
  return row && asOffer(row)
}

/** The offers that deposits set off at this moment, in the order of the deposits. */
export async function findDepositOffers(db: Db | Tx, at: Date): Promise<Offer[]> {
  const rows = await activeOffers(db).where('bonuses_offer_version.code', 'is', null).execute()
  const offers = rows.map(asOffer).filter(({ terms }) => terms.trigger.kind === 'deposit')
  const valid = offers.filter(({ terms }) => terms.validFrom <= at && at < terms.validUntil)
  return valid.toSorted((a, b) => numberOf(a) - numberOf(b))
}

/**
 * The offers that a person who registers now may choose: those that deposits set off, while the
 * first deposit sets one off. The operator switches it off by offering no version of it. [BONUS-01]
 */
export async function findWelcomeOffers(db: Db | Tx, at: Date): Promise<Offer[]> {
  const offers = await findDepositOffers(db, at)
  return offers[0] && numberOf(offers[0]) === 1 ? offers : []
}

export function activeOffers(db: Db | Tx) {
  return db
    .selectFrom('bonuses_offer')
    .innerJoin('bonuses_offer_version', (join) =>
      join
        .onRef('bonuses_offer_version.offer_id', '=', 'bonuses_offer.offer_id')
        .onRef('bonuses_offer_version.version', '=', 'bonuses_offer.active_version'),
    )
    .select([
      'bonuses_offer_version.offer_id',
      'bonuses_offer_version.version',
      'bonuses_offer_version.terms',
    ])
    .orderBy('bonuses_offer.offer_id')
}

/** A version as it is stored; one that is no offer's terms stops the program, since it was checked before. */
export function asOffer(row: { offer_id: string; version: number; terms: unknown }): Offer {
  const { offer_id: offerId, version, terms } = row
  return { offerId, version, terms: offerTerms.decode(terms as Stored) }
}

type Stored = Parameters<typeof offerTerms.decode>[0]

export function numberOf({ terms }: Pick<Offer, 'terms'>): number {
  return terms.trigger.number ?? 1
}
