import { required } from '@nordlys/core'
import type { SymbolDefinition } from '@nordlys/game-math/game/definition'
import type { ThemeSymbol } from '../../themes/catalogue.ts'
import { symbolOf } from '../shared/symbols.ts'
import { lineCounts } from './chain-generator.ts'

type Special = 'wild' | 'scatter' | 'mystery' | 'upgrade'

/** One of the chosen symbols for each special kind, in this order; the others pay, the dearest first. */
export function chainSymbols<Kind extends Special>(
  chosen: readonly ThemeSymbol[],
  ...kinds: readonly Kind[]
) {
  const special = kinds.map((kind, at) => ({ kind, symbol: required(chosen[at], `a ${kind}`) }))
  const paying = chosen.slice(kinds.length)
  const open = Object.fromEntries(lineCounts.map((count) => [count, 1]))
  const specialKeys = Object.fromEntries(special.map(({ kind, symbol }) => [kind, symbol.key]))
  return {
    keys: { ...(specialKeys as Record<Kind, string>), paying: paying.map(({ key }) => key) },
    /** As the definition says them, the pays of lines still open. */
    symbols(ofScatter: Readonly<Record<string, number>> = {}): SymbolDefinition<Kind | 'pay'>[] {
      return [
        ...special.map(({ kind, symbol }) =>
          symbolOf(symbol, kind, kind === 'scatter' ? ofScatter : {}),
        ),
        ...paying.map((symbol) => symbolOf(symbol, 'pay', open)),
      ]
    },
  }
}
