import { invariant } from '@nordlys/core'
import { type CompiledGame, compile } from '../slot/compile.ts'
import { type DeclaredFigures, type GameDefinition, volatilityOf } from '../slot/definition.ts'
import { definitionHash } from '../slot/definition-hash.ts'
import { spinHistogram } from './cycle.ts'
import { expectedLongestDryRun } from './dry-run.ts'
import { expectedFreeSpins } from './expected-spins.ts'
import {
  decimal,
  equal,
  type Fraction,
  fraction,
  minus,
  multiply,
  one,
  plus,
  show,
  toNumber,
} from './fraction.ts'
import { pairMoments } from './pair-moments.ts'
import type { Par } from './par.ts'
import { type RoundMoments, roundMoments } from './round-moments.ts'
import { momentsOf, type SpinMoments } from './spin-moments.ts'
import { winDistribution } from './win-distribution.ts'

/**
 * The exact figures of a game, by two methods that share neither their reading of a line nor
 * their way through the free spins: A counts every grid and goes forwards, B counts none and goes
 * backwards. Crashes when they differ in one digit, or when the cap on wins could bite, for the
 * return leaves that cap out. The definition must have passed `checkDefinition`. [PROOF-01]
 */
export function prove(definition: GameDefinition): Par {
  const game = compile(definition)
  const histograms = { base: spinHistogram(game, game.base), free: spinHistogram(game, game.free) }
  const a = { base: momentsOf(histograms.base), free: momentsOf(histograms.free) }
  const b = { base: pairMoments(game, game.base), free: pairMoments(game, game.free) }
  requireSameMoments(a.base, b.base)
  requireSameMoments(a.free, b.free)

  const spins = expectedFreeSpins(game, a.base, a.free)
  const freeMean = multiply(fraction(game.freeMultiplier, 1), multiply(spins, meanOf(a.free)))
  const forwards = perBet(game, plus(meanOf(a.base), freeMean))
  const round = roundMoments(game, b.base, b.free)
  const rtp = perBet(game, round.mean)
  invariant(equal(forwards, rtp), `methods A and B differ: ${show(forwards)}, ${show(rtp)}`)

  const { chances, dropped } = winDistribution(game, histograms.base, histograms.free)
  requireSameDistribution(round, chances, dropped)
  const maxWinBets = (chances.length - 1) / definition.coinsPerBet
  invariant(maxWinBets <= definition.caps.maxWinBets, `the win cap bites: ${maxWinBets} bets`)

  const standardDeviation = deviationBets(game, round)
  const triggering = featureChance(game, a.base)
  return {
    definitionHash: definitionHash(definition),
    rtp: show(rtp),
    rtpPercent: percent(rtp),
    hitRate: decimal(minus(one, round.losing), 8),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWinBets,
    cycle: { base: histograms.base.cycle, free: histograms.free.cycle },
    rtpParts: {
      basePercent: percent(perBet(game, meanOf(a.base))),
      freeSpinsPercent: percent(perBet(game, freeMean)),
    },
    roundsPerFeature: rounded(1 / toNumber(triggering), 4),
    freeSpinsPerFeature: rounded(toNumber(spins) / toNumber(triggering), 6),
    atLeast: oddsBets
      .map((bets) => ({ bets, chance: chanceAtLeast(game, chances, bets) }))
      .filter(({ chance }) => chance > rarestOdds),
    longestDryRun: rounded(expectedLongestDryRun(toNumber(round.losing), 1000), 2),
  }
}

/** What the definition declares otherwise than it is proven; empty when it may be published. */
export function undeclared({ declared }: GameDefinition, par: Par): string[] {
  const names: readonly (keyof DeclaredFigures)[] = [
    'rtp',
    'rtpPercent',
    'hitRate',
    'standardDeviation',
    'volatility',
    'maxWinBets',
  ]
  return names
    .filter((name) => declared[name] !== par[name])
    .map((name) => `declared.${name} is ${declared[name]} but proven ${par[name]}`)
}

const oddsBets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const
/** Rarer ones are told by nobody, and the dropped paths could touch their digits. */
const rarestOdds = 1e-6

function meanOf(spin: SpinMoments): Fraction {
  const coins = spin.byScatters.reduce((total, each) => total + each.coins, 0n)
  return fraction(coins, spin.cycle)
}

function perBet(game: CompiledGame, coins: Fraction): Fraction {
  return multiply(coins, fraction(1, game.definition.coinsPerBet))
}

function percent(share: Fraction): number {
  return decimal(multiply(share, fraction(100, 1)), 4)
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

function deviationBets(game: CompiledGame, { mean, square }: RoundMoments): number {
  const variance = toNumber(minus(square, multiply(mean, mean)))
  return rounded(Math.sqrt(variance) / game.definition.coinsPerBet, 6)
}

function featureChance(game: CompiledGame, base: SpinMoments): Fraction {
  const grids = base.byScatters.reduce(
    (total, each, scatters) => ((game.freeSpins[scatters] ?? 0) > 0 ? total + each.grids : total),
    0n,
  )
  return fraction(grids, base.cycle)
}

function chanceAtLeast(game: CompiledGame, chances: Float64Array, bets: number): number {
  const from = bets * game.definition.coinsPerBet
  const chance = chances.subarray(from).reduceRight((total, each) => total + each, 0)
  return Number(chance.toPrecision(6))
}

function requireSameMoments(a: SpinMoments, b: SpinMoments): void {
  invariant(a.cycle === b.cycle, 'methods A and B differ in the cycle')
  a.byScatters.forEach((each, scatters) => {
    const other = b.byScatters[scatters]
    const isSame =
      each.grids === other?.grids &&
      each.losing === other.losing &&
      each.coins === other.coins &&
      each.coinsSquared === other.coinsSquared
    invariant(isSame, `methods A and B differ with ${scatters} scatters`)
  })
}

/** The distribution was added up in doubles; it must agree with the exact moments to 1e-9. */
function requireSameDistribution(
  exact: RoundMoments,
  chances: Float64Array,
  dropped: number,
): void {
  let [all, mean, square] = [0, 0, 0]
  chances.forEach((chance, coins) => {
    all += chance
    mean += chance * coins
    square += chance * coins * coins
  })
  const isNear = (value: number, expected: number) => Math.abs(value / expected - 1) < 1e-9
  invariant(dropped < 1e-12 && isNear(all, 1), `the distribution adds up to ${all}`)
  invariant(isNear(mean, toNumber(exact.mean)), 'the distribution has another mean')
  invariant(isNear(square, toNumber(exact.square)), 'the distribution has another mean square')
}
