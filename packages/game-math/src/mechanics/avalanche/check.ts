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
import { symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { tumbleProblems, tumbleShape } from '../../features/tumble.ts'
import type { AvalancheDefinition } from './definition.ts'

export const avalancheShape: Shape<AvalancheDefinition> = object<AvalancheDefinition>({
  ...baseFields,
  mechanic: oneOf('avalanche'),
  symbols: symbolsShape('pay', 'wild'),
  lines: linesShape,
  strips: object({ base: stripsShape }),
  wildMultiplier: whole(1, 10),
  tumble: tumbleShape,
  caps: object({ maxWinBets: winCapShape }),
})

export function avalancheProblems(definition: AvalancheDefinition): string[] {
  const { lines, strips, tumble, reels } = definition
  return [
    ...symbolProblems(definition, reels, [wildAtMostOne]),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...tumbleProblems(tumble),
    ...unless(tumble.most <= 30, ['tumble.most is above 30']),
    ...commonProblems(definition),
  ]
}
