import {
  baseFields,
  linesShape,
  stripsShape,
  symbolsShape,
  winCapShape,
} from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { lineProblems, stripProblems } from '../../base/reel-problems.ts'
import { list, object, oneOf, type Shape, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, freeSpinsShape } from '../../features/free-spins.ts'
import type { TwinReelsDefinition, TwinsChoice } from './definition.ts'

/** As many as the proof can join reels for. */
const linesMost = 50

const twinsShape = list<TwinsChoice>(
  object({ first: whole(0, 4), reels: whole(2, 6), weight: whole(1, 1000) }),
)

export const twinReelsShape: Shape<TwinReelsDefinition> = object<TwinReelsDefinition>({
  ...baseFields,
  mechanic: oneOf('twin-reels'),
  symbols: symbolsShape('pay', 'wild', 'scatter'),
  lines: linesShape,
  strips: object({ base: stripsShape, free: stripsShape }),
  twins: object({ base: twinsShape, free: twinsShape }),
  wildMultiplier: whole(1, 10),
  freeSpins: freeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 100) }),
})

export function twinReelsProblems(definition: TwinReelsDefinition): string[] {
  const { lines, strips, twins, freeSpins, caps, reels } = definition
  return [
    ...symbolProblems(definition, reels, [wildAtMostOne, exactlyOne('scatter')]),
    ...lineProblems(lines, definition),
    ...unless(lines.length <= linesMost, [`lines are more than ${linesMost}`]),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...twinsProblems(twins.base, reels, 'twins.base'),
    ...twinsProblems(twins.free, reels, 'twins.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...commonProblems(definition),
  ]
}

function twinsProblems(twins: readonly TwinsChoice[], reels: number, name: string): string[] {
  const names = twins.map((choice) => `${choice.first},${choice.reels}`)
  return [
    ...unless(twins.length > 0, [`${name} are empty`]),
    ...unless(new Set(names).size === twins.length, [`${name} have the same reels twice`]),
    ...unless(
      twins.every((choice) => choice.first + choice.reels <= reels),
      [`${name} leave the grid`],
    ),
  ]
}
