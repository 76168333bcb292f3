import { freeSpinProblems, ladderFreeSpinsShape, ladderProblems } from '../features/free-spins.ts'
import { baseFields, stripsShape, symbolsShape, winCapShape } from '../slot/base-shape.ts'
import { commonProblems } from '../slot/common-problems.ts'
import type { DefinitionBase } from '../slot/definition-base.ts'
import { stripProblems } from '../slot/reel-problems.ts'
import { object, oneOf, type Shape, whole } from '../slot/shape.ts'
import { exactlyOne, symbolProblems, wildAtMostOne } from '../slot/symbol-problems.ts'
import { unless } from '../slot/unless.ts'
import type { AnyWaysDefinition, WaysDefinition } from './definition.ts'

/** The fields of any game on ways; `mechanic` is the mechanic's. */
export const waysFields = {
  ...baseFields,
  symbols: symbolsShape('pay', 'wild', 'scatter'),
  strips: object({ base: stripsShape, free: stripsShape }),
  freeSpins: ladderFreeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 500) }),
}

export const waysDefinitionShape: Shape<WaysDefinition> = object<WaysDefinition>({
  ...waysFields,
  mechanic: oneOf('ways'),
})

export function waysProblems(definition: AnyWaysDefinition): string[] {
  const { strips, freeSpins, caps, reels } = definition
  return [
    ...symbolProblems(definition, reels, [wildAtMostOne, exactlyOne('scatter')]),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...wildProblems(definition),
    ...wildPayProblems(definition),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...ladderProblems(freeSpins),
    ...commonProblems(definition),
  ]
}

/** A wild on the first reel would start a way of every symbol at once. */
function wildProblems({ symbols, strips }: AnyWaysDefinition): string[] {
  const wild = symbols.find(({ kind }) => kind === 'wild')
  if (!wild) return []
  const first = [...(strips.base[0] ?? []), ...(strips.free[0] ?? [])]
  return unless(!first.includes(wild.key), ['strips have a wild on the first reel'])
}

export function wildPayProblems({ symbols }: DefinitionBase): string[] {
  return symbols.flatMap(({ key, kind, pays }) =>
    unless(kind !== 'wild' || Object.keys(pays).length === 0, [`symbol ${key} pays alone on ways`]),
  )
}
