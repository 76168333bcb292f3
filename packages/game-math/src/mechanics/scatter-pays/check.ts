import { baseFields, symbolsShape, winCapShape } from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { list, object, oneOf, type Shape, text, whole } from '../../base/shape.ts'
import { countProblems } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, scatterSpinsShape } from '../../features/free-spins.ts'
import { outcomeTableProblems, outcomeTableShape } from '../../features/outcome-table.ts'
import { sizeProblems } from '../cluster/check.ts'
import type { ScatterPaysDefinition } from './definition.ts'

export const scatterPaysShape: Shape<ScatterPaysDefinition> = object<ScatterPaysDefinition>({
  ...baseFields,
  mechanic: oneOf('scatter-pays'),
  symbols: symbolsShape('pay', 'scatter', 'orb'),
  cells1024: object({ base: list(whole(1, 1024)), free: list(whole(1, 1024)) }),
  orbs: list(
    object({ symbol: text(/^[a-z][a-z0-9-]*$/), times: whole(2, 100), weight: whole(1, 1000) }),
  ),
  tumble: object({ most: whole(1, 200) }),
  freeSpins: scatterSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 100) }),
  table: outcomeTableShape,
})

export function scatterPaysProblems(definition: ScatterPaysDefinition): string[] {
  const { symbols, cells1024, freeSpins, caps, reels, table } = definition
  const scatters = symbols.filter(({ kind }) => kind === 'scatter')
  return [
    ...unless(new Set(symbols.map(({ key }) => key)).size === symbols.length, [
      'symbols share a key',
    ]),
    ...unless(symbols.length <= 32, ['symbols are more than 32']),
    ...unless(scatters.length === 1, ['symbols have not exactly one scatter']),
    ...scatters.flatMap(({ key, pays }) => countProblems(`symbol ${key}`, pays, reels)),
    ...sizeProblems(definition),
    ...orbProblems(definition),
    ...cellProblems(definition, cells1024.base, 'cells1024.base'),
    ...cellProblems(definition, cells1024.free, 'cells1024.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...outcomeTableProblems(table),
    ...commonProblems(definition),
  ]
}

function orbProblems({ symbols, orbs }: ScatterPaysDefinition): string[] {
  const last = symbols.slice(symbols.length - orbs.length)
  const kinds = symbols.filter(({ kind }) => kind === 'orb')
  return [
    ...unless(orbs.length > 1, ['orbs are fewer than two']),
    ...unless(
      kinds.length === orbs.length && orbs.every(({ symbol }, at) => symbol === last[at]?.key),
      ['orbs are not the last symbols, in their order'],
    ),
    ...unless(
      last.every(({ kind }) => kind === 'orb'),
      ['orbs have a symbol that is none'],
    ),
    ...unless(
      kinds.every(({ pays }) => Object.keys(pays).length === 0),
      ['an orb has pays'],
    ),
    ...unless(
      orbs.every(({ times }, at) => times > (orbs[at - 1]?.times ?? 0)),
      ['orbs do not rise'],
    ),
  ]
}

/** One place for every symbol that is no orb, and one for all orbs. */
function cellProblems(
  { symbols, orbs }: ScatterPaysDefinition,
  weights: readonly number[],
  name: string,
): string[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return [
    ...unless(weights.length === symbols.length - orbs.length + 1, [
      `${name} are not one per symbol and one for orbs`,
    ]),
    ...unless(total === 1024, [`${name} do not add up to 1024`]),
  ]
}
