import { invariant } from '@nordlys/core'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import { compile, type HoldGame } from '@nordlys/game-math/mechanics/hold/compile'
import { momentsFromFinal } from '@nordlys/game-math/mechanics/hold/feature-moments'
import { finalCoins } from '@nordlys/game-math/mechanics/hold/final-coins'
import { gridsOf } from '@nordlys/game-math/mechanics/hold/prove'
import { toNumber } from '@nordlys/game-math/prove/fraction'
import { scatterTails } from '@nordlys/game-math/prove/scatter-tails'
import { momentsOf } from '@nordlys/game-math/prove/spin-moments'
import { lineMoments, lineTerms } from '../lines/line-terms.ts'
import type { Chance } from '../shared/chance.ts'
import { fives } from '../shared/ladder.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator, QuickFigures } from '../shared/spec.ts'
import { layOutPays, withPays } from '../shared/tunable-pays.ts'
import { holdCounts, holdStructure } from './hold-structure.ts'

/** Games on lines with coins that are held. */
export const holdGenerator: Generator = {
  id: 'hold-and-win',
  mechanic: 'hold-and-win',
  edition: 1,
  volatilities: ['low', 'medium', 'high', 'very-high'],
  hitRate: { least: 0.1, most: 0.38 },
  draft: draftHold,
  structure(definition) {
    invariant(definition.mechanic === 'hold-and-win', `${definition.id} holds no coins`)
    const { symbols, strips, lines, wildMultiplier, holdAndWin } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      lines,
      wildMultiplier,
      holdAndWin.spins,
      holdAndWin.land1024,
      holdAndWin.prizes.map(({ coins }) => coins),
      holdAndWin.prizes.map(({ weight }) => weight),
      holdAndWin.fullGridCoins,
    ]
  },
}

function draftHold(spec: GameSpec, chance: Chance): Draft | undefined {
  const definition = holdStructure(spec, chance)
  const game = compile(definition)
  const terms = lineTerms(game, game.base)
  const feature = featureOf(game)
  const share = feature.mean / game.coinsPerBet
  if (share < 0.08 || share > 0.55) return undefined
  const tunable = definition.symbols.flatMap(({ kind }, index) => (kind === 'coin' ? [] : [index]))
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
    figures: figuresOf,
  }
}

/** What the feature adds to a round, whatever the paytable. */
function featureOf(game: HoldGame): { readonly mean: number; readonly square: number } {
  const [grids = []] = scatterTails(game, game.base)
  const cycle = game.base.lengths.reduce((product, length) => product * length, 1)
  let [mean, square] = [0, 0]
  grids.forEach((count, started) => {
    if (started < game.trigger || count === 0) return
    const after = momentsFromFinal(game, finalCoins(game, started))
    mean += (count / cycle) * toNumber(after.mean)
    square += (count / cycle) * toNumber(after.square)
  })
  return { mean, square }
}

/** By one method: every grid of the lines, and the chain of held coins. */
function figuresOf(definition: GameDefinition): QuickFigures {
  invariant(definition.mechanic === 'hold-and-win', `${definition.id} holds no coins`)
  const game = compile(definition)
  const { cycle, byScatters } = momentsOf(gridsOf(definition))
  let [mean, square, losing] = [0, 0, 0]
  byScatters.forEach(({ grids, coins, coinsSquared, losing: losers }, started) => {
    if (grids === 0n) return
    const [won, wonSquared] = [Number(coins) / Number(cycle), Number(coinsSquared) / Number(cycle)]
    mean += won
    square += wonSquared
    if (started < game.trigger) {
      losing += Number(losers) / Number(cycle)
      return
    }
    const after = momentsFromFinal(game, finalCoins(game, started))
    const chance = Number(grids) / Number(cycle)
    mean += chance * toNumber(after.mean)
    square += chance * toNumber(after.square) + 2 * won * toNumber(after.mean)
  })
  return {
    rtp: mean / game.coinsPerBet,
    hitRate: 1 - losing,
    standardDeviation: Math.sqrt(square - mean * mean) / game.coinsPerBet,
  }
}
