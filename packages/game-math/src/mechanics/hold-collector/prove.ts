import { rounded } from '../../prove/figures.ts'
import { type Fraction, fraction, multiply, plus, toNumber } from '../../prove/fraction.ts'
import type { HoldPar } from '../../prove/par.ts'
import {
  momentsOf,
  requireSameMoments,
  type SpinHistogram,
  type SpinMoments,
} from '../../prove/spin-moments.ts'
import { totalWeight } from '../chain/spin-chain.ts'
import { holdFigures, holdRound } from '../hold/hold-round.ts'
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
  const featureOf = (moments: (started: number) => Moments | undefined) => (started: number) => {
    const { trigger } = definition.holdAndWin
    const after = started < trigger ? undefined : moments(started)
    return after && withChest(game, after)
  }
  const a = holdRound(
    base,
    featureOf((started) => ends[started]),
  )
  const b = holdRound(ofB, featureOf(backwards))
  const distribution = roundDistribution(game, histogram)
  const { feature, full, held, collectors } = perRound(base, ends)
  return {
    ...holdFigures(definition, { base, cycle: histogram.cycle }, { a, b }, distribution),
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
