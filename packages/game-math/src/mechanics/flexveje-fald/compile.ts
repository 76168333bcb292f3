import { byCount, compilePays, symbolOfKind } from '../../base/compile-reels.ts'
import { symbolsByDraw } from '../../features/cells.ts'
import { weightedHeights } from '../../features/heights.ts'
import { ListedRounds } from '../../features/outcome-list.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'
import type { FlexvejeFaldGame } from './game.ts'
import { listedCoins } from './play-coins.ts'

export function compile(definition: FlexvejeFaldDefinition): FlexvejeFaldGame {
  const { reels, symbols, heights, cells1024, tumble, freeSpins, caps, coinsPerBet } = definition
  const scatter = symbolOfKind(symbols, 'scatter')
  const game: FlexvejeFaldGame = {
    definition,
    reels,
    wild: symbolOfKind(symbols, 'wild'),
    scatter,
    scatterPays: Int32Array.from(byCount(symbols[scatter]?.pays ?? {}, reels)),
    pays: compilePays(symbols),
    paying: Uint8Array.from(
      symbols.flatMap(({ kind }, symbol) => (kind === 'pay' ? [symbol] : [])),
    ),
    heights: heights.map((weights) => Uint8Array.from(weightedHeights(weights))),
    symbolByDraw: cells1024.map((weights) => Uint8Array.from(symbolsByDraw(weights))),
    multipliers: Int32Array.from(tumble.multipliers),
    mostTumbles: tumble.most,
    freeSpins: Int32Array.from(byCount(freeSpins.spinsByScatters, reels)),
    maxFreeSpins: caps.maxFreeSpins,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
    listed: new ListedRounds(definition.table, (rng) => listedCoins(game, rng)),
  }
  return game
}
