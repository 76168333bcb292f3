import { invariant } from '@nordlys/core'
import { figuresOf, perBet, percent, rounded } from '../../prove/figures.ts'
import {
  equal,
  type Fraction,
  fraction,
  multiply,
  plus,
  show,
  toNumber,
  zero,
} from '../../prove/fraction.ts'
import type { HoldPar } from '../../prove/par.ts'
import type { RoundMoments } from '../../prove/round-moments.ts'
import {
  momentsOf,
  requireSameMoments,
  type SpinHistogram,
  type SpinMoments,
} from '../../prove/spin-moments.ts'
import { totalWeight } from '../chain/spin-chain.ts'
import { spinHistogram } from '../lines/cycle.ts'
import { pairMoments } from '../lines/pair-moments.ts'
import { featureBackwards } from './backwards.ts'
import { compile, type HoldCollectorGame } from './compile.ts'
import type { HoldCollectorDefinition } from './definition.ts'
import { roundDistribution } from './distribution.ts'
import { type FeatureEnd, featureForwards } from './forwards.ts'

/** The mean and the mean square of the coins a feature wins. */
type Moments = Pick<FeatureEnd, 'mean' | 'square'>

/**
 * The exact figures by two methods: A counts every grid of the reels and follows coins and
 * collectors forwards, a whole spin at a time; B follows pairs of lines and works the feature out
 * backwards, cell by cell. [PROOF-01]
 */
export function proveHoldCollector(definition: HoldCollectorDefinition): HoldPar {
  const game = compile(definition)
  const histogram = gridsOf(definition)
  const base = momentsOf(histogram)
  const ofB = pairMoments(game, game.base)
  requireSameMoments(base, ofB)
  const ends = featureEnds(game, base)
  const backwards = featureBackwards(game)
  const a = roundOf(game, base, (started) => ends[started])
  const b = roundOf(game, ofB, backwards)
  invariant(
    equal(a.mean, b.mean) && equal(a.square, b.square) && equal(a.losing, b.losing),
    `methods A and B differ: ${show(a.mean)}, ${show(b.mean)}`,
  )
  const distribution = roundDistribution(game, histogram)
  const figures = figuresOf(definition, definition.caps.maxWinBets, b, distribution)
  const lineCoins = base.byScatters.reduce((total, { coins }) => total + coins, 0n)
  const ofLines = perBet(definition, fraction(lineCoins, base.cycle))
  const { feature, full, held, collectors } = perRound(base, ends)
  return {
    ...figures,
    cycle: { base: histogram.cycle },
    rtpParts: {
      basePercent: percent(ofLines),
      holdPercent: rounded(figures.rtpPercent - percent(ofLines), 4),
    },
    roundsPerFeature: rounded(1 / feature, 4),
    coinsPerFeature: rounded((held - collectors) / feature, 6),
    featuresPerFullGrid: rounded(feature / full, 1),
    collectorsPerFeature: rounded(collectors / feature, 6),
  }
}

/** Kept as long as the definition: who makes a game counts its grids before it is proven. */
const counted = new WeakMap<HoldCollectorDefinition, SpinHistogram>()

/** Method A's count of the grids of a spin. */
export function gridsOf(definition: HoldCollectorDefinition): SpinHistogram {
  const game = compile(definition)
  const grids = counted.get(definition) ?? spinHistogram(game, game.base)
  counted.set(definition, grids)
  return grids
}

/** Method A's figures of the feature, by the coins that begin it; the chest is not in them. */
export function featureEnds(
  game: HoldCollectorGame,
  { byScatters }: { readonly byScatters: readonly { readonly grids: bigint }[] },
): (FeatureEnd | undefined)[] {
  const { trigger } = game.definition.holdAndWin
  return byScatters.map(({ grids }, started) =>
    started >= trigger && grids > 0n ? featureForwards(game, started) : undefined,
  )
}

/** What the chest adds to a feature, drawn by itself. */
export function withChest({ definition }: HoldCollectorGame, feature: Moments): Moments {
  const { prizes } = definition.chest
  const sumOf = (power: number) =>
    fraction(
      prizes.reduce((sum, { coins, weight }) => sum + coins ** power * weight, 0),
      totalWeight(prizes),
    )
  const [mean, square] = [sumOf(1), sumOf(2)]
  const cross = multiply(plus(mean, mean), feature.mean)
  return { mean: plus(feature.mean, mean), square: plus(plus(feature.square, square), cross) }
}

/** A whole round: the lines, and the feature when the coins suffice. */
function roundOf(
  game: HoldCollectorGame,
  base: SpinMoments,
  feature: (started: number) => Moments | undefined,
): RoundMoments {
  let [mean, square, losing] = [zero, zero, zero]
  base.byScatters.forEach(({ grids, coins, coinsSquared, losing: losers }, started) => {
    if (grids === 0n) return
    const [chance, won] = [fraction(grids, base.cycle), fraction(coins, base.cycle)]
    mean = plus(mean, won)
    square = plus(square, fraction(coinsSquared, base.cycle))
    const after = started < game.definition.holdAndWin.trigger ? undefined : feature(started)
    if (!after) {
      losing = plus(losing, fraction(losers, base.cycle))
      return
    }
    const whole = withChest(game, after)
    mean = plus(mean, multiply(chance, whole.mean))
    const cross = multiply(plus(won, won), whole.mean)
    square = plus(square, plus(multiply(chance, whole.square), cross))
  })
  return { mean, square, losing }
}

/** Per round: the chance of the feature and of a full grid, cells held at its end, collectors. */
function perRound(base: SpinMoments, ends: readonly (FeatureEnd | undefined)[]) {
  let [feature, full, held, collectors] = [0, 0, 0, 0]
  for (const [started, end] of ends.entries()) {
    if (!end) continue
    const chance = toNumber(fraction(base.byScatters[started]?.grids ?? 0n, base.cycle))
    const shareOf = (each: Fraction) => chance * toNumber(each)
    feature += chance
    full += shareOf(end.full)
    held += shareOf(end.held)
    collectors += shareOf(end.collectors)
  }
  return { feature, full, held, collectors }
}
