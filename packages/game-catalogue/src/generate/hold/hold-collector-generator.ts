import { invariant } from '@nordlys/core'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import {
  compile,
  type HoldCollectorGame,
} from '@nordlys/game-math/mechanics/hold-collector/compile'
import { featureEnds, gridsOf, withChest } from '@nordlys/game-math/mechanics/hold-collector/prove'
import { toNumber } from '@nordlys/game-math/prove/fraction'
import { scatterTails } from '@nordlys/game-math/prove/scatter-tails'
import { momentsOf } from '@nordlys/game-math/prove/spin-moments'
import { lineMoments, lineTerms } from '../lines/line-terms.ts'
import type { Chance } from '../shared/chance.ts'
import { fives } from '../shared/ladder.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator, QuickFigures } from '../shared/spec.ts'
import { layOutPays, withPays } from '../shared/tunable-pays.ts'
import { holdCollectorStructure } from './hold-collector-structure.ts'
import { holdCounts } from './hold-structure.ts'

/** Games on lines with coins that are held, and collectors among them. */
export const holdCollectorGenerator: Generator = {
  id: 'hold-collector',
  mechanic: 'hold-collector',
  edition: 1,
  volatilities: ['low', 'medium', 'high', 'very-high'],
  hitRate: { least: 0.1, most: 0.38 },
  draft,
  structure(definition) {
    invariant(definition.mechanic === 'hold-collector', `${definition.id} has no collector`)
    const { symbols, strips, lines, wildMultiplier, holdAndWin, collector, chest } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      lines,
      wildMultiplier,
      holdAndWin.spins,
      [holdAndWin.land1024, collector.land1024],
      holdAndWin.prizes.map(({ coins }) => coins),
      holdAndWin.fullGridCoins,
      chest.prizes.map(({ coins }) => coins),
    ]
  },
}

/** A feature's expected coins and their square, by the coins that begin it. */
type Features = readonly ({ readonly mean: number; readonly square: number } | undefined)[]

function draft(spec: GameSpec, chance: Chance): Draft | undefined {
  const definition = holdCollectorStructure(spec, chance)
  const game = compile(definition)
  const terms = lineTerms(game, game.base)
  const [grids = []] = scatterTails(game, game.base)
  const features = featuresOf(game, grids)
  const feature = perRound(features, grids)
  const share = feature.mean / game.coinsPerBet
  if (share < 0.1 || share > 0.6) return undefined
  const tunable = definition.symbols.flatMap(({ kind }, index) =>
    kind === 'coin' || kind === 'collector' ? [] : [index],
  )
  const lines = definition.lines.length
  return {
    coinsPerBet: game.coinsPerBet,
    ladder: fives,
    shape: geometricShape(
      { symbols: tunable.length, counts: holdCounts, bySymbol: 0.24, byCount: 1.15 },
      chance,
    ),
    mean(pays) {
      const coins = layOutPays(game.pays, tunable, holdCounts, pays)
      return lines * lineMoments(terms, game, coins).mean + feature.mean
    },
    deviation(pays) {
      const coins = layOutPays(game.pays, tunable, holdCounts, pays)
      return Math.sqrt(lines * lineMoments(terms, game, coins).square + feature.square)
    },
    finish: (pays) => withPays(definition, tunable, holdCounts, pays),
    figures: (finished) => figuresOf(finished, features),
  }
}

/** No paytable changes them. */
function featuresOf(game: HoldCollectorGame, grids: readonly number[]): Features {
  const byScatters = grids.map((each) => ({ grids: BigInt(each) }))
  return featureEnds(game, { byScatters }).map((end) => {
    if (!end) return undefined
    const { mean, square } = withChest(game, end)
    return { mean: toNumber(mean), square: toNumber(square) }
  })
}

function perRound(features: Features, grids: readonly number[]) {
  const cycle = grids.reduce((sum, each) => sum + each, 0)
  let [mean, square] = [0, 0]
  for (const [started, feature] of features.entries()) {
    const chance = (grids[started] ?? 0) / cycle
    mean += chance * (feature?.mean ?? 0)
    square += chance * (feature?.square ?? 0)
  }
  return { mean, square }
}

/** By one method: every grid of the lines, and the chain of what is held. */
function figuresOf(definition: GameDefinition, features: Features): QuickFigures {
  invariant(definition.mechanic === 'hold-collector', `${definition.id} has no collector`)
  const { cycle, byScatters } = momentsOf(gridsOf(definition))
  const share = (count: bigint) => Number(count) / Number(cycle)
  let [mean, square, losing] = [0, 0, 0]
  for (const [started, of] of byScatters.entries()) {
    const feature = features[started]
    mean += share(of.coins)
    square += share(of.coinsSquared)
    if (!feature) {
      losing += share(of.losing)
      continue
    }
    mean += share(of.grids) * feature.mean
    square += share(of.grids) * feature.square + 2 * share(of.coins) * feature.mean
  }
  return {
    rtp: mean / definition.coinsPerBet,
    hitRate: 1 - losing,
    standardDeviation: Math.sqrt(square - mean * mean) / definition.coinsPerBet,
  }
}
