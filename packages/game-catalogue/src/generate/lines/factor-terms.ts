import { required } from '@nordlys/core'
import { type CompiledStrips, countStride } from '@nordlys/game-math/base/compile-reels'
import type { LineGrid } from '@nordlys/game-math/mechanics/lines/compile'
import { withWild } from '@nordlys/game-math/mechanics/lines/wild-factors'
import { sharesByReel } from './line-terms.ts'

/** A way one line can read where wilds multiply: so likely, and what its pay is multiplied by. */
export interface FactorTerm {
  readonly chance: number
  readonly symbol: number
  readonly count: number
  readonly times: number
}

/** Every way a line can read that may pay, reel by reel; alike readings are one. */
export function factorTerms(game: LineGrid, strips: CompiledStrips): FactorTerm[] {
  const factors = required(game.factors, 'wilds that multiply')
  const shares = sharesByReel(game, strips)
  const share = (reel: number, symbol: number) => shares[reel]?.[symbol] ?? 0
  const symbols = game.keys.map((_, symbol) => symbol)
  const wilds = symbols.filter((symbol) => (factors.ofSymbol[symbol] ?? 0) > 0)
  const terms: FactorTerm[] = []
  for (const symbol of symbols) {
    if (symbol === game.scatter || wilds.includes(symbol)) continue
    let open = new Map([[0, share(0, symbol)]])
    for (let reel = 1; reel <= game.reels; reel += 1) {
      const next = new Map<number, number>()
      const add = (times: number, chance: number) =>
        next.set(times, (next.get(times) ?? 0) + chance)
      for (const [times, chance] of open) {
        const going = wilds.reduce((sum, wild) => sum + share(reel, wild), share(reel, symbol))
        const ended = reel === game.reels ? 1 : 1 - going
        terms.push({ chance: chance * ended, symbol, count: reel, times: Math.max(times, 1) })
        add(times, chance * share(reel, symbol))
        for (const wild of wilds) {
          const factor = factors.ofSymbol[wild] ?? 0
          add(withWild(factors, times, factor), chance * share(reel, wild))
        }
      }
      open = next
    }
  }
  return terms.filter(({ chance }) => chance > 0)
}

/** The expected coins of one line and their expected square, for pays laid out as in the game. */
export function factorMoments(
  terms: readonly FactorTerm[],
  pays: ArrayLike<number>,
): { readonly mean: number; readonly square: number } {
  let [mean, square] = [0, 0]
  for (const { chance, symbol, count, times } of terms) {
    const coins = (pays[symbol * countStride + count] ?? 0) * times
    mean += chance * coins
    square += chance * coins * coins
  }
  return { mean, square }
}
