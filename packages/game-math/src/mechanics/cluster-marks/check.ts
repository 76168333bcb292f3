import { baseFields, symbolsShape, winCapShape } from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { list, object, oneOf, type Shape, whole } from '../../base/shape.ts'
import { countProblems } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, scatterSpinsShape } from '../../features/free-spins.ts'
import { outcomeTableProblems, outcomeTableShape } from '../../features/outcome-table.ts'
import { clusterSymbolProblems } from '../cluster/check.ts'
import type { ClusterMarksDefinition } from './definition.ts'

export const clusterMarksShape: Shape<ClusterMarksDefinition> = object<ClusterMarksDefinition>({
  ...baseFields,
  mechanic: oneOf('cluster-marks'),
  reels: whole(3, 8),
  rows: whole(3, 8),
  symbols: symbolsShape('pay', 'scatter'),
  cells1024: list(whole(1, 1024)),
  tumble: object({ most: whole(1, 200) }),
  marks: object({ multipliers: list(whole(1, 100)) }),
  freeSpins: scatterSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 100) }),
  table: outcomeTableShape,
})

export function clusterMarksProblems(definition: ClusterMarksDefinition): string[] {
  const { symbols, marks, freeSpins, caps, reels, table } = definition
  const scatters = symbols.filter(({ kind }) => kind === 'scatter')
  return [
    ...clusterSymbolProblems(definition),
    ...unless(scatters.length === 1, ['symbols have not exactly one scatter']),
    ...scatters.flatMap(({ key, pays }) => countProblems(`symbol ${key}`, pays, reels)),
    ...unless(marks.multipliers.length > 0, ['marks.multipliers are empty']),
    ...unless(
      marks.multipliers.every((each, index) => each > (marks.multipliers[index - 1] ?? 0)),
      ['marks.multipliers do not rise'],
    ),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...outcomeTableProblems(table),
    ...commonProblems(definition),
  ]
}
