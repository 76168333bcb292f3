import { type Ore, ore } from '@nordlys/core'
import type { GambleTerms } from '../base/definition-base.ts'
import { canonicalHash } from '../base/definition-hash.ts'
import { seededRng } from '../random/seeded-rng.ts'

export const gambleColours = ['red', 'black'] as const
export type GambleColour = (typeof gambleColours)[number]

/**
 * A gamble as data: on what one round of a game has won, on one of two colours. Its hash identifies it
 * in the books, where it is a round of its own. [PROOF-03]
 */
export interface GambleDefinition {
  readonly kind: 'gamble'
  /** The hash of the game's definition. */
  readonly game: string
  readonly choice: GambleColour
}

export function gambleOf(game: string, choice: GambleColour): GambleDefinition {
  return { kind: 'gamble', game, choice }
}

export function gambleHash(gamble: GambleDefinition): string {
  return canonicalHash(gamble)
}

export interface GambleOutcome {
  /** The colour of the card that was drawn. */
  readonly card: GambleColour
  readonly winOre: Ore
}

/**
 * One draw of two: whoever has named the card's colour gets twice the stake, else nothing. What is
 * paid times how often is the stake to the bit, so the game's return is what it was. [PROOF-04]
 */
export function playGamble(choice: GambleColour, seed: Uint8Array, stakeOre: Ore): GambleOutcome {
  const card = seededRng(seed).below(2) === 0 ? 'red' : 'black'
  return { card, winOre: ore(card === choice ? stakeOre * 2n : 0n) }
}

/** A win that may be gambled. */
export interface GambleStanding {
  readonly winOre: number
  /** The stake of the round that it came from. */
  readonly betOre: number
  /** How many gambles were made in a row before this one. */
  readonly step: number
}

/** Whether a game's terms allow a win to be staked once more. */
export function mayGamble(terms: GambleTerms, { winOre, betOre, step }: GambleStanding): boolean {
  return winOre > 0 && step < terms.maxSteps && winOre * 2 <= terms.capBets * betOre
}
