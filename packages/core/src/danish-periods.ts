import { dayOf, midnight } from './danish-day.ts'
import { dayMs } from './time.ts'

/** The lengths of calendar that a period is divided by; a week begins on Monday. */
export type PeriodUnit = 'day' | 'week' | 'month'

/** The date in Copenhagen at a moment, as YYYY-MM-DD. */
export function dateOf(at: Date): string {
  return isoDate(dayOf(at))
}

/** So many days after a date, or before it. Dates are YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return isoDate(Date.parse(date) + days * dayMs)
}

/** The moment a date begins in Copenhagen. */
export function beginOf(date: string): Date {
  return new Date(midnight(Date.parse(date)))
}

/**
 * The dates on which the parts of a period begin, `from` first: its days, or its weeks or months as far as
 * they are in it. `until` is the day after the last, and later than `from`.
 */
export function partsOf(from: string, until: string, unit: PeriodUnit): string[] {
  const dates: string[] = []
  for (let date = from; date < until; date = nextOf(date, unit)) dates.push(date)
  return dates
}

function nextOf(date: string, unit: PeriodUnit): string {
  if (unit === 'day') return addDays(date, 1)
  const at = new Date(date)
  if (unit === 'month') return isoDate(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
  return addDays(date, 7 - ((at.getUTCDay() + 6) % 7))
}

function isoDate(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
