import { type OfferTerms, offerTerms } from '@nordlys/contracts'
import type { Tx } from '../db/index.ts'
import { bonusFor, type SignOff } from '../offer-rules/index.ts'
import { judgePublishing, type Lawful, lockOffers, newRulesAt } from './judge-publishing.ts'
import { codeOf, foldCode } from './offers.ts'
import './tables.ts'

interface OfferToPublish {
  offerId: string
  terms: OfferTerms
  signOff?: SignOff
  /** Whether it is offered from now on, in the place of an earlier version. */
  isActive: boolean
  at: Date
}

export type Published =
  | { ok: true; version: number; newRulesAt: Date[]; leftToAPerson: string[] }
  | { ok: false; refusal: Refusal | 'code-taken' }
  | Extract<Lawful, { ok: false }>

type Refusal = 'not-built' | 'for-nobody' | 'no-code' | 'never-valid' | 'gives-nothing'

/**
 * Adds a version of an offer, whose words then never change. Refuses what the platform could not keep, and,
 * without a sign-off, what breaks a rule of the law as of its first moment or cannot be judged by it.
 */
export async function publishOffer(tx: Tx, offer: OfferToPublish): Promise<Published> {
  const { offerId, terms, signOff, isActive, at } = offer
  const refusal = refusalOf(terms)
  if (refusal) return { ok: false, refusal }
  await lockOffers(tx)
  const lawful = await judgePublishing(tx, offer, at)
  if (!lawful.ok) return lawful
  if (!(await holdOffer(tx, offerId, codeOf(terms) ?? null))) {
    return { ok: false, refusal: 'code-taken' }
  }
  const { last } = await tx
    .selectFrom('bonuses_offer_version')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow()
  const version = (last ?? 0) + 1
  await tx
    .insertInto('bonuses_offer_version')
    .values({
      offer_id: offerId,
      version,
      terms: JSON.stringify(offerTerms.encode(terms)),
      published_at: at,
      sign_off: signOff ? JSON.stringify(signOff) : null,
    })
    .execute()
  if (isActive) {
    const active = tx.updateTable('bonuses_offer').set({ active_version: version })
    await active.where('offer_id', '=', offerId).execute()
  }
  const { leftToAPerson } = lawful
  return { ok: true, version, newRulesAt: newRulesAt(offer), leftToAPerson }
}

/** A benefit that no part of the platform gives yet must not be promised. */
function refusalOf(terms: OfferTerms): Refusal | undefined {
  const { trigger, parts, validFrom, validUntil, leastDepositOre } = terms
  const isLaterCode = trigger.kind === 'code' && (trigger.number ?? 1) > 1
  const spins = parts.filter((part) => part.kind === 'spins')
  // A code's money is described in one sentence.
  const isOfTwo = trigger.kind === 'code' && parts.length - spins.length > 1
  if (isLaterCode || isOfTwo || spins.length > 1) return 'not-built'
  if (!isForAnybody(terms)) return 'for-nobody'
  const code = codeOf(terms)
  if (code !== undefined && !(foldCode(code) === code && /^[A-Z0-9]{4,20}$/.test(code))) {
    return 'no-code'
  }
  if (validFrom >= validUntil) return 'never-valid'
  const isMoneyPromised = spins.length < parts.length
  return isMoneyPromised && bonusFor(terms, leastDepositOre) === 0n ? 'gives-nothing' : undefined
}

/**
 * Whether anybody who learns of an offer may be given it: a first deposit is made by one who has
 * deposited nothing, a later one by one who has, and a code is typed by a player.
 */
function isForAnybody({ trigger, segments }: OfferTerms): boolean {
  if (segments.length === 0) return true
  if (trigger.kind === 'code') return segments.some((segment) => segment !== 'Guests')
  return trigger.number === 1
    ? segments.some((segment) => segment !== 'Depositor')
    : segments.includes('Depositor')
}

/** Locks an offer's row, new or with this code before; false when the code is another offer's. */
async function holdOffer(tx: Tx, offerId: string, code: string | null): Promise<boolean> {
  await tx
    .insertInto('bonuses_offer')
    .values({ offer_id: offerId, code, active_version: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('bonuses_offer')
    .select('code')
    .where('offer_id', '=', offerId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && row.code === code
}
