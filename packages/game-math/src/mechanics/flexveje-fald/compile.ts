import { byCount, compilePays, symbolOfKind } from '../../base/compile-reels.ts'
import { symbolsByDraw } from '../../features/cells.ts'
import type { SpinsPlan } from '../../features/free-spins.ts'
import { weightedHeights } from '../../features/heights.ts'
import { ListedRounds } from '../../features/outcome-list.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'
import { listedCoins } from './play-coins.ts'

/** A definition of Flexveje with tumbles laid out for speed. */
export interface FlexvejeFaldGame extends SpinsPlan {
  readonly definition: FlexvejeFaldDefinition
  readonly reels: number
  readonly wild: number
  readonly scatter: number
  readonly scatterPays: Int32Array
  /** Coins of one way at `symbol * countStride + count`. */
  readonly pays: Int32Array
  /** The symbols that win on ways. */
  readonly paying: Uint8Array
  /** By reel: every height as often as it weighs. */
  readonly heights: readonly Uint8Array[]
  /** By reel: the symbol of each ten-bit draw. */
  readonly symbolByDraw: readonly Uint8Array[]
  readonly multipliers: Int32Array
  readonly mostTumbles: number
  readonly maxWinCoins: number
  /** Made and compared with the proven ones at the first use. */
  readonly listed: ListedRounds
}

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
