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
import { symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import type { RespinWheelDefinition } from './definition.ts'
import { fillingSymbols, wildOf } from './filled.ts'

/** As many as the tally of a spin can tell apart on three reels. */
const mostFilling = 4

export const respinWheelShape: Shape<RespinWheelDefinition> = object<RespinWheelDefinition>({
  ...baseFields,
  mechanic: oneOf('respin-wheel'),
  symbols: symbolsShape('pay', 'wild'),
  lines: linesShape,
  strips: object({ base: stripsShape }),
  pairRespins: whole(1, 3),
  wheel: object({ multipliers: list(whole(2, 50)) }),
  caps: object({ maxWinBets: winCapShape }),
})

export function respinWheelProblems(definition: RespinWheelDefinition): string[] {
  const { lines, strips, reels, rows, symbols, wheel } = definition
  const filling = fillingSymbols(symbols, strips.base, rows).length
  const segments = wheel.multipliers.length
  return [
    ...unless(reels === 3, ['reels are not three']),
    ...symbolProblems(definition, reels, [wildAtMostOne]),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...wildProblems(definition),
    ...unless(filling > 0, ['no symbol can fill a reel']),
    ...unless(filling <= mostFilling, [`more than ${mostFilling} symbols can fill a reel`]),
    ...unless(segments >= 4 && segments <= 16, ['wheel.multipliers are not 4 to 16']),
    ...commonProblems(definition),
  ]
}

/**
 * A wild is worth what the symbol it helps is worth, so that a filled reel wins alike whatever it is
 * filled with; and two filled reels are filled with one symbol only.
 */
function wildProblems({ symbols, strips, rows }: RespinWheelDefinition): string[] {
  const wild = wildOf(symbols)
  if (wild === undefined) return []
  const pays = symbols.find(({ key }) => key === wild)?.pays ?? {}
  const isAlone = (strip: readonly string[]) =>
    strip.some((_, stop) =>
      Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length]).every(
        (key) => key === wild,
      ),
    )
  return [
    ...unless(Object.keys(pays).length === 0, ['the wild pays alone']),
    ...unless(!strips.base[0]?.includes(wild), ['strips.base have a wild on the first reel']),
    ...unless(!strips.base.some(isAlone), ['wilds alone can fill a reel']),
  ]
}
