import type { Ore } from '@nordlys/core'
import type { TableRefusal } from './machine.ts'

/** A bet by the game's name for it and its stake in øre, as they cross the wire and are stored. */
export type Stake = readonly [bet: string, stakeOre: number]

/** Chips are whole kroner, so that halves, 3:2 and 5 % of a stake are whole øre. */
const chipOre = 100

/** In øre, as rules have them: plain JSON. */
export interface StakeLimits {
  readonly minOre: number
  readonly maxOre: number
}

export interface SlipLimits {
  /** Of one bet; undefined when the game has no such bet. */
  of(bet: string): StakeLimits | undefined
  /** For all bets together. */
  readonly maxTableOre: number
}

/** What became of one bet. */
export interface TableLine {
  readonly bet: string
  readonly stakeOre: Ore
  /** All that comes back, the stake included. */
  readonly payoutOre: Ore
}

/**
 * Bets that came from outside, each at most once and within its limits, or why they are refused:
 * what cannot be read first, then bet by bet, then the sum. A refusal names only bets of the game.
 */
export function readStakes(value: unknown, limits: SlipLimits): readonly Stake[] | TableRefusal {
  if (!Array.isArray(value)) return { refused: 'malformed' }
  const entries: readonly unknown[] = value
  const stakes = new Map<string, number>()
  for (const entry of entries) {
    const stake = readStake(entry)
    if (!stake || !limits.of(stake[0])) return { refused: 'malformed' }
    if (stakes.has(stake[0])) return { refused: 'malformed', bet: stake[0] }
    stakes.set(stake[0], stake[1])
  }
  const slip = [...stakes]
  return problemOf(slip, limits) ?? slip
}

function readStake(entry: unknown): Stake | undefined {
  if (!Array.isArray(entry) || entry.length !== 2) return undefined
  const [bet, stakeOre]: readonly unknown[] = entry
  if (typeof bet !== 'string' || typeof stakeOre !== 'number') return undefined
  return Number.isSafeInteger(stakeOre) && stakeOre > 0 ? [bet, stakeOre] : undefined
}

function problemOf(slip: readonly Stake[], limits: SlipLimits): TableRefusal | undefined {
  for (const [bet, stakeOre] of slip) {
    const { minOre, maxOre } = limits.of(bet) ?? { minOre: 0, maxOre: 0 }
    if (stakeOre % chipOre !== 0) return { refused: 'not-a-step', bet }
    if (stakeOre < minOre) return { refused: 'below-minimum', bet }
    if (stakeOre > maxOre) return { refused: 'above-maximum', bet }
  }
  if (slip.length === 0) return { refused: 'below-minimum' }
  const sumOre = slip.reduce((sum, [, stakeOre]) => sum + stakeOre, 0)
  return sumOre > limits.maxTableOre ? { refused: 'above-maximum' } : undefined
}
