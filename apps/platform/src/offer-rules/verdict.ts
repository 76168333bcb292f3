import type { OfferTerms } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'

/** An offer as it is judged: its terms, and what they cannot tell. */
export interface OfferUnderJudgement {
  terms: OfferTerms
  /** Offers that are sold in one breath with it: their value counts with its own. */
  soldWith?: readonly OfferTerms[]
  /** The texts of its first presentation, all of them in one place. */
  words?: readonly string[]
  /** How many players it goes to, where it does not go to everybody. */
  playersInGroup?: number
}

/** One figure that led to a verdict. */
export type Figure = { what: string } & ({ ore: Ore } | { count: number } | { text: string })

export interface Finding {
  verdict: 'kept' | 'broken' | 'unknown' | 'not-for-a-machine'
  figures: readonly Figure[]
  /** Why, where the figures do not say it. */
  reason?: string
}

export interface Verdict extends Finding {
  rule: string
  sentence: string
  source: string
  /** From when it holds in the wording it was judged by; undefined where no wording is known. */
  since?: Date
}

/** A rule in one wording, for as long as that was known to be its wording. */
export interface OfferRule {
  rule: string
  sentence: string
  source: string
  from: Date
  /** The first moment of the next wording; none while it is the last one known. */
  to?: Date
  /** Undefined where it is known that there is a rule and not what it says. */
  judge?: (offer: OfferUnderJudgement) => Finding
  /** Set where it is known that there was no such rule before. */
  isNew?: true
}
