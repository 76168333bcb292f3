import type { LockRecord } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'

/** A lock as it is printed. */
export function lockLines(lock: LockRecord): string[] {
  const { reason, lockedBy, lockedAt, liftReason, liftedBy, liftedAt } = lock
  const set = `Locked ${formatMoment(lockedAt)} by ${lockedBy}: ${reason}`
  return liftedAt
    ? [set, `  lifted ${formatMoment(liftedAt)} by ${liftedBy}: ${liftReason}`]
    : [set]
}
