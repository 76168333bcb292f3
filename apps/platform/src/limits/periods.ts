import type { LimitPeriod } from '@nordlys/contracts'

export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month']
