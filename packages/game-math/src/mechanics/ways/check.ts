import { baseFields, stripsShape, symbolsShape, winCapShape } from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import type { DefinitionBase } from '../../base/definition-base.ts'
import { stripProblems } from '../../base/reel-problems.ts'
import { object, oneOf, optional, record, type Shape, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import {
  freeSpinProblems,
  ladderFreeSpinsShape,
  ladderProblems,
} from '../../features/free-spins.ts'
import type { AnyWaysDefinition, WaysDefinition } from './definition.ts'

/** The fields of any game on ways; `mechanic` is the mechanic's. */
export const waysFields = {
  ...baseFields,
  symbols: symbolsShape('pay', 'wild', 'scatter'),
  strips: object({ base: stripsShape, free: stripsShape }),
  wilds: optional(object({ multipliers: record(whole(2, 20)) })),
  freeSpins: ladderFreeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 500) }),
}

export const waysDefinitionShape: Shape<WaysDefinition> = object<WaysDefinition>({
  ...waysFields,
  mechanic: oneOf('ways'),
})

export function waysProblems(definition: AnyWaysDefinition): string[] {
  const { strips, freeSpins, caps, reels, wilds } = definition
  const kindRules = [...(wilds ? [] : [wildAtMostOne]), exactlyOne('scatter')]
  return [
    ...symbolProblems(definition, reels, kindRules),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...wildProblems(definition),
    ...numberProblems(definition),
    ...wildPayProblems(definition),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...ladderProblems(freeSpins.multipliers, caps),
    ...commonProblems(definition),
  ]
}

/** A wild on the first reel would start a way of every symbol at once. */
function wildProblems({ symbols, strips }: AnyWaysDefinition): string[] {
  const first = [...(strips.base[0] ?? []), ...(strips.free[0] ?? [])]
  return unless(!symbols.some(({ key, kind }) => kind === 'wild' && first.includes(key)), [
    'strips have a wild on the first reel',
  ])
}

function numberProblems({ symbols, wilds }: AnyWaysDefinition): string[] {
  if (!wilds) return []
  const keys = symbols.filter(({ kind }) => kind === 'wild').map(({ key }) => key)
  return [
    ...unless(keys.length > 0, ['symbols have no wild']),
    ...unless(String(keys.sort()) === String(Object.keys(wilds.multipliers).sort()), [
      'wilds.multipliers are not one for each wild',
    ]),
  ]
}

export function wildPayProblems({ symbols }: DefinitionBase): string[] {
  return symbols.flatMap(({ key, kind, pays }) =>
    unless(kind !== 'wild' || Object.keys(pays).length === 0, [`symbol ${key} pays alone on ways`]),
  )
}
