import {
  historyDaysMax,
  type RequestOf,
  type readHistory,
  type readTransactions,
} from '@nordlys/contracts'
import { addDays, dayMs, foldTyped, readDate } from '@nordlys/core'
import { type HistoryFilter, pageSize, type Typed, type TypedName } from './history-filter.ts'

type HistoryRequest = RequestOf<typeof readHistory>
type ListRequest = RequestOf<typeof readTransactions>

/** The fault of a field. */
type FilterFault = 'no-date' | 'order' | 'too-long' | 'no-game' | 'many-games' | 'both'
export type FilterFaults = Partial<Record<TypedName, FilterFault>>

/** A name that fits more games is no name of some. */
const gamesMax = 20
/** A period of which the last date alone was typed. */
const daysBefore = 29

/**
 * The platform's request for a filter, or what is wrong with the filter, by field. Payments, bonuses and the
 * rounds of a stretch are counted, and have pages by number; the list with stretches goes on from a place.
 */
export function historyWish(
  filter: HistoryFilter,
  titles: Readonly<Record<string, string>>,
  today: string,
): { counted: HistoryRequest } | { list: ListRequest } | { faults: FilterFaults } {
  const { kind, days, page, rounds, from, typed } = filter
  const dates = datesOf(typed, today)
  const games = gamesOf(typed, titles)
  const faults = { ...dates.faults, ...games.faults }
  if (Object.keys(faults).length > 0) return { faults }
  const period = { days, pageSize, ...(dates.dates && { dates: dates.dates }) }
  if (rounds) return { counted: { ...period, kind: 'rounds', page, numbers: rounds } }
  if (kind === 'payments' || kind === 'bonuses')
    return { counted: { ...period, kind, page, ...paymentsOf(typed) } }
  const { gameIds } = games
  return { list: { ...period, kind, ...(gameIds && { gameIds }), ...(from && { from }) } }
}

function paymentsOf({ metode, status }: Typed): Pick<HistoryRequest, 'way' | 'stand'> {
  const way = namesOf(ways).find((name) => name === metode)
  const stand = namesOf(stands).find((name) => name === status)
  return { ...(way && { way: ways[way] }), ...(stand && { stand: stands[stand] }) }
}

/** By their names in the address. */
export const ways = { kort: 'card', mobilepay: 'mobile_pay', nemkonto: 'nemkonto' } as const
export const stands = {
  undervejs: 'open',
  gennemfoert: 'implemented',
  annulleret: 'canceled',
  tilbagefoert: 'reversed',
} as const

/** The names of the address, in the order in which they are chosen from. */
export const namesOf = <Name extends string>(named: Record<Name, string>) =>
  Object.keys(named) as Name[]

interface Dates {
  dates?: HistoryRequest['dates']
  faults?: FilterFaults
}

function datesOf({ fra, til }: Typed, today: string): Dates {
  if (!fra && !til) return {}
  const [first, last] = [fra && readDate(fra), til ? readDate(til) : today]
  if (fra && !first) return { faults: { fra: 'no-date', ...(!last && { til: 'no-date' }) } }
  if (!last) return { faults: { til: 'no-date' } }
  const from = first || addDays(last, -daysBefore)
  const until = addDays(last, 1)
  if (until <= from) return { faults: { til: 'order' } }
  const isLong = Date.parse(until) - Date.parse(from) > historyDaysMax * dayMs
  return isLong ? { faults: { til: 'too-long' } } : { dates: { from, until } }
}

interface Games {
  gameIds?: string[]
  faults?: FilterFaults
}

/** The game of that title; else every game whose title has it in it. */
function gamesOf({ spil, metode, status }: Typed, titles: Readonly<Record<string, string>>): Games {
  if (!spil) return {}
  if (metode || status) return { faults: { spil: 'both' } }
  const fold = (text: string) => foldTyped(text).toLocaleLowerCase('da')
  const asked = fold(spil)
  const known = Object.entries(titles).map(([id, title]) => [id, fold(title)] as const)
  const same = known.filter(([, title]) => title === asked)
  const found = same.length > 0 ? same : known.filter(([, title]) => title.includes(asked))
  if (found.length === 0) return { faults: { spil: 'no-game' } }
  if (found.length > gamesMax) return { faults: { spil: 'many-games' } }
  return { gameIds: found.map(([id]) => id) }
}
