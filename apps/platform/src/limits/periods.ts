import type { LimitPeriod } from '@nordlys/contracts'
import { dayMs } from '@nordlys/core'

/** How far back each limit looks, in elapsed time and never by the calendar. [LIM-01] */
export const lookBackMs: Readonly<Record<LimitPeriod, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
}

export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month']
