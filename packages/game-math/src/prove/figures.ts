import { invariant } from '@nordlys/core'
import { type DefinitionBase, volatilityOf } from '../base/definition-base.ts'
import { canonicalHash } from '../base/definition-hash.ts'
import type { BestWin } from './best-round.ts'
import { expectedLongestDryRun } from './dry-run.ts'
import {
  decimal,
  type Fraction,
  fraction,
  minus,
  multiply,
  one,
  show,
  toNumber,
} from './fraction.ts'
import type { ParBase } from './par.ts'
import type { RoundMoments } from './round-moments.ts'
import { winBands } from './win-bands.ts'
import type { WinDistribution } from './win-distribution.ts'

/**
 * The figures that are told of every game: from the exact moments of a round, and from its
 * distribution in doubles for the odds alone. Crashes when the two differ, or when the cap on
 * wins could bite.
 */
export function figuresOf(
  definition: DefinitionBase,
  capBets: number,
  round: RoundMoments,
  distribution: WinDistribution,
): ParBase {
  requireSameDistribution(round, distribution)
  const bet = definition.coinsPerBet
  const { most } = distribution
  return {
    ...exactFigures(definition, capBets, round, most),
    atLeast: oddsBets
      .map((bets) => ({ bets, chance: chanceAtLeast(distribution, bets * bet) }))
      .filter(({ chance }) => chance > rarestOdds),
    bands: winBands(distribution, bet),
  }
}

/**
 * The figures that need no distribution, and no odds with them. Crashes when the cap on wins could
 * bite. `most` is the largest win that has a chance.
 */
export function exactFigures(
  definition: DefinitionBase,
  capBets: number,
  round: RoundMoments,
  most: BestWin,
): ParBase {
  const bet = definition.coinsPerBet
  const maxWinBets = most.coins / bet
  invariant(maxWinBets <= capBets, `the win cap bites: ${maxWinBets} bets`)
  const rtp = perBet(definition, round.mean)
  const variance = toNumber(minus(round.square, multiply(round.mean, round.mean)))
  const standardDeviation = rounded(Math.sqrt(variance) / bet, 6)
  return {
    definitionHash: canonicalHash(definition),
    rtp: show(rtp),
    rtpPercent: percent(rtp),
    hitRate: decimal(minus(one, round.losing), 8),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWinBets,
    maxWinChance: Number(most.chance.toPrecision(6)),
    atLeast: [],
    bands: [],
    longestDryRun: rounded(expectedLongestDryRun(toNumber(round.losing), 1000), 2),
  }
}

const oddsBets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const
/** The odds need no win told apart from a larger one from here on. */
export const lastOddsBets = 1000
/** Rarer ones are told by nobody, and the dropped paths could touch their digits. */
export const rarestOdds = 1e-6

export function perBet({ coinsPerBet }: DefinitionBase, coins: Fraction): Fraction {
  return multiply(coins, fraction(1, coinsPerBet))
}

export function percent(share: Fraction): number {
  return decimal(multiply(share, fraction(100, 1)), 4)
}

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

function chanceAtLeast({ chances, beyond }: WinDistribution, from: number): number {
  const above = chances.subarray(from)
  const chance = above.reduceRight((total, each) => total + each, beyond.chance)
  return Number(chance.toPrecision(6))
}

/**
 * The distribution was added up in doubles; it must agree with the exact moments to 1e-9, but for
 * what the dropped paths can have won.
 */
function requireSameDistribution(
  exact: RoundMoments,
  { chances, beyond, dropped, most }: WinDistribution,
): void {
  let { chance: all, coins: mean, squares: square } = beyond
  chances.forEach((chance, coins) => {
    all += chance
    mean += chance * coins
    square += chance * coins * coins
  })
  const isNear = (value: number, expected: number, missing: number) =>
    Math.abs(value - expected) < expected * 1e-9 + missing
  invariant(dropped < 1e-12 && isNear(all, 1, 0), `the distribution adds up to ${all}`)
  const [exactMean, exactSquare] = [toNumber(exact.mean), toNumber(exact.square)]
  invariant(isNear(mean, exactMean, dropped * most.coins), 'the distribution has another mean')
  const missing = dropped * most.coins ** 2
  invariant(isNear(square, exactSquare, missing), 'the distribution has another mean square')
}
