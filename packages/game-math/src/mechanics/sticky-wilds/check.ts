import {
  baseFields,
  linesShape,
  stripsShape,
  symbolsShape,
  winCapShape,
} from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { lineProblems, stripProblems } from '../../base/reel-problems.ts'
import { object, oneOf, type Shape, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, freeSpinsShape } from '../../features/free-spins.ts'
import { wildReelProblems } from '../wild-reels/check.ts'
import type { StickyWildsDefinition } from './definition.ts'

export const stickyWildsShape: Shape<StickyWildsDefinition> = object<StickyWildsDefinition>({
  ...baseFields,
  mechanic: oneOf('sticky-wilds'),
  symbols: symbolsShape('pay', 'wild', 'scatter'),
  lines: linesShape,
  strips: object({ base: stripsShape, free: stripsShape }),
  freeSpins: freeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 30) }),
})

export function stickyWildsProblems(definition: StickyWildsDefinition): string[] {
  const { lines, strips, freeSpins, caps, reels, symbols } = definition
  const scatter = symbols.find(({ kind }) => kind === 'scatter')?.key ?? ''
  return [
    ...symbolProblems(definition, reels, [exactlyOne('wild'), exactlyOne('scatter')]),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...wildReelProblems(symbols, strips.base, 'strips.base'),
    ...wildReelProblems(symbols, strips.free, 'strips.free'),
    ...unless(!strips.free.flat().includes(scatter), ['strips.free have a scatter']),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...commonProblems(definition),
  ]
}
