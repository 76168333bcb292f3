import type { OfferTerms } from '@nordlys/contracts'
import type { Ore, PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { asOffer, numberOf } from './find-offers.ts'
import { isUsed } from './is-used.ts'
import type { Offer } from './offers.ts'

/** Keeps which versions of the welcome offer a player chose, so that no later one takes their place. */
export async function promiseOffers(
  tx: Tx,
  chosen: { playerId: PlayerId; offers: readonly OfferVersion[]; at: Date },
): Promise<void> {
  const { playerId, offers, at } = chosen
  if (offers.length === 0) return
  const row = ({ offerId, version }: OfferVersion) => ({
    player_id: playerId,
    offer_id: offerId,
    version,
    promised_at: at,
  })
  await tx.insertInto('bonuses_promise').values(offers.map(row)).execute()
}

export type OfferVersion = Pick<Offer, 'offerId' | 'version'>

/** Counts the booked deposits of a player that were of at least so much. */
export type CountDeposits = (leastOre: Ore) => Promise<number>

/**
 * The offer that a deposit of so much carries, were it the next to be booked: one that was promised and that
 * this deposit sets off. Undefined when there is none, it has ended, or this person has had it. Without an
 * amount: what one that is large enough would carry.
 */
export async function findPromised(
  db: Db | Tx,
  asked: { playerId: PlayerId; amountOre?: Ore; countDeposits: CountDeposits; at: Date },
): Promise<Offer | undefined> {
  const { playerId, amountOre, countDeposits, at } = asked
  for (const offer of await promisedTo(db, playerId)) {
    const { terms } = offer
    if (at >= terms.validUntil) continue
    if (amountOre !== undefined && amountOre < terms.leastDepositOre) continue
    if (!isSetOffBy(terms, (await countDeposits(terms.leastDepositOre)) + 1)) continue
    if (!(await isUsed(db, offer, playerId))) return offer
  }
  return undefined
}

/**
 * Which deposits after the next bring more of what was promised, counted from 1 and in their order: what the
 * next one declines takes nothing from them.
 */
export async function findLaterDeposits(
  db: Db | Tx,
  asked: { playerId: PlayerId; countDeposits: CountDeposits; at: Date },
): Promise<number[]> {
  const { playerId, countDeposits, at } = asked
  const later: number[] = []
  for (const offer of await promisedTo(db, playerId)) {
    const { terms } = offer
    if (at >= terms.validUntil) continue
    if (numberOf(offer) <= (await countDeposits(terms.leastDepositOre)) + 1) continue
    if (!(await isUsed(db, offer, playerId))) later.push(numberOf(offer))
  }
  return later.toSorted((a, b) => a - b)
}

/**
 * Whether an offer is set off by the deposit that is the n-th booked one of at least the least it asks for. A
 * smaller one neither sets it off nor counts. By a code it was set off when the deposit was begun.
 */
export function isSetOffBy({ trigger }: OfferTerms, number: number): boolean {
  return trigger.kind === 'code' || trigger.number === number
}

async function promisedTo(db: Db | Tx, playerId: PlayerId): Promise<Offer[]> {
  const rows = await db
    .selectFrom('bonuses_promise')
    .innerJoin('bonuses_offer_version', (join) =>
      join
        .onRef('bonuses_offer_version.offer_id', '=', 'bonuses_promise.offer_id')
        .onRef('bonuses_offer_version.version', '=', 'bonuses_promise.version'),
    )
    .select(['bonuses_promise.offer_id', 'bonuses_promise.version', 'terms'])
    .where('player_id', '=', playerId)
    .orderBy('bonuses_promise.offer_id')
    .execute()
  return rows.map(asOffer)
}
