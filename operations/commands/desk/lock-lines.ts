import type { LockRecord } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'

/** A lock or a suspension as it is printed. */
export function lockLines(lock: LockRecord): string[] {
  const { reason, lockedBy, lockedAt, reviewBy, liftReason, liftedBy, liftedAt, liftWishedBy } =
    lock
  const what = reviewBy ? `Suspended (decided by ${formatMoment(reviewBy)})` : 'Locked'
  const set = `${what} ${formatMoment(lockedAt)} by ${lockedBy}: ${reason}`
  const wished = liftWishedBy ? [`  to be lifted by ${liftWishedBy} and another employee`] : []
  return liftedAt
    ? [set, ...wished, `  lifted ${formatMoment(liftedAt)} by ${liftedBy}: ${liftReason}`]
    : [set, ...wished]
}
