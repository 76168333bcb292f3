import type { RequestOf, readSummary } from '@nordlys/contracts'
import { addDays, dateOf } from '@nordlys/core'

/** The periods of the overview, as the address says them. */
export const periods = ['30', '90', 'aar'] as const
export type PeriodName = (typeof periods)[number]

/** Anything else means the shortest. */
export function readPeriod(query: URLSearchParams): PeriodName {
  return periods.find((name) => name === query.get('periode')) ?? periods[0]
}

export function periodHref(name: PeriodName): string {
  return name === periods[0] ? '/min-konto/oversigt' : `/min-konto/oversigt?periode=${name}`
}

/** In the first months of a year its weeks are shown: three columns are no picture. */
const monthsFrom = '04'

/** The Danish calendar days that a period has today, and by what they are divided. */
export function summaryOf(name: PeriodName, at: Date): RequestOf<typeof readSummary> {
  const today = dateOf(at)
  const until = addDays(today, 1)
  if (name === '30') return { period: { by: 'day', from: addDays(today, -29), until } }
  if (name === '90') return { period: { by: 'week', from: addDays(today, -89), until } }
  const [year, month = ''] = today.split('-')
  return { period: { by: month < monthsFrom ? 'week' : 'month', from: `${year}-01-01`, until } }
}
