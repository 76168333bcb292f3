import { countStride } from '../../base/compile-reels.ts'
import type { BestWin } from '../../prove/best-round.ts'
import type { WaysGame, WaysReels } from '../ways/compile.ts'
import { cycleOf, type Window, windowsOf } from '../ways/windows.ts'

/**
 * The largest win of one spin with each number of scatters, and its chance, without listing all
 * grids: reels are searched from the left, and a beginning is left as soon as the best that each
 * symbol could still win, all of them together, is below what is known. The largest win is found
 * first, among windows that no other outdoes; then the grids that give it are counted among all.
 */
export function bestSpins(game: WaysGame, reels: WaysReels): BestWin[] {
  const symbols = game.paying
  const all = Array.from({ length: game.reels }, (_, reel) => windowsOf(reels, reel, symbols))
  const rest = bestRests(game, all, symbols)
  const windowsAt = knownWindows(reels, symbols)
  const cycle = Number(cycleOf(reels))
  return Array.from({ length: game.reels + 1 }, (_, scatters) => {
    const found = { coins: -1, grids: 0 }
    const parts = { game, symbols, windowsAt, rest, found }
    search({ ...parts, isCounting: false }, everySymbol(symbols), scatters)
    search({ ...parts, isCounting: true }, everySymbol(symbols), scatters)
    const extra = game.scatterPays[scatters] ?? 0
    const coins = found.coins < 0 ? -1 : found.coins + extra
    return { coins, chance: found.grids / cycle }
  })
}

interface Search {
  readonly game: WaysGame
  readonly symbols: readonly number[]
  readonly windowsAt: (reel: number, open: readonly number[]) => OpenWindows
  /** By reel and scatters still to come: the most one way of each symbol can win. */
  readonly rest: readonly (readonly Rest[])[]
  readonly found: { coins: number; grids: number }
  /** The largest win is known, and every grid that gives it is looked for. */
  readonly isCounting: boolean
}

/** Undefined where the scatters cannot come. */
type Rest = readonly number[] | undefined

/** The windows of a reel as far as the symbols are concerned that still may win. */
interface OpenWindows {
  readonly all: readonly Window[]
  /** Those that no other one with as many scatters outdoes: more of a symbol never wins less. */
  readonly best: readonly Window[]
}

/** The first reels of a grid. */
interface Beginning {
  readonly reel: number
  /** Places among the paying symbols of those that have not settled. */
  readonly open: readonly number[]
  /** Of each of them. */
  readonly ways: readonly number[]
  readonly coins: number
  readonly grids: number
}

function everySymbol(symbols: readonly number[]): Beginning {
  return { reel: 0, open: [...symbols.keys()], ways: symbols.map(() => 1), coins: 0, grids: 1 }
}

function search(all: Search, beginning: Beginning, scatters: number): void {
  const { windowsAt, rest, found, isCounting } = all
  if (beginning.reel === all.game.reels) {
    if (scatters > 0 || beginning.coins < found.coins) return
    found.coins = beginning.coins
    if (isCounting) found.grids += beginning.grids
    return
  }
  const windows = windowsAt(beginning.reel, beginning.open)
  const next = (isCounting ? windows.all : windows.best).flatMap((window) => {
    const left = scatters - window.scatters
    const best = rest[beginning.reel + 1]?.[left]
    if (!best) return []
    const longer = extend(all, beginning, window)
    const most = longer.ways.reduce(
      (sum, ways, at) => sum + ways * (best[longer.open[at] ?? 0] ?? 0),
      longer.coins,
    )
    return [{ longer, left, most }]
  })
  next.sort((a, b) => b.most - a.most)
  for (const { longer, left, most } of next) {
    if (isCounting ? most < found.coins : most <= found.coins) return
    search(all, longer, left)
  }
}

function extend({ game, symbols }: Search, beginning: Beginning, window: Window): Beginning {
  const { reel } = beginning
  const last = reel + 1 === game.reels
  const [open, ways]: [number[], number[]] = [[], []]
  let coins = beginning.coins
  beginning.open.forEach((place, at) => {
    const symbol = symbols[place] ?? 0
    const before = beginning.ways[at] ?? 0
    const weight = window.weights[at] ?? 0
    if (weight === 0) coins += before * payOf(game, symbol, reel)
    else if (last) coins += before * weight * payOf(game, symbol, game.reels)
    else {
      open.push(place)
      ways.push(before * weight)
    }
  })
  return { reel: reel + 1, open, ways, coins, grids: beginning.grids * window.stops }
}

/** `open` are places among `symbols`; the same question comes up for many beginnings. */
function knownWindows(reels: WaysReels, symbols: readonly number[]): Search['windowsAt'] {
  const known = new Map<string, OpenWindows>()
  return (reel, open) => {
    const name = `${reel}/${open}`
    const found = known.get(name)
    if (found) return found
    const all = windowsOf(
      reels,
      reel,
      open.map((place) => symbols[place] ?? 0),
    )
    const best = all.filter((window) => !all.some((other) => outdoes(other, window)))
    const made = { all, best }
    known.set(name, made)
    return made
  }
}

function outdoes(one: Window, other: Window): boolean {
  return (
    one !== other &&
    one.scatters === other.scatters &&
    one.weights.every((weight, at) => weight >= (other.weights[at] ?? 0))
  )
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
              const weight = window.weights[at] ?? 0
              if (weight === 0) return payOf(game, symbol, reel)
              return reel + 1 === game.reels
                ? weight * payOf(game, symbol, game.reels)
                : weight * (best[at] ?? 0)
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
