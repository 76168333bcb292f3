import type { LockRecord } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'

/** A lock or a suspension as it is printed. */
export function lockLines(lock: LockRecord): string[] {
  const { reason, lockedBy, lockedAt, reviewBy, liftReason, liftedBy, liftedAt } = lock
  const what = reviewBy ? `Suspended (decided by ${formatMoment(reviewBy)})` : 'Locked'
  const set = `${what} ${formatMoment(lockedAt)} by ${lockedBy}: ${reason}`
  return liftedAt
    ? [set, `  lifted ${formatMoment(liftedAt)} by ${liftedBy}: ${liftReason}`]
    : [set]
}
