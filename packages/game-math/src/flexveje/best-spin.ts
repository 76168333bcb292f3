import type { BestWin } from '../prove/best-round.ts'
import { countStride } from '../slot/compile-reels.ts'
import type { WaysGame, WaysReels } from '../ways/compile.ts'
import { cycleOf, payingSymbols, type Window, windowsOf } from '../ways/windows.ts'

/**
 * The largest win of one spin with each number of scatters, and its chance, without listing all
 * grids: reels are searched from the left, and a beginning is left as soon as the best that each
 * symbol could still win, all of them together, is below what is known.
 */
export function bestSpins(game: WaysGame, reels: WaysReels): BestWin[] {
  const symbols = payingSymbols(game)
  const windows = Array.from({ length: game.reels }, (_, reel) => windowsOf(reels, reel, symbols))
  const rest = bestRests(game, windows, symbols)
  const cycle = Number(cycleOf(reels))
  return Array.from({ length: game.reels + 1 }, (_, scatters) => {
    const found = { coins: -1, grids: 0 }
    search({ game, symbols, windows, rest, found }, everySymbol(symbols), scatters)
    const extra = game.scatterPays[scatters] ?? 0
    const coins = found.coins < 0 ? -1 : found.coins + extra
    return { coins, chance: found.grids / cycle }
  })
}

interface Search {
  readonly game: WaysGame
  readonly symbols: readonly number[]
  readonly windows: readonly (readonly Window[])[]
  /** By reel and scatters still to come: the most one way of each symbol can win. */
  readonly rest: readonly (readonly Rest[])[]
  readonly found: { coins: number; grids: number }
}

/** Undefined where the scatters cannot come. */
type Rest = readonly number[] | undefined

/** The first reels of a grid. */
interface Beginning {
  readonly reel: number
  /** Of each paying symbol; 0 when it has settled. */
  readonly ways: readonly number[]
  readonly coins: number
  readonly grids: number
}

function everySymbol(symbols: readonly number[]): Beginning {
  return { reel: 0, ways: symbols.map(() => 1), coins: 0, grids: 1 }
}

function search(all: Search, beginning: Beginning, scatters: number): void {
  const { windows, rest, found } = all
  if (beginning.reel === all.game.reels) {
    if (scatters > 0 || beginning.coins < found.coins) return
    if (beginning.coins > found.coins) found.grids = 0
    found.coins = beginning.coins
    found.grids += beginning.grids
    return
  }
  const next = (windows[beginning.reel] ?? []).flatMap((window) => {
    const left = scatters - window.scatters
    const best = rest[beginning.reel + 1]?.[left]
    if (!best) return []
    const longer = extend(all, beginning, window)
    const most = longer.ways.reduce((sum, ways, at) => sum + ways * (best[at] ?? 0), longer.coins)
    return [{ longer, left, most }]
  })
  next.sort((a, b) => b.most - a.most)
  for (const { longer, left, most } of next) {
    if (most < found.coins) return
    search(all, longer, left)
  }
}

function extend({ game, symbols }: Search, beginning: Beginning, window: Window): Beginning {
  const { reel } = beginning
  const last = reel + 1 === game.reels
  let coins = beginning.coins
  const ways = beginning.ways.map((before, at) => {
    const symbol = symbols[at] ?? 0
    const shown = window.counts[at] ?? 0
    if (shown === 0) coins += before * payOf(game, symbol, reel)
    else if (last) coins += before * shown * payOf(game, symbol, game.reels)
    return before * shown
  })
  return { reel: reel + 1, ways, coins, grids: beginning.grids * window.stops }
}

function bestRests(
  game: WaysGame,
  windows: readonly (readonly Window[])[],
  symbols: readonly number[],
): Rest[][] {
  const rests: Rest[][] = [[symbols.map(() => 0)]]
  for (let reel = game.reels - 1; reel >= 0; reel -= 1) {
    const [after = []] = rests
    rests.unshift(
      Array.from({ length: game.reels + 1 }, (_, toCome) => {
        const fit = (windows[reel] ?? []).flatMap((window) => {
          const best = after[toCome - window.scatters]
          return best ? [{ window, best }] : []
        })
        if (fit.length === 0) return undefined
        return symbols.map((symbol, at) =>
          Math.max(
            ...fit.map(({ window, best }) => {
              const shown = window.counts[at] ?? 0
              if (shown === 0) return payOf(game, symbol, reel)
              return reel + 1 === game.reels
                ? shown * payOf(game, symbol, game.reels)
                : shown * (best[at] ?? 0)
            }),
          ),
        )
      }),
    )
  }
  return rests
}

function payOf(game: WaysGame, symbol: number, count: number): number {
  return game.pays[symbol * countStride + count] ?? 0
}
