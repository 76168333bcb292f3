import { baseFields, symbolsShape, winCapShape } from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { list, object, oneOf, type Shape, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, scatterSpinsShape } from '../../features/free-spins.ts'
import { flexRows, heightProblems, heightsShape } from '../../features/heights.ts'
import { outcomeTableProblems, outcomeTableShape } from '../../features/outcome-table.ts'
import { tumbleProblems, tumbleShape } from '../../features/tumble.ts'
import { wildPayProblems } from '../ways/check.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'

export const flexvejeFaldDefinitionShape: Shape<FlexvejeFaldDefinition> =
  object<FlexvejeFaldDefinition>({
    ...baseFields,
    mechanic: oneOf('flexveje-fald'),
    rows: flexRows,
    symbols: symbolsShape('pay', 'wild', 'scatter'),
    heights: heightsShape,
    cells1024: list(list(whole(0, 1024))),
    tumble: tumbleShape,
    freeSpins: scatterSpinsShape,
    caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 500) }),
    table: outcomeTableShape,
  })

export function flexvejeFaldProblems(definition: FlexvejeFaldDefinition): string[] {
  const { heights, tumble, freeSpins, caps, reels, table } = definition
  return [
    ...symbolProblems(definition, reels, [wildAtMostOne, exactlyOne('scatter')]),
    ...wildPayProblems(definition),
    ...heightProblems(heights, definition, 'heights'),
    ...cellProblems(definition),
    ...tumbleProblems(tumble),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...outcomeTableProblems(table),
    ...commonProblems(definition),
  ]
}

function cellProblems({ reels, symbols, cells1024 }: FlexvejeFaldDefinition): string[] {
  const wild = symbols.findIndex(({ kind }) => kind === 'wild')
  const totals = cells1024.map((weights) => weights.reduce((sum, weight) => sum + weight, 0))
  return [
    ...unless(cells1024.length === reels, ['cells1024 are not one list per reel']),
    ...unless(
      cells1024.every(({ length }) => length === symbols.length),
      ['cells1024 are not one per symbol'],
    ),
    ...unless(
      totals.every((total) => total === 1024),
      ['cells1024 of a reel do not add up to 1024'],
    ),
    ...unless((cells1024[0]?.[wild] ?? 0) === 0, ['cells1024 have a wild on the first reel']),
  ]
}
