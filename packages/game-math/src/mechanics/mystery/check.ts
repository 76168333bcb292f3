import {
  baseFields,
  linesShape,
  stripsShape,
  symbolsShape,
  winCapShape,
} from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { lineProblems, stripProblems } from '../../base/reel-problems.ts'
import { list, object, oneOf, type Shape, text, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, freeSpinsShape } from '../../features/free-spins.ts'
import type { MysteryDefinition } from './definition.ts'

export const mysteryShape: Shape<MysteryDefinition> = object<MysteryDefinition>({
  ...baseFields,
  mechanic: oneOf('mystery'),
  symbols: symbolsShape('pay', 'wild', 'scatter', 'mystery'),
  lines: linesShape,
  strips: object({ base: stripsShape, free: stripsShape }),
  wildMultiplier: whole(1, 10),
  reveals: list(object({ symbol: text(/^[a-z][a-z0-9-]*$/), weight: whole(1, 1000) })),
  freeSpins: freeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 100) }),
})

export function mysteryProblems(definition: MysteryDefinition): string[] {
  const { lines, strips, freeSpins, caps, reels } = definition
  const kinds = [wildAtMostOne, exactlyOne('scatter'), exactlyOne('mystery')]
  return [
    ...symbolProblems(definition, reels, kinds),
    ...revealProblems(definition),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...commonProblems(definition),
  ]
}

function revealProblems({ symbols, reveals }: MysteryDefinition): string[] {
  const mystery = symbols.find(({ kind }) => kind === 'mystery')
  const keys = reveals.map(({ symbol }) => symbol)
  const able = symbols.filter(({ kind }) => kind === 'pay' || kind === 'wild')
  return [
    ...unless(Object.keys(mystery?.pays ?? {}).length === 0, ['the mystery symbol has pays']),
    ...unless(keys.length > 0, ['reveals are empty']),
    ...unless(new Set(keys).size === keys.length, ['reveals have a symbol twice']),
    ...unless(
      keys.every((key) => able.some((symbol) => symbol.key === key)),
      ['reveals have a symbol that neither pays nor is wild'],
    ),
  ]
}
