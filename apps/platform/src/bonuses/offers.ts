import type { BonusOffer, OfferPart, OfferTerms } from '@nordlys/contracts'
import { after, dayMs, foldTyped, greater } from '@nordlys/core'
import { bonusFor, capsOf, requirementFor } from '../offer-rules/index.ts'

/** One version of an offer: what is promised by it never changes. */
export interface Offer {
  offerId: string
  version: number
  terms: OfferTerms
}

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

export function spinsOf({ parts }: OfferTerms): SpinsPart | undefined {
  return parts.find((part) => part.kind === 'spins')
}

/** The offer's days of 24 elapsed hours from the moment it is given, whatever the clocks do meanwhile. */
export function expiryOf({ days }: OfferTerms, at: Date): Date {
  return after(at, days * dayMs)
}

/** The least deposit that gives the whole of an offer, and what that comes to. */
export function exampleOf(terms: OfferTerms): BonusOffer['example'] {
  const depositOre = capsOf(terms).reduce(greater, terms.leastDepositOre)
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
    ...(spins && {
      spins: { count: spins.count, valueOre: spins.valueOre, gameIds: spins.gameIds },
    }),
    leastDepositOre: terms.leastDepositOre,
    // Spins alone are wagered by nothing, whatever the terms have beside them.
    wageringFactor: example.requiredOre > 0n ? (terms.wagering?.factor ?? 0) : 0,
    ...(terms.wagering?.base === 'deposit-and-bonus' && { isWageringOfDepositToo: true as const }),
    stakeMaxOre: terms.stakeMaxOre,
    ...(terms.countingGameIds && { countingGameIds: terms.countingGameIds }),
    days: terms.days,
    expiresAt: expiryOf(terms, at),
    validUntil: terms.validUntil,
    isOncePerPlayer: terms.isOncePerPerson,
    isFirstDepositOnly: trigger.number === 1,
    example,
  }
}
