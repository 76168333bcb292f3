import {
  baseFields,
  linesShape,
  stripsShape,
  symbolsShape,
  winCapShape,
} from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { lineProblems, stripProblems } from '../../base/reel-problems.ts'
import { object, oneOf, record, type Shape, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, freeSpinsShape } from '../../features/free-spins.ts'
import type { WildMultipliersDefinition } from './definition.ts'

export const wildMultipliersShape: Shape<WildMultipliersDefinition> =
  object<WildMultipliersDefinition>({
    ...baseFields,
    mechanic: oneOf('wild-multipliers'),
    symbols: symbolsShape('pay', 'wild', 'scatter'),
    lines: linesShape,
    strips: object({ base: stripsShape, free: stripsShape }),
    wilds: object({ multipliers: record(whole(1, 20)), combine: oneOf('sum', 'product') }),
    freeSpins: freeSpinsShape,
    caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 500) }),
  })

export function wildMultipliersProblems(definition: WildMultipliersDefinition): string[] {
  const { lines, strips, freeSpins, caps, reels } = definition
  return [
    ...symbolProblems(definition, reels, [exactlyOne('scatter')]),
    ...wildProblems(definition),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...commonProblems(definition),
  ]
}

function wildProblems({ symbols, strips, wilds }: WildMultipliersDefinition): string[] {
  const ofKind = symbols.filter(({ kind }) => kind === 'wild')
  const keys = ofKind.map(({ key }) => key).sort()
  const first = [...(strips.base[0] ?? []), ...(strips.free[0] ?? [])]
  return [
    ...unless(keys.length > 0, ['symbols have no wild']),
    ...unless(String(keys) === String(Object.keys(wilds.multipliers).sort()), [
      'wilds.multipliers are not one for each wild',
    ]),
    ...unless(
      ofKind.every(({ pays }) => Object.keys(pays).length === 0),
      ['a wild pays alone'],
    ),
    ...unless(!first.some((key) => keys.includes(key)), ['strips have a wild on the first reel']),
  ]
}
