import { invariant } from '@nordlys/core'
import type { DefinitionBase } from '../base/definition-base.ts'
import type { FreeSpinsPlan } from '../features/free-spins.ts'
import { expectedFreeSpins } from './expected-spins.ts'
import { figuresOf, lastOddsBets, perBet, percent, rarestOdds, rounded } from './figures.ts'
import { equal, type Fraction, fraction, multiply, plus, show, toNumber } from './fraction.ts'
import type { FreeSpinsPar, ParBase } from './par.ts'
import { type RoundMoments, roundMoments } from './round-moments.ts'
import {
  momentsOf,
  requireSameMoments,
  type SpinHistogram,
  type SpinMoments,
} from './spin-moments.ts'
import { type WinDistribution, winDistribution } from './win-distribution.ts'

/** One spin of a game, in the base game and in free spins. */
export interface BothSpins<Of> {
  readonly base: Of
  readonly free: Of
}

/**
 * The figures of a game with free spins from two methods that share neither their reading of a
 * grid nor their way through the free spins: A has counted every grid and goes forwards, B has
 * moments in closed form and goes backwards. Crashes when they differ in one digit. [PROOF-01]
 */
export function proveFreeSpins(
  definition: FreeSpinsGame,
  plan: FreeSpinsPlan,
  counted: BothSpins<SpinHistogram>,
  b: BothSpins<SpinMoments>,
): FreeSpinsPar {
  const a = { base: momentsOf(counted.base), free: momentsOf(counted.free) }
  return proveMoments(definition, plan, { a, b }, (round) => {
    const distribution = distributionOf(definition, plan, counted)
    return figuresOf(definition, definition.caps.maxWinBets, round, distribution)
  })
}

type FreeSpinsGame = DefinitionBase & { readonly caps: { readonly maxWinBets: number } }

/** The same of moments alone; `figuresFrom` tells the rest from those of a whole round. */
export function proveMoments(
  definition: FreeSpinsGame,
  plan: FreeSpinsPlan,
  { a, b }: Readonly<Record<'a' | 'b', BothSpins<SpinMoments>>>,
  figuresFrom: (round: RoundMoments) => ParBase,
): FreeSpinsPar {
  requireSameMoments(a.base, b.base)
  requireSameMoments(a.free, b.free)

  const { spins, multiplied } = expectedFreeSpins(plan, a.base, a.free)
  const freeMean = multiply(multiplied, meanOf(a.free))
  const forwards = perBet(definition, plus(meanOf(a.base), freeMean))
  const round = roundMoments(plan, b.base, b.free)
  const rtp = perBet(definition, round.mean)
  invariant(equal(forwards, rtp), `methods A and B differ: ${show(forwards)}, ${show(rtp)}`)

  const triggering = featureChance(plan, a.base)
  const { atLeast, bands, longestDryRun, ...figures } = figuresFrom(round)
  return {
    ...figures,
    cycle: { base: Number(a.base.cycle), free: Number(a.free.cycle) },
    rtpParts: {
      basePercent: percent(perBet(definition, meanOf(a.base))),
      freeSpinsPercent: percent(perBet(definition, freeMean)),
    },
    roundsPerFeature: rounded(1 / toNumber(triggering), 4),
    freeSpinsPerFeature: rounded(toNumber(spins) / toNumber(triggering), 6),
    atLeast,
    bands,
    longestDryRun,
  }
}

/** Wins are told apart up to odds so long that nobody is told longer ones: few games need all. */
function distributionOf(
  { coinsPerBet }: DefinitionBase,
  plan: FreeSpinsPlan,
  { base, free }: BothSpins<SpinHistogram>,
): WinDistribution {
  const short = winDistribution(plan, base, free, (lastOddsBets / 5) * coinsPerBet)
  if (short.beyond.chance <= rarestOdds) return short
  return winDistribution(plan, base, free, lastOddsBets * coinsPerBet)
}

function meanOf(spin: SpinMoments): Fraction {
  const coins = spin.byScatters.reduce((total, each) => total + each.coins, 0n)
  return fraction(coins, spin.cycle)
}

function featureChance(plan: FreeSpinsPlan, base: SpinMoments): Fraction {
  const grids = base.byScatters.reduce(
    (total, each, scatters) => ((plan.freeSpins[scatters] ?? 0) > 0 ? total + each.grids : total),
    0n,
  )
  return fraction(grids, base.cycle)
}
