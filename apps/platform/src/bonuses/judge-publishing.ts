import type { OfferTerms } from '@nordlys/contracts'
import { sql } from 'kysely'
import { lockKeys, type Tx } from '../db/index.ts'
import { judgeOffer, mayPublish, rulesChangeAt, type SignOff } from '../offer-rules/index.ts'
import { activeOffers, asOffer, numberOf } from './find-offers.ts'
import type { Offer } from './offers.ts'

interface OfferToJudge {
  offerId: string
  terms: OfferTerms
  signOff?: SignOff | undefined
  /** Whether it is offered from now on: then what is offered beside it counts too. */
  isActive: boolean
}

export type Lawful =
  | { ok: true; leftToAPerson: string[] }
  | { ok: false; refusal: 'number-taken' | 'deposits-cross'; offerId: string }
  | { ok: false; refusal: 'needs-sign-off'; rules: string[] }

/** Allows one change of the offers at a time, so that two never pass unseen by each other. */
export async function lockOffers(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockKeys.offers})`.execute(tx)
}

/**
 * Whether an offer may be published or offered: by the rules of its first moment, or of now once it
 * has begun, and together with all that other deposits set off meanwhile, since a person who
 * registers is promised all of it. No two may wait for one deposit. Asked while the offers are
 * held. [BONUS-01]
 */
export async function judgePublishing(tx: Tx, offer: OfferToJudge, at: Date): Promise<Lawful> {
  const { terms, signOff } = offer
  const beside = offer.isActive ? await offeredBeside(tx, offer) : []
  const rival = beside.find((each) => numberOf(each) === numberOf(offer))
  if (rival) return { ok: false, refusal: 'number-taken', offerId: rival.offerId }
  const crossing = beside.find((each) => isOneDeposit(each, offer))
  if (crossing) return { ok: false, refusal: 'deposits-cross', offerId: crossing.offerId }
  const soldWith = beside.map((each) => each.terms)
  const lawful = mayPublish(judgeOffer({ terms, soldWith }, later(at, terms.validFrom)), signOff)
  if (lawful.ok) return { ok: true, leftToAPerson: [...lawful.leftToAPerson] }
  return { ok: false, refusal: 'needs-sign-off', rules: [...lawful.rules] }
}

/**
 * Whether one deposit could be the one that both wait for: a later one that asks for less counts deposits
 * that an earlier one does not. Then one of two promises would not be kept.
 */
function isOneDeposit(one: Pick<Offer, 'terms'>, other: Pick<Offer, 'terms'>): boolean {
  if (one.terms.trigger.kind !== 'deposit' || other.terms.trigger.kind !== 'deposit') return false
  const [earlier, later] = [one, other].toSorted((a, b) => numberOf(a) - numberOf(b))
  return !!earlier && !!later && later.terms.leastDepositOre < earlier.terms.leastDepositOre
}

/** From when other rules hold for a version, while it may be offered: it is to be looked at again by then. */
export function newRulesAt({ terms, at }: { terms: OfferTerms; at: Date }): Date[] {
  return rulesChangeAt(later(at, terms.validFrom), terms.validUntil)
}

/** The offers of other deposits at a moment at which a deposit sets off this one too. */
async function offeredBeside(tx: Tx, { offerId, terms }: OfferToJudge) {
  if (terms.trigger.kind !== 'deposit') return []
  const rows = await activeOffers(tx).where('bonuses_offer.offer_id', '<>', offerId).execute()
  const others = rows.map(asOffer).filter((each) => each.terms.trigger.kind === 'deposit')
  return others.filter(
    (each) => each.terms.validFrom < terms.validUntil && terms.validFrom < each.terms.validUntil,
  )
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}
