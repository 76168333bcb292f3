import { historyPeriodsDays, placePattern } from '@nordlys/contracts'
import { defaultPageSize } from '@nordlys/ui'

export const kinds = ['all', 'payments', 'rounds', 'bonuses'] as const

/** The fields of the form, by their names in the address. */
const typedNames = ['metode', 'status', 'spil', 'fra', 'til'] as const
export type TypedName = (typeof typedNames)[number]
export type Typed = Partial<Record<TypedName, string>>

/** The player's filter, as the address says it. */
export interface HistoryFilter {
  kind: (typeof kinds)[number]
  days: (typeof historyPeriodsDays)[number]
  /** From 1, where the list has a number of pages. */
  page: number
  /** The numbers of a stretch whose rounds are listed. */
  rounds?: { first: number; last: number } | undefined
  /** Where the page begins, where the list is not counted. */
  from?: { place: string; toward: 'older' | 'newer' } | undefined
  /** As typed or chosen; what is empty is left out. */
  typed: Typed
}

export const pageSize = defaultPageSize
const pageMax = 10_000
const numberMax = 2 ** 50
const typedMax = 60

/** Danish in the address; anything else means the default. */
const kindNames = {
  all: 'alle',
  payments: 'betalinger',
  rounds: 'spil',
  bonuses: 'bonus',
} as const

const placeNames = { older: 'foer', newer: 'efter' } as const

export function readFilter(query: URLSearchParams): HistoryFilter {
  const page = Number(query.get('side') ?? 1)
  const typed = typedIn(query)
  return {
    kind: kindOf(typed) ?? kinds.find((kind) => kindNames[kind] === query.get('type')) ?? 'all',
    days:
      historyPeriodsDays.find((days) => String(days) === query.get('periode')) ??
      historyPeriodsDays[0],
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
    ...roundsIn(query),
    ...placeIn(query),
    typed,
  }
}

function roundsIn(query: URLSearchParams): Pick<HistoryFilter, 'rounds'> {
  const [first = 0, last = 0, ...more] = (query.get('runder') ?? '').split('-').map(Number)
  const isRange = Number.isInteger(first) && Number.isInteger(last) && more.length === 0
  return isRange && first >= 1 && last >= first && last <= numberMax
    ? { rounds: { first, last } }
    : {}
}

function placeIn(query: URLSearchParams): Pick<HistoryFilter, 'from'> {
  for (const toward of ['older', 'newer'] as const) {
    const place = query.get(placeNames[toward])
    if (place && placePattern.test(place)) return { from: { place, toward } }
  }
  return {}
}

/** The dates of an address that tells why there is no statement are the statement's. */
function typedIn(query: URLSearchParams): Typed {
  const names = query.has('udtog') ? [] : typedNames
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = query.get(name)?.trim().slice(0, typedMax)
      return text ? [[name, text]] : []
    }),
  )
}

/** A way to pay and how far it has come are of payments, a game is of rounds. */
function kindOf({ metode, status, spil }: Typed): HistoryFilter['kind'] | undefined {
  if (metode || status) return 'payments'
  return spil ? 'rounds' : undefined
}

/** The filter's newest lines. */
export function firstPage(filter: HistoryFilter): HistoryFilter {
  return { ...filter, page: 1, rounds: undefined, from: undefined }
}

/** The address of a filter; what is the default is left out. */
export function filterHref({ kind, days, page, rounds, from, typed }: HistoryFilter): string {
  const query = new URLSearchParams(typed)
  if (kind !== 'all' && !kindOf(typed)) query.set('type', kindNames[kind])
  if (days !== historyPeriodsDays[0]) query.set('periode', String(days))
  if (rounds) query.set('runder', `${rounds.first}-${rounds.last}`)
  if (from) query.set(placeNames[from.toward], from.place)
  if (page > 1) query.set('side', String(page))
  const address = '/min-konto/transaktioner'
  return query.size > 0 ? `${address}?${query}` : address
}
