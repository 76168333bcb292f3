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
import { holdAndWinProblems, holdAndWinShape } from '../../features/hold-and-win.ts'
import type { ChestPrize, HoldCollectorDefinition } from './definition.ts'

/** What follows the coins that begin it is worked out for every order in which it can land. */
const mostLanding = 12

export const holdCollectorShape: Shape<HoldCollectorDefinition> = object<HoldCollectorDefinition>({
  ...baseFields,
  mechanic: oneOf('hold-collector'),
  symbols: symbolsShape('pay', 'wild', 'coin', 'collector'),
  lines: linesShape,
  strips: object({ base: stripsShape }),
  wildMultiplier: whole(1, 10),
  holdAndWin: holdAndWinShape,
  collector: object({ land1024: whole(1, 256) }),
  chest: object({
    prizes: list(object<ChestPrize>({ coins: whole(1, 1_000_000), weight: whole(1, 65_536) })),
  }),
  caps: object({ maxWinBets: winCapShape }),
})

export function holdCollectorProblems(definition: HoldCollectorDefinition): string[] {
  const { lines, strips, holdAndWin, reels, rows, symbols, chest } = definition
  const [coin, collector] = ['coin', 'collector'].map((kind) =>
    symbols.find((symbol) => symbol.kind === kind),
  )
  const onStrips = strips.base.flat().includes(collector?.key ?? '')
  return [
    ...symbolProblems(definition, reels, [
      wildAtMostOne,
      exactlyOne('coin'),
      exactlyOne('collector'),
    ]),
    ...unless(Object.keys(coin?.pays ?? {}).length === 0, ['the coin has pays of its own']),
    ...unless(Object.keys(collector?.pays ?? {}).length === 0, ['the collector has pays']),
    ...unless(!onStrips, ['strips.base have a collector']),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...holdAndWinProblems(holdAndWin, definition),
    ...unless(reels * rows - holdAndWin.trigger <= mostLanding, [
      `holdAndWin.trigger leaves more than ${mostLanding} empty cells`,
    ]),
    ...unless(chest.prizes.length > 1, ['chest.prizes are fewer than two']),
    ...unless(
      chest.prizes.every(({ coins }, index) => coins > (chest.prizes[index - 1]?.coins ?? 0)),
      ['chest.prizes do not rise'],
    ),
    ...commonProblems(definition),
  ]
}
