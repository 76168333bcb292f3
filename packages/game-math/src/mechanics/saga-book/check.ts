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
import { exactlyOne, symbolProblems } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, freeSpinsShape } from '../../features/free-spins.ts'
import type { SagaBookDefinition } from './definition.ts'

export const sagaBookShape: Shape<SagaBookDefinition> = object<SagaBookDefinition>({
  ...baseFields,
  mechanic: oneOf('saga-book'),
  symbols: symbolsShape('pay', 'book'),
  lines: linesShape,
  strips: object({ base: stripsShape, free: stripsShape }),
  specials: list(object({ symbol: text(/^[a-z][a-z0-9-]*$/), weight: whole(1, 1000) })),
  freeSpins: freeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 100) }),
})

export function sagaBookProblems(definition: SagaBookDefinition): string[] {
  const { lines, strips, freeSpins, caps, reels } = definition
  return [
    ...symbolProblems(definition, reels, [exactlyOne('book')]),
    ...specialProblems(definition),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...commonProblems(definition),
  ]
}

function specialProblems({ symbols, specials }: SagaBookDefinition): string[] {
  const keys = specials.map(({ symbol }) => symbol)
  const paying = symbols.filter(({ kind }) => kind === 'pay').map(({ key }) => key)
  return [
    ...unless(keys.length > 0, ['specials are empty']),
    ...unless(new Set(keys).size === keys.length, ['specials have a symbol twice']),
    ...unless(
      keys.every((key) => paying.includes(key)),
      ['specials have a symbol that does not pay on lines'],
    ),
  ]
}
