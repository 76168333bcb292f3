import { invariant } from '@nordlys/core'
import { compile } from '@nordlys/game-math/mechanics/lines/compile'
import { gridsOf } from '@nordlys/game-math/mechanics/lines/prove'
import { scatterTails } from '@nordlys/game-math/prove/scatter-tails'
import type { Chance } from '../shared/chance.ts'
import { countedFigures, freeSpinShare, scatterMean } from '../shared/free-spin-share.ts'
import { everyCoin, fives } from '../shared/ladder.ts'
import { mostLineBets } from '../shared/most-win.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator, Paytable } from '../shared/spec.ts'
import { layOutPays, withPays } from '../shared/tunable-pays.ts'
import { lineMoments, lineTerms } from './line-terms.ts'
import { linesStructure } from './lines-structure.ts'
import type { LinesSize } from './size.ts'

/** Games on lines with free spins, of one size. */
export function linesGenerator(size: LinesSize): Generator {
  return {
    id: size.id,
    mechanic: 'lines',
    edition: size.edition,
    volatilities: size.volatilities,
    hitRate: size.hitRate,
    draft: (spec, chance) => draftLines(size, spec, chance),
    structure(definition) {
      invariant(definition.mechanic === 'lines', `${definition.id} has no lines`)
      const { symbols, strips, lines, wildMultiplier, freeSpins, caps } = definition
      return [
        symbols.length,
        strips.base.map((strip) => strip.length),
        strips.free.map((strip) => strip.length),
        lines,
        wildMultiplier,
        freeSpins.spinsByScatters,
        'multipliers' in freeSpins ? freeSpins.multipliers : freeSpins.multiplier,
        caps.maxFreeSpins,
      ]
    },
  }
}

function draftLines(size: LinesSize, spec: GameSpec, chance: Chance): Draft | undefined {
  const { definition, tunable, counts } = linesStructure(size, spec, chance)
  const game = compile(definition)
  const scatters = {
    base: scatterTails(game, game.base)[0] ?? [],
    free: scatterTails(game, game.free)[0] ?? [],
  }
  const squares = game.freeMultipliers.map((each) => each * each)
  const parts = {
    base: lineTerms(game, game.base),
    free: lineTerms(game, game.free),
    share: freeSpinShare(game, scatters),
    squared: freeSpinShare({ ...game, freeMultipliers: squares }, scatters).multiplied,
    scatters: {
      base: scatterMean(game.scatterPays, scatters.base),
      free: scatterMean(game.scatterPays, scatters.free),
    },
  }
  if (parts.share.multiplied > 8 || parts.share.triggering < 1 / 400) return undefined
  const shape = geometricShape(
    {
      symbols: tunable.length,
      counts,
      bySymbol: counts.length === 1 ? 0.55 : 0.24,
      byCount: 1.15,
    },
    chance,
  )
  const laidOut = (pays: Paytable) => layOutPays(game.pays, tunable, counts, pays)
  const lines = size.lines
  const ladder = size.coinsPerBet === 5 ? everyCoin : fives
  return {
    coinsPerBet: size.coinsPerBet,
    ladder: ladder.filter((coins) => coins <= mostLineBets * size.coinsPerBet),
    shape,
    mean(pays) {
      const coins = laidOut(pays)
      const base = lines * lineMoments(parts.base, game, coins).mean + parts.scatters.base
      const free = lines * lineMoments(parts.free, game, coins).mean + parts.scatters.free
      return base + parts.share.multiplied * free
    },
    deviation(pays) {
      const coins = laidOut(pays)
      const [base, free] = [
        lineMoments(parts.base, game, coins),
        lineMoments(parts.free, game, coins),
      ]
      const { triggering, multiplied } = parts.share
      const feature = (multiplied / triggering) * lines * free.mean
      const square = lines * (base.square + parts.squared * free.square) + triggering * feature ** 2
      return Math.sqrt(square)
    },
    finish: (pays) => withPays(definition, tunable, counts, pays),
    figures: (finished) => figuresOf(finished),
  }
}

function figuresOf(definition: Parameters<Draft['figures']>[0]) {
  invariant(definition.mechanic === 'lines', `${definition.id} has no lines`)
  const game = compile(definition)
  return countedFigures(game, game.coinsPerBet, gridsOf(definition))
}
