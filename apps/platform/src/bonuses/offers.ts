import type { BonusOffer, OfferPart, OfferTerms } from '@nordlys/contracts'
import {
  after,
  dayMs,
  foldTyped,
  greater,
  lesser,
  type Ore,
  ore,
  shareDown,
  shareUp,
  sum,
  times,
} from '@nordlys/core'

/** One version of an offer: what is promised by it never changes. */
export interface Offer {
  offerId: string
  version: number
  terms: OfferTerms
}

type MoneyPart = Exclude<OfferPart, { kind: 'spins' }>
export type SpinsPart = Extract<OfferPart, { kind: 'spins' }>

/** However a code is typed, it is one: `nordlys 500` is `NORDLYS500`. */
export function foldCode(typed: string): string {
  return foldTyped(typed)
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
}

/** The code an offer is had by; undefined for one that a deposit sets off. */
export function codeOf({ trigger }: OfferTerms): string | undefined {
  return trigger.kind === 'code' ? trigger.code : undefined
}

function moneyParts({ parts }: OfferTerms): MoneyPart[] {
  return parts.filter((part) => part.kind !== 'spins')
}

export function spinsOf({ parts }: OfferTerms): SpinsPart | undefined {
  return parts.find((part) => part.kind === 'spins')
}

/** The bonus money that a deposit of so much gives; nothing where the offer gives spins alone. */
export function bonusFor(terms: OfferTerms, depositOre: Ore): Ore {
  return sum(...moneyParts(terms).map((part) => partFor(part, depositOre)))
}

function partFor(part: MoneyPart, depositOre: Ore): Ore {
  if (part.kind === 'fixed') return part.amountOre
  return lesser(shareDown(depositOre, BigInt(part.percent), 100n), part.mostOre)
}

/** What must be staked before the bonus is cash; nothing where the terms ask for nothing. */
export function requirementFor({ wagering }: OfferTerms, depositOre: Ore, bonusOre: Ore): Ore {
  if (!wagering) return ore(0)
  const base = wagering.base === 'bonus' ? bonusOre : sum(depositOre, bonusOre)
  return times(base, wagering.factor)
}

/** The offer's days of 24 elapsed hours from the moment it is given, whatever the clocks do meanwhile. */
export function expiryOf({ days }: OfferTerms, at: Date): Date {
  return after(at, days * dayMs)
}

/** The least deposit that gives the whole of an offer, and what that comes to. */
export function exampleOf(terms: OfferTerms): BonusOffer['example'] {
  const forMost = moneyParts(terms).map((part) =>
    part.kind === 'fixed' ? ore(0) : shareUp(part.mostOre, 100n, BigInt(part.percent)),
  )
  const depositOre = forMost.reduce(greater, terms.leastDepositOre)
  const bonusOre = bonusFor(terms, depositOre)
  return { depositOre, bonusOre, requiredOre: requirementFor(terms, depositOre, bonusOre) }
}

/** The terms in full of an offer by code, with a worked example of all it can give. */
export function presentOffer(code: string, terms: OfferTerms, at: Date): BonusOffer {
  const { trigger, parts } = terms
  const match = parts.find((part) => part.kind === 'match')
  const spins = spinsOf(terms)
  const example = exampleOf(terms)
  return {
    code,
    ...(match && { percent: match.percent }),
    mostOre: example.bonusOre,
    ...(spins && { spins: { count: spins.count, valueOre: spins.valueOre } }),
    leastDepositOre: terms.leastDepositOre,
    wageringFactor: terms.wagering?.factor ?? 0,
    stakeMaxOre: terms.stakeMaxOre,
    days: terms.days,
    expiresAt: expiryOf(terms, at),
    validUntil: terms.validUntil,
    isOncePerPlayer: terms.isOncePerPerson,
    isFirstDepositOnly: trigger.number === 1,
    example,
  }
}
