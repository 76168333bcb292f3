import { baseFields, symbolsShape, winCapShape } from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import type { DefinitionBase } from '../../base/definition-base.ts'
import { list, object, oneOf, type Shape, whole } from '../../base/shape.ts'
import { isRising } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { outcomeTableProblems, outcomeTableShape } from '../../features/outcome-table.ts'
import { tumbleProblems, tumbleShape } from '../../features/tumble.ts'
import type { ClusterDefinition } from './definition.ts'

export const clusterDefinitionShape: Shape<ClusterDefinition> = object<ClusterDefinition>({
  ...baseFields,
  mechanic: oneOf('cluster'),
  reels: whole(3, 8),
  rows: whole(3, 8),
  symbols: symbolsShape('pay'),
  cells1024: list(whole(1, 1024)),
  tumble: tumbleShape,
  caps: object({ maxWinBets: winCapShape }),
  table: outcomeTableShape,
})

export function clusterProblems(definition: ClusterDefinition): string[] {
  const { tumble, table } = definition
  return [
    ...clusterSymbolProblems(definition),
    ...tumbleProblems(tumble),
    ...outcomeTableProblems(table),
    ...commonProblems(definition),
  ]
}

/** What must hold of symbols that win in clusters, and of the chances they fall by. */
export function clusterSymbolProblems(
  definition: DefinitionBase & { readonly cells1024: readonly number[] },
): string[] {
  const { symbols, cells1024 } = definition
  const total = cells1024.reduce((sum, weight) => sum + weight, 0)
  return [
    ...unless(new Set(symbols.map(({ key }) => key)).size === symbols.length, [
      'symbols share a key',
    ]),
    ...unless(symbols.length >= 2 && symbols.length <= 32, ['symbols are not 2 to 32']),
    ...unless(cells1024.length === symbols.length, ['cells1024 are not one per symbol']),
    ...unless(total === 1024, ['cells1024 do not add up to 1024']),
    ...sizeProblems(definition),
  ]
}

/** All symbols pay from the same sizes, so that a player learns them once. */
export function sizeProblems({ symbols, reels, rows }: DefinitionBase): string[] {
  const paying = symbols.filter(({ kind }) => kind === 'pay')
  const sizes = Object.keys(paying[0]?.pays ?? {})
  return [
    ...unless(
      sizes.every((size) => /^[1-9][0-9]?$/.test(size) && isSize(Number(size), reels * rows)),
      [`symbols have a size outside 2 to ${reels * rows}`],
    ),
    ...unless(sizes.length > 0, ['symbols never pay']),
    ...paying.flatMap(({ key, pays }) => [
      ...unless(Object.keys(pays).join() === sizes.join(), [`symbol ${key} has other sizes`]),
      ...unless(isRising(pays), [`symbol ${key} gives less for more`]),
    ]),
  ]
}

function isSize(size: number, cells: number): boolean {
  return size >= 2 && size <= cells
}
