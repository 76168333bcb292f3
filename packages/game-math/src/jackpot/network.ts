/**
 * A jackpot is one tier of a network. Amounts are øre; `growth` and `reserve` are thousandths of an
 * øre for every øre staked, whole numbers, so that every bet is split without a rest. What a pool
 * grows by is `growth`; what pays the next pool's seed is `reserve`. Nothing else is taken. [GAME-04]
 */
interface TierTerms {
  /** Names the tier in the books; never used again for another. */
  readonly key: string
  readonly nameDa: string
  /** What a new pool begins with; of a tier that keeps a part, what the very first began with. */
  readonly seedOre: bigint
  readonly growth: bigint
  readonly reserve: bigint
}

/** Falls by chance alone: a bet's is its stake over the turnover between two hits. */
interface ProgressiveTier extends TierTerms {
  readonly kind: 'progressive'
  readonly turnoverOre: bigint
}

/** Falls before it passes an amount: a bet's chance is what it adds over what is still missing. */
interface DropByAmountTier extends TierTerms {
  readonly kind: 'drop-by-amount'
  readonly maximumOre: bigint
}

/**
 * Falls at most once a day in Denmark, and on most days; the chance of a krone grows as the day
 * shrinks. On a quiet day it may stay, and all that was staked for it stays in it: a drop that had to
 * come would go to whoever bets last. A part is kept at each win instead of a seed that the house
 * advances, so that what is paid is what came in, whatever is staked in a day.
 */
interface DailyTier extends TierTerms {
  readonly kind: 'daily'
  readonly reserve: 0n
  /** What is expected to be staked in a day; with it the drop is equally likely at any moment. */
  readonly turnoverOre: bigint
  /** The chance of a krone grows to so many times that of the day's first, and no further. */
  readonly steepest: bigint
  /** Thousandths of the pool that a winner leaves in it: what the next begins with. */
  readonly kept: bigint
}

export type JackpotTier = ProgressiveTier | DropByAmountTier | DailyTier

/** Thousandths of the pool that a win leaves in it. */
export function keptOf(tier: JackpotTier): bigint {
  return tier.kind === 'daily' ? tier.kept : 0n
}

export interface JackpotNetwork {
  /** The number of its pool in the books. */
  readonly pool: number
  readonly key: string
  readonly nameDa: string
  /** The largest first: the order of the draws, which is a part of the replay. */
  readonly tiers: readonly JackpotTier[]
}

/** What a bet gives to the network in all, in thousandths of an øre for every øre staked. */
export function rateOf(network: JackpotNetwork): bigint {
  return network.tiers.reduce((total, { growth, reserve }) => total + growth + reserve, 0n)
}

/**
 * The network's exact share of the return to player, of 1: all that is contributed is paid out. The
 * games' own returns stand beside it and do not change.
 */
export function returnShareOf(network: JackpotNetwork): number {
  return Number(rateOf(network)) / 1000
}

/** What is wrong with a network's terms; empty when the players' stakes pay for each new beginning. */
export function problemsOf(network: JackpotNetwork): string[] {
  const { tiers, key } = network
  const problems = tiers.filter((tier) => !isPaidFor(tier)).map((tier) => `${key}: ${tier.key}`)
  if (tiers.length === 0) problems.push(`${key} has no tiers`)
  if (tiers.some(({ seedOre, growth }) => seedOre <= 0n || growth <= 0n)) {
    problems.push(`${key} has a tier without seed or growth`)
  }
  return problems
}

/** What the reserve brings in over one pool's life, against the seed that the next begins with. */
function isPaidFor(tier: JackpotTier): boolean {
  const { seedOre, growth, reserve } = tier
  if (tier.kind === 'daily') return tier.kept > 0n && tier.kept < 1000n
  if (tier.kind !== 'drop-by-amount') return reserve * tier.turnoverOre === seedOre * 1000n
  // The point of the drop is uniform, so on average half the way from seed to maximum is staked for.
  return reserve * (tier.maximumOre - seedOre) === 2n * growth * seedOre
}
