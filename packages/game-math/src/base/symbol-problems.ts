import type { CoinsByCount, DefinitionBase, SymbolKind } from './definition-base.ts'
import { unless } from './unless.ts'

/** How many of one kind a mechanic can have, and what the refusal says. */
interface KindRule {
  readonly kind: SymbolKind
  readonly least: number
  readonly most: number
  readonly problem: string
}

export const wildAtMostOne: KindRule = {
  kind: 'wild',
  least: 0,
  most: 1,
  problem: 'symbols have more than one wild',
}

export function exactlyOne(kind: SymbolKind): KindRule {
  return { kind, least: 1, most: 1, problem: `symbols have not exactly one ${kind}` }
}

/** `mostCount` is the largest number of one symbol that a win or a feature can count. */
export function symbolProblems(
  { symbols }: DefinitionBase,
  mostCount: number,
  kindRules: readonly KindRule[],
): string[] {
  const count = (kind: string) => symbols.filter((symbol) => symbol.kind === kind).length
  return [
    ...unless(new Set(symbols.map((symbol) => symbol.key)).size === symbols.length, [
      'symbols share a key',
    ]),
    ...unless(symbols.length <= 32, ['symbols are more than 32']),
    ...unless(count('pay') >= 2, ['symbols have fewer than two that pay']),
    ...kindRules.flatMap(({ kind, least, most, problem }) =>
      unless(count(kind) >= least && count(kind) <= most, [problem]),
    ),
    ...symbols.flatMap(({ key, kind, pays }) => [
      ...unless(kind !== 'pay' || Object.keys(pays).length > 0, [`symbol ${key} never pays`]),
      ...countProblems(`symbol ${key}`, pays, mostCount),
    ]),
  ]
}

/** Counts must exist on the grid, and more of a symbol must never be worth less. */
export function countProblems(name: string, values: CoinsByCount, most: number): string[] {
  const counts = Object.keys(values).map(Number)
  return [
    ...unless(
      Object.keys(values).every((count) => /^[1-9]$/.test(count) && Number(count) <= most),
      [`${name} has a count outside 1 to ${most}`],
    ),
    ...unless(
      counts.every((count) => count >= most || counts.includes(count + 1)),
      [`${name} has a gap in its counts`],
    ),
    ...unless(isRising(values), [`${name} gives less for more`]),
  ]
}

/** Whether the value never falls as the count grows. */
export function isRising(values: CoinsByCount): boolean {
  const counts = Object.keys(values).map(Number)
  const inOrder = counts.toSorted((a, b) => a - b).map((count) => values[String(count)] ?? 0)
  return inOrder.every((value, index) => value >= (inOrder[index - 1] ?? 0))
}
