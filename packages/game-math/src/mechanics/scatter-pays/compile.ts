import { byCount, symbolOfKind } from '../../base/compile-reels.ts'
import { symbolsByDraw } from '../../features/cells.ts'
import { payOfSize } from '../../features/clusters.ts'
import type { SpinsPlan } from '../../features/free-spins.ts'
import { ListedRounds } from '../../features/outcome-list.ts'
import type { ScatterPaysDefinition } from './definition.ts'
import { listedCoins } from './play-coins.ts'

/** A definition of wins anywhere laid out for speed. */
export interface ScatterPaysGame extends SpinsPlan {
  readonly definition: ScatterPaysDefinition
  readonly reels: number
  readonly rows: number
  /** The symbol of each ten-bit draw of a base spin and of a free one; orbs have `firstOrb`. */
  readonly symbolByDraw: { readonly base: Uint8Array; readonly free: Uint8Array }
  /** Every orb as often as it weighs. */
  readonly orbByDraw: Uint8Array
  /** From this symbol on they are orbs. */
  readonly firstOrb: number
  /** The number of each orb, by symbol. */
  readonly orbTimes: Uint8Array
  readonly scatter: number
  readonly scatterPays: Int32Array
  /** Coins of a win at `symbol * (cells + 1) + count`. */
  readonly pays: Int32Array
  /** The least of a symbol that pays. */
  readonly leastCount: number
  readonly mostTumbles: number
  readonly maxWinCoins: number
  /** Made and compared with the proven ones at the first use. */
  readonly listed: ListedRounds
}

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
