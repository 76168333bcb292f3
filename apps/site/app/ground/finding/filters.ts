/** The filters, each under its name in the address; several of one are an either-or. */
export const filterNames = [
  'tema',
  'mekanik',
  'volatilitet',
  'rtp',
  'jackpot',
  'funktion',
  'indsats',
] as const

export type FilterName = (typeof filterNames)[number]

export const sortings = ['mest-spillede', 'nyeste', 'navn', 'rtp'] as const
export type Sorting = (typeof sortings)[number]

/** A visitor's search and filters, as they stand in the address. */
export interface Finding {
  readonly q: string
  readonly chosen: Readonly<Record<FilterName, readonly string[]>>
  readonly sorting: Sorting | undefined
  /** From 1. */
  readonly page: number
}

const valueShape = /^[a-z0-9.-]{1,60}$/
const queryMax = 80
const pageMax = 1_000

/** Reads an address. What nobody could have chosen is left out, never an error. */
export function readFinding(parameters: URLSearchParams): Finding {
  const page = Number(parameters.get('side') ?? 1)
  const sorting = parameters.get('sorter')
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, queryMax),
    chosen: forEachFilter((name) => valuesOf(parameters, name)),
    sorting: sortings.find((one) => one === sorting),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  }
}

/** One value for each filter. */
export function forEachFilter<Value>(
  make: (name: FilterName) => Value,
): Readonly<Record<FilterName, Value>> {
  const values = filterNames.map((name) => [name, make(name)])
  return Object.fromEntries(values) as Record<FilterName, Value>
}

/** The address's query of a finding, in one order, so that the same choice is the same address. */
export function findingQuery({ q, chosen, sorting, page }: Finding): string {
  const parameters = new URLSearchParams()
  if (q !== '') parameters.set('q', q)
  for (const name of filterNames) {
    for (const value of [...chosen[name]].sort()) parameters.append(name, value)
  }
  if (sorting) parameters.set('sorter', sorting)
  if (page > 1) parameters.set('side', String(page))
  const query = parameters.toString()
  return query === '' ? '' : `?${query}`
}

/** With a value chosen, or no longer; from the first page. */
export function toggled(finding: Finding, name: FilterName, value: string): Finding {
  const before = finding.chosen[name]
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return { ...finding, chosen: { ...finding.chosen, [name]: values }, page: 1 }
}

/** Without any filter; what was typed and the order stay. */
export function withoutFilters(finding: Finding): Finding {
  return { ...finding, chosen: readFinding(new URLSearchParams()).chosen, page: 1 }
}

export function countChosen({ chosen }: Finding): number {
  return filterNames.reduce((total, name) => total + chosen[name].length, 0)
}

function valuesOf(parameters: URLSearchParams, name: FilterName): string[] {
  return [...new Set(parameters.getAll(name))]
    .filter((value) => valueShape.test(value))
    .slice(0, 60)
}
