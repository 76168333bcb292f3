import type { ClientEvent } from '@nordlys/contracts'

type Symbols = readonly { readonly kind: string }[]

/** The paying symbols by index, in the order in which upgrades take them: the cheapest first. */
export function cheapestFirst(symbols: Symbols): number[] {
  return symbols.flatMap(({ kind }, index) => (kind === 'pay' ? [index] : [])).reverse()
}

/** The symbol that another has become when so many of the cheapest are gone. */
export function becomes(symbols: Symbols, gone: number): (symbol: number) => number {
  const cheapest = cheapestFirst(symbols)
  const taken = cheapest.slice(0, gone)
  const [left = 0] = cheapest.slice(gone)
  return (symbol) => (taken.includes(symbol) ? left : symbol)
}

/** The upgrade symbols that the free spins up to the event at `at` have shown. */
export function countCollected(
  events: readonly ClientEvent[],
  at: number,
  symbols: Symbols,
): number {
  const upgrade = symbols.findIndex(({ kind }) => kind === 'upgrade')
  return events
    .slice(0, at + 1)
    .flatMap((event) => (event.kind === 'reels' && event.mode === 'free' ? event.grid.flat() : []))
    .filter((symbol) => symbol === upgrade).length
}
