import { absentSymbol } from '../../base/compile-reels.ts'
import { compile as compileLines, type LinesGame } from '../lines/compile.ts'
import type { WildMultipliersDefinition } from './definition.ts'

/** Laid out as a game of lines whose wilds have their own worths. */
export function compile(definition: WildMultipliersDefinition): LinesGame {
  const { wilds, ...ofLines } = definition
  const game = compileLines({ ...ofLines, mechanic: 'lines', wildMultiplier: 1 })
  const ofSymbol = Int32Array.from(game.keys, (key) => wilds.multipliers[key] ?? 0)
  return { ...game, wild: absentSymbol, factors: { ofSymbol, combine: wilds.combine } }
}
