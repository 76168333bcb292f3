import type { Strips, SymbolDefinition } from '../../base/definition-base.ts'
import { windowAt } from '../../base/reel-grid.ts'

/**
 * The symbol that some cells are filled with, wilds helping: the only one among them that is no
 * wild. Undefined when there are several, or wilds alone.
 */
export function filledWith(cells: readonly string[], wild: string | undefined): string | undefined {
  const [symbol, ...others] = new Set(cells.filter((key) => key !== wild))
  return others.length === 0 ? symbol : undefined
}

/** The symbols that can fill a reel, in the order of the definition. */
export function fillingSymbols(
  symbols: readonly SymbolDefinition[],
  strips: Strips,
  rows: number,
): string[] {
  const wild = wildOf(symbols)
  const filling = new Set(
    strips.flatMap((strip) =>
      strip.map((_, stop) => filledWith(windowAt(strip, stop, rows), wild)),
    ),
  )
  return symbols.flatMap(({ key }) => (filling.has(key) ? [key] : []))
}

export function wildOf(symbols: readonly SymbolDefinition[]): string | undefined {
  return symbols.find(({ kind }) => kind === 'wild')?.key
}
