import { byCount, symbolOfKind } from '../../base/compile-reels.ts'
import { symbolsByDraw } from '../../features/cells.ts'
import { payOfSize } from '../../features/clusters.ts'
import { ListedRounds } from '../../features/outcome-list.ts'
import type { ScatterPaysDefinition } from './definition.ts'
import type { ScatterPaysGame } from './game.ts'
import { listedCoins } from './play-coins.ts'

export function compile(definition: ScatterPaysDefinition): ScatterPaysGame {
  const { reels, rows, symbols, cells1024, orbs, caps, coinsPerBet } = definition
  const scatter = symbolOfKind(symbols, 'scatter')
  const firstOrb = symbols.length - orbs.length
  const paying = symbols.filter(({ kind }) => kind === 'pay')
  const game: ScatterPaysGame = {
    definition,
    reels,
    rows,
    symbolByDraw: {
      base: Uint8Array.from(symbolsByDraw(cells1024.base)),
      free: Uint8Array.from(symbolsByDraw(cells1024.free)),
    },
    orbByDraw: Uint8Array.from(
      symbolsByDraw(orbs.map(({ weight }) => weight)),
      (orb) => firstOrb + orb,
    ),
    firstOrb,
    orbTimes: Uint8Array.from(symbols, (_, symbol) => orbs[symbol - firstOrb]?.times ?? 0),
    scatter,
    scatterPays: Int32Array.from(byCount(symbols[scatter]?.pays ?? {}, reels)),
    pays: Int32Array.from(
      symbols.flatMap(({ kind, pays }) =>
        Array.from({ length: reels * rows + 1 }, (_, count) =>
          kind === 'pay' ? payOfSize(pays, count) : 0,
        ),
      ),
    ),
    leastCount: Math.min(...Object.keys(paying[0]?.pays ?? {}).map(Number)),
    mostTumbles: definition.tumble.most,
    freeSpins: Int32Array.from(byCount(definition.freeSpins.spinsByScatters, reels)),
    maxFreeSpins: caps.maxFreeSpins,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
    listed: new ListedRounds(definition.table, (rng) => listedCoins(game, rng)),
  }
  return game
}
