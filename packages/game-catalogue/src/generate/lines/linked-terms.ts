import { type CompiledStrips, stopsOf } from '@nordlys/game-math/base/compile-reels'
import type { LinkedReels } from '@nordlys/game-math/base/linked-reels'
import type { LineGrid } from '@nordlys/game-math/mechanics/lines/compile'
import { type LineTerm, merged, sharesByReel, termsOfShares } from './line-terms.ts'

/**
 * Every way the lines of a grid can read whose linked reels stop as one, all lines together. What a
 * line sees on the linked reels is certain at each of their stops; lines and stops that see the
 * same are taken together.
 */
export function linkedTerms(
  game: LineGrid,
  strips: CompiledStrips,
  linked: LinkedReels,
): LineTerm[] {
  const { from, until, stride } = stopsOf(strips, linked.first)
  const stops = (until - from) / stride
  const ofReels = sharesByReel(game, strips)
  const alike = new Map<string, { readonly shares: number[][]; chance: number }>()
  for (let place = from; place < until; place += stride) {
    for (const rows of game.lines) {
      const seen = rows
        .slice(linked.first, linked.first + linked.reels)
        .map((row) => strips.symbols[place + row] ?? 0)
      const name = String(seen)
      const known = alike.get(name)
      if (known) known.chance += 1 / stops
      else {
        const certain = seen.map((symbol) => game.keys.map((_, each) => (each === symbol ? 1 : 0)))
        const shares = ofReels.toSpliced(linked.first, linked.reels, ...certain)
        alike.set(name, { shares, chance: 1 / stops })
      }
    }
  }
  const terms = [...alike.values()].flatMap(({ shares, chance }) =>
    termsOfShares(game, shares).map((term) => ({ ...term, chance: term.chance * chance })),
  )
  return merged(terms)
}
