import { countStride } from '@nordlys/game-math/base/compile-reels'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import type { Paytable } from './spec.ts'

/** The compiled pays with a paytable in them; `tunable` are the symbols of its rows. */
export function layOutPays(
  pays: Int32Array,
  tunable: readonly number[],
  counts: readonly number[],
  table: Paytable,
): Float64Array {
  const coins = Float64Array.from(pays)
  tunable.forEach((symbol, row) => {
    counts.forEach((count, column) => {
      coins[symbol * countStride + count] = table[row]?.[column] ?? 0
    })
  })
  return coins
}

/** The definition with a paytable in it. */
export function withPays<D extends Pick<GameDefinition, 'symbols'>>(
  definition: D,
  tunable: readonly number[],
  counts: readonly number[],
  table: Paytable,
): D {
  return {
    ...definition,
    symbols: definition.symbols.map((symbol, index) => {
      const row = tunable.indexOf(index)
      if (row < 0) return symbol
      const pays = counts.map((count, column) => [count, table[row]?.[column] ?? 0])
      return { ...symbol, pays: Object.fromEntries(pays) }
    }),
  }
}
