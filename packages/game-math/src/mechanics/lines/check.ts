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
import { exactlyOne, symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import {
  anyFreeSpinsShape,
  freeMultipliersOf,
  freeSpinProblems,
  ladderProblems,
} from '../../features/free-spins.ts'
import type { LinesDefinition } from './definition.ts'

export const linesDefinitionShape: Shape<LinesDefinition> = object<LinesDefinition>({
  ...baseFields,
  mechanic: oneOf('lines'),
  symbols: symbolsShape('pay', 'wild', 'scatter'),
  lines: linesShape,
  strips: object({ base: stripsShape, free: stripsShape }),
  wildMultiplier: whole(1, 10),
  freeSpins: anyFreeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 500) }),
})

/** What must hold between the parts of a definition whose shape is right. */
export function linesProblems(definition: LinesDefinition): string[] {
  const { lines, strips, freeSpins, caps, reels } = definition
  return [
    ...symbolProblems(definition, reels, [wildAtMostOne, exactlyOne('scatter')]),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...ladderProblems(freeMultipliersOf(freeSpins), caps),
    ...commonProblems(definition),
  ]
}
