import type { CompiledStrips } from '@nordlys/game-math/base/compile-reels'
import { countStride, stopsOf } from '@nordlys/game-math/base/compile-reels'
import type { LineGrid } from '@nordlys/game-math/mechanics/lines/compile'

/** A way one line can read: so likely, and what it pays when its symbols pay so much. */
export interface LineTerm {
  readonly chance: number
  /** Wilds in front, read alone. */
  readonly wilds: number
  /** The first other symbol and its count; absent behind nothing but wilds, or before a scatter. */
  readonly symbol: number
  readonly count: number
  readonly isHelped: boolean
}

/**
 * Every way a line can read that may pay. All lines are alike where strips are cyclic, because one
 * shows each symbol as often in one row as in another; of other reels, tell the line's rows.
 */
export function lineTerms(
  game: LineGrid,
  strips: CompiledStrips,
  rows: readonly number[] = [],
): LineTerm[] {
  return termsOfShares(game, sharesByReel(game, strips, rows))
}

/** The same read from the right: what fills the line has won from the left. */
export function termsFromTheRight(
  game: LineGrid,
  strips: CompiledStrips,
  rows: readonly number[],
): LineTerm[] {
  return termsOfShares(game, sharesByReel(game, strips, rows).toReversed()).filter(
    ({ count }) => count < game.reels,
  )
}

/** The same of reels that show each symbol so often. */
export function termsOfShares(game: LineGrid, shares: readonly (readonly number[])[]): LineTerm[] {
  const share = (reel: number, symbol: number) => shares[reel]?.[symbol] ?? 0
  const terms: LineTerm[] = []

  function follow(chance: number, reading: Omit<LineTerm, 'chance'>): void {
    const { symbol, count } = reading
    if (chance === 0) return
    if (count === game.reels) {
      terms.push({ chance, ...reading })
      return
    }
    const [same, wild] = [share(count, symbol), share(count, game.wild)]
    terms.push({ chance: chance * (1 - same - wild), ...reading })
    follow(chance * same, { ...reading, count: count + 1 })
    follow(chance * wild, { ...reading, count: count + 1, isHelped: true })
  }

  let ofWilds = 1
  for (let wilds = 0; wilds <= game.reels; wilds += 1) {
    const alone = wilds === game.reels ? 1 : share(wilds, game.scatter)
    terms.push({ chance: ofWilds * alone, wilds, symbol: game.scatter, count: 0, isHelped: false })
    game.keys.forEach((_, symbol) => {
      if (wilds === game.reels || symbol === game.wild || symbol === game.scatter) return
      const chance = ofWilds * share(wilds, symbol)
      follow(chance, { wilds, symbol, count: wilds + 1, isHelped: wilds > 0 })
    })
    ofWilds *= share(wilds, game.wild)
  }
  return merged(terms)
}

/** The expected coins of one line and their expected square, for pays laid out as in the game. */
export function lineMoments(
  terms: readonly LineTerm[],
  { wild, wildMultiplier }: LineGrid,
  pays: ArrayLike<number>,
): { readonly mean: number; readonly square: number } {
  let [mean, square] = [0, 0]
  for (const { chance, wilds, symbol, count, isHelped } of terms) {
    const ofWilds = wilds > 0 ? (pays[wild * countStride + wilds] ?? 0) : 0
    const pay = count > 0 ? (pays[symbol * countStride + count] ?? 0) : 0
    const coins = Math.max(ofWilds, isHelped ? pay * wildMultiplier : pay)
    mean += chance * coins
    square += chance * coins * coins
  }
  return { mean, square }
}

/** Terms that read alike are one. */
export function merged(terms: readonly LineTerm[]): LineTerm[] {
  const known = new Map<string, LineTerm>()
  for (const term of terms) {
    const name = `${term.wilds},${term.symbol},${term.count},${term.isHelped}`
    known.set(name, { ...term, chance: term.chance + (known.get(name)?.chance ?? 0) })
  }
  return [...known.values()].filter(({ chance }) => chance > 0)
}

/** How likely each symbol is in a row of each reel; the first row where none is told. */
export function sharesByReel(
  { keys }: LineGrid,
  strips: CompiledStrips,
  rows: readonly number[] = [],
) {
  return Array.from(strips.lengths, (length, reel) => {
    const shares = keys.map(() => 0)
    const { from, until, stride } = stopsOf(strips, reel)
    const row = rows[reel] ?? 0
    for (let place = from; place < until; place += stride) {
      const symbol = strips.symbols[place + row] ?? 0
      shares[symbol] = (shares[symbol] ?? 0) + 1 / length
    }
    return shares
  })
}
