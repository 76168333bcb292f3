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
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, freeSpinsShape } from '../../features/free-spins.ts'
import { type ColossalDefinition, giantReels } from './definition.ts'

export const colossalShape: Shape<ColossalDefinition> = object<ColossalDefinition>({
  ...baseFields,
  mechanic: oneOf('colossal'),
  symbols: symbolsShape('pay', 'wild', 'scatter'),
  lines: linesShape,
  strips: object({ base: stripsShape, free: stripsShape }),
  wildMultiplier: whole(1, 10),
  freeSpins: freeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 100) }),
})

export function colossalProblems(definition: ColossalDefinition): string[] {
  const { lines, strips, freeSpins, caps, reels, rows } = definition
  return [
    ...symbolProblems(definition, reels, [wildAtMostOne, exactlyOne('scatter')]),
    ...unless(giantReels(definition).length === rows, ['the giant symbol is no square']),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    // Three reels turn in free spins, whatever they cover.
    ...stripProblems({ ...definition, reels: 3 }, strips.free, 'strips.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...commonProblems(definition),
  ]
}
