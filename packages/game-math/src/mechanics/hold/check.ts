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
import { holdAndWinProblems, holdAndWinShape } from '../../features/hold-and-win.ts'
import type { HoldDefinition } from './definition.ts'

export const holdDefinitionShape: Shape<HoldDefinition> = object<HoldDefinition>({
  ...baseFields,
  mechanic: oneOf('hold-and-win'),
  symbols: symbolsShape('pay', 'wild', 'coin'),
  lines: linesShape,
  strips: object({ base: stripsShape }),
  wildMultiplier: whole(1, 10),
  holdAndWin: holdAndWinShape,
  caps: object({ maxWinBets: winCapShape }),
})

export function holdProblems(definition: HoldDefinition): string[] {
  const { lines, strips, holdAndWin, reels, symbols } = definition
  const coin = symbols.find(({ kind }) => kind === 'coin')
  return [
    ...symbolProblems(definition, reels, [wildAtMostOne, exactlyOne('coin')]),
    ...unless(Object.keys(coin?.pays ?? {}).length === 0, ['the coin has pays of its own']),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...holdAndWinProblems(holdAndWin, definition),
    ...commonProblems(definition),
  ]
}
