import {
  baseFields,
  linesShape,
  stripsShape,
  symbolsShape,
  winCapShape,
} from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import type { Strips, SymbolDefinition } from '../../base/definition-base.ts'
import { lineProblems, stripProblems } from '../../base/reel-problems.ts'
import { list, object, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { isRising } from '../../features/free-spins.ts'
import type { WildReelsDefinition, WildRespinsDefinition } from './definition.ts'

/** The fields of any game of wild reels; `mechanic` is the mechanic's. */
export const wildReelsFields = {
  ...baseFields,
  symbols: symbolsShape('pay', 'wild'),
  lines: linesShape,
  strips: object({ base: stripsShape }),
  respins: object({ multipliers: list(whole(1, 10)) }),
  caps: object({ maxWinBets: winCapShape, maxRespins: whole(1, 20) }),
}

export function wildReelsProblems(definition: WildReelsDefinition): string[] {
  const { lines, strips, respins, reels, symbols } = definition
  const { multipliers } = respins
  return [
    ...symbolProblems(definition, reels, [exactlyOne('wild')]),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...wildReelProblems(symbols, strips.base, 'strips.base'),
    ...unless(multipliers.length > 0, ['respins.multipliers are empty']),
    ...unless(isRising(multipliers), ['respins.multipliers fall']),
    ...commonProblems(definition),
  ]
}

/** With lines that are read both ways, a line begins at either end. */
export function wildRespinsProblems(definition: WildRespinsDefinition): string[] {
  const { direction, strips, symbols } = definition
  const wild = symbols.find(({ kind }) => kind === 'wild')
  const isWildLast = strips.base.at(-1)?.includes(wild?.key ?? '') === true
  return [
    ...wildReelsProblems(definition),
    ...unless(direction === undefined || !isWildLast, [
      'strips.base have a wild on the last reel, where lines begin too',
    ]),
  ]
}

/** A line can only begin with a symbol that pays, and some reel must be able to become wild. */
export function wildReelProblems(
  symbols: readonly SymbolDefinition[],
  strips: Strips,
  name: string,
): string[] {
  const wild = symbols.find(({ kind }) => kind === 'wild')
  const [first = [], ...others] = strips
  return [
    ...unless(Object.keys(wild?.pays ?? {}).length === 0, ['the wild pays alone']),
    ...unless(!first.includes(wild?.key ?? ''), [`${name} have a wild on the first reel`]),
    ...unless(others.flat().includes(wild?.key ?? ''), [`${name} have no wild`]),
  ]
}
