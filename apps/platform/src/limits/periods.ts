import { type LimitPeriod, limitLookBackMs } from '@nordlys/contracts'

/** How far back each limit looks, in elapsed time and never by the calendar. [LIM-01] */
export const lookBackMs: Readonly<Record<LimitPeriod, number>> = limitLookBackMs

export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month']
