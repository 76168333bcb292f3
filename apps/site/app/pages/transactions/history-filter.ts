import { historyPeriodsDays, type RequestOf, type readHistory } from '@nordlys/contracts'
import { defaultPageSize } from '@nordlys/ui'

export const kinds = ['all', 'payments', 'rounds', 'bonuses'] as const

/** The player's filter, as the address says it. */
export interface HistoryFilter {
  kind: (typeof kinds)[number]
  days: (typeof historyPeriodsDays)[number]
  /** From 1. */
  page: number
}

export const pageSize = defaultPageSize
const pageMax = 10_000

/** Danish in the address; anything else means the default. */
const kindNames = {
  all: 'alle',
  payments: 'betalinger',
  rounds: 'spil',
  bonuses: 'bonus',
} as const

export function readFilter(query: URLSearchParams): HistoryFilter {
  const page = Number(query.get('side') ?? 1)
  return {
    kind: kinds.find((kind) => kindNames[kind] === query.get('type')) ?? 'all',
    days:
      historyPeriodsDays.find((days) => String(days) === query.get('periode')) ??
      historyPeriodsDays[0],
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  }
}

/** The address of a filter; what is the default is left out. */
export function filterHref({ kind, days, page }: HistoryFilter): string {
  const query = new URLSearchParams()
  if (kind !== 'all') query.set('type', kindNames[kind])
  if (days !== historyPeriodsDays[0]) query.set('periode', String(days))
  if (page > 1) query.set('side', String(page))
  const address = '/min-konto/transaktioner'
  return query.size > 0 ? `${address}?${query}` : address
}

export function historyRequest(filter: HistoryFilter): RequestOf<typeof readHistory> {
  return { ...filter, pageSize }
}
