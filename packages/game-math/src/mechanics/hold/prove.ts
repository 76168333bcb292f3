import { rounded } from '../../prove/figures.ts'
import { type Fraction, fraction, toNumber, zero } from '../../prove/fraction.ts'
import type { HoldPar } from '../../prove/par.ts'
import {
  momentsOf,
  requireSameMoments,
  type SpinHistogram,
  type SpinMoments,
} from '../../prove/spin-moments.ts'
import { spinHistogram } from '../lines/cycle.ts'
import { pairMoments } from '../lines/pair-moments.ts'
import { compile, type HoldGame } from './compile.ts'
import type { HoldDefinition } from './definition.ts'
import { roundDistribution } from './distribution.ts'
import { type FeatureMoments, momentsBackwards, momentsFromFinal } from './feature-moments.ts'
import { finalCoins } from './final-coins.ts'
import { holdFigures, holdRound } from './hold-round.ts'

/**
 * The exact figures by two methods: A counts every grid of the reels and follows the held coins
 * forwards to their number at the end; B follows pairs of lines and works the feature out
 * backwards, cell by cell. [PROOF-01]
 */
export function proveHold(definition: HoldDefinition): HoldPar {
  const game = compile(definition)
  const histogram = gridsOf(definition)
  const base = momentsOf(histogram)
  const ofB = pairMoments(game, game.base)
  requireSameMoments(base, ofB)

  const finals = base.byScatters.map(({ grids }, started) =>
    started >= game.trigger && grids > 0n ? finalCoins(game, started) : undefined,
  )
  const featureOf = (moments: (started: number) => FeatureMoments) => (started: number) =>
    started < game.trigger ? undefined : moments(started)
  const forwards = featureOf((started) => momentsFromFinal(game, finals[started] ?? []))
  const a = holdRound(base, forwards)
  const b = holdRound(ofB, featureOf(momentsBackwards(game)))
  const distribution = roundDistribution(game, histogram, finals)
  const ends = endsOf(game, base, finals)
  return {
    ...holdFigures(definition, { base, cycle: histogram.cycle }, { a, b }, distribution),
    roundsPerFeature: rounded(1 / ends.feature, 4),
    coinsPerFeature: rounded(ends.held / ends.feature, 6),
    featuresPerFullGrid: rounded(ends.feature / ends.full, 1),
  }
}

/** Kept as long as the definition: who makes a game counts its grids before it is proven. */
const counted = new WeakMap<HoldDefinition, SpinHistogram>()

/** Method A's count of the grids of a spin. */
export function gridsOf(definition: HoldDefinition): SpinHistogram {
  const game = compile(definition)
  const grids = counted.get(definition) ?? spinHistogram(game, game.base)
  counted.set(definition, grids)
  return grids
}

/** Per round: the chance of the feature, of a full grid, and the coins held at the end. */
function endsOf(
  game: HoldGame,
  base: SpinMoments,
  finals: readonly (readonly Fraction[] | undefined)[],
): { feature: number; full: number; held: number } {
  let [feature, full, held] = [0, 0, 0]
  finals.forEach((final, started) => {
    if (!final) return
    const chance = toNumber(fraction(base.byScatters[started]?.grids ?? 0n, base.cycle))
    feature += chance
    full += chance * toNumber(final[game.cells] ?? zero)
    final.forEach((exact, count) => {
      held += chance * toNumber(exact) * count
    })
  })
  return { feature, full, held }
}
