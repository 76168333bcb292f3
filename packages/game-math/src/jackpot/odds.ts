import { createHash } from 'node:crypto'
import type { Rng } from '../random/rng.ts'
import { seededRng } from '../random/seeded-rng.ts'
import type { JackpotNetwork, JackpotTier } from './network.ts'

/** What a tier's chance depends on beside the stake. */
export interface TierStanding {
  /** Thousandths of an øre, before the bet. */
  readonly levelMilliOre: bigint
  /** Of the running day: what is left of it, how long it is, and what has happened in it. */
  readonly day: {
    readonly leftMs: number
    readonly lengthMs: number
    readonly hasDropped: boolean
  }
}

/** A chance as a fraction; never more than 1. */
export interface Chance {
  readonly over: bigint
  readonly of: bigint
}

const never: Chance = { over: 0n, of: 1n }
const certain: Chance = { over: 1n, of: 1n }

/**
 * The chance that this bet takes the tier. For one standing it is proportional to the stake until it
 * is certain, so that a krone has the same chance in every stake. [GAME-04]
 */
export function chanceOf(tier: JackpotTier, stakeOre: bigint, standing: TierStanding): Chance {
  switch (tier.kind) {
    case 'progressive':
      return capped(stakeOre, tier.turnoverOre)
    case 'drop-by-amount':
      return capped(stakeOre * tier.growth, tier.maximumOre * 1000n - standing.levelMilliOre)
    case 'daily': {
      const { leftMs, lengthMs, hasDropped } = standing.day
      if (hasDropped) return never
      if (BigInt(leftMs) * tier.steepest <= BigInt(lengthMs)) {
        return capped(stakeOre * tier.steepest, tier.turnoverOre)
      }
      return capped(stakeOre * BigInt(lengthMs), tier.turnoverOre * BigInt(leftMs))
    }
  }
}

/** A tier's draw of one round: the same from a round's seed for ever. [PROOF-03] */
export interface TierDraw {
  readonly tier: JackpotTier
  /** Uniform in [0, range). */
  readonly draw: bigint
  readonly range: bigint
}

/**
 * One draw for every tier of a network, in their order. They come from a stream of their own, so that
 * the round's outcome is what it would be without jackpots.
 */
export function drawJackpots(network: JackpotNetwork, seed: Uint8Array): TierDraw[] {
  const own = createHash('sha256').update('jackpot draws of a round').update(seed).digest()
  return drawFrom(network, seededRng(own))
}

export function drawFrom(network: JackpotNetwork, rng: Rng): TierDraw[] {
  return network.tiers.map((tier) => {
    // A chance that is known beforehand is met exactly; one that moves, to one part in 2^53.
    const range = tier.kind === 'progressive' ? tier.turnoverOre : drawRange
    return { tier, range, draw: below(rng, range) }
  })
}

export function isHit({ draw, range }: Pick<TierDraw, 'draw' | 'range'>, chance: Chance): boolean {
  return draw * chance.of < chance.over * range
}

/** 53 bits: two words, of which the first gives its upper 21. */
const drawRange = 2n ** 53n

/** Uniform in [0, n), for n up to 2^53: draws beyond the last whole multiple of n are drawn again. */
function below(rng: Rng, n: bigint): bigint {
  const limit = drawRange - (drawRange % n)
  for (;;) {
    const high = BigInt(rng.u32() >>> 11)
    const drawn = (high << 32n) | BigInt(rng.u32())
    if (drawn < limit) return drawn % n
  }
}

function capped(over: bigint, of: bigint): Chance {
  return of <= 0n || over >= of ? certain : { over, of }
}
