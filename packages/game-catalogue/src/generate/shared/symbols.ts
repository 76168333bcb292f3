import { invariant } from '@nordlys/core'
import type { SymbolDefinition, SymbolKind } from '@nordlys/game-math/game/definition'
import type { ThemeSymbol } from '../../themes/catalogue.ts'
import type { Chance } from './chance.ts'
import type { GameSpec } from './spec.ts'

const letters: readonly ThemeSymbol[] = [
  { key: 'a', name: 'A' },
  { key: 'k', name: 'K' },
  { key: 'q', name: 'Q' },
  { key: 'j', name: 'J' },
  { key: 'ti', name: '10' },
  { key: 'ni', name: '9' },
]
const isLetter = ({ key }: ThemeSymbol) => letters.some((letter) => letter.key === key)

/** `count` symbols of the theme: its pictures in an order of this game's own, then letters. */
export function chooseSymbols(spec: GameSpec, count: number, chance: Chance): ThemeSymbol[] {
  const pictures = spec.themeSymbols.filter((symbol) => !isLetter(symbol))
  const symbols = [...chance.shuffled(pictures), ...letters].slice(0, count)
  invariant(symbols.length === count, `the theme ${spec.theme} has too few symbols`)
  return symbols
}

/** A symbol as the definition says it, with its pays by the counts that pay. */
export function symbolOf<Kind extends SymbolKind>(
  { key, name }: ThemeSymbol,
  kind: Kind,
  pays: Readonly<Record<string, number>> = {},
): SymbolDefinition<Kind> {
  return { key, nameDa: name, kind, pays }
}
