import type { LimitAmount, LimitStanding } from '@nordlys/contracts'
import { formatKroner, formatMoment } from '@nordlys/core'

/** A limit as it is printed, with what waits for it. */
export function limitLines({ kind, period, limit, used, waiting }: LimitStanding): string[] {
  if (!limit) return []
  const now = `${kind}-${period}: ${amountShown(limit)}, used ${amountShown(used)}`
  if (!waiting) return [now]
  const becomes = waiting.to ? `becomes ${amountShown(waiting.to)}` : 'is taken away'
  return [now, `  ${becomes} ${formatMoment(waiting.effectiveAt)}`]
}

export function amountShown(amount: LimitAmount): string {
  return 'ore' in amount ? formatKroner(amount.ore) : `${amount.minutes} minutes`
}
