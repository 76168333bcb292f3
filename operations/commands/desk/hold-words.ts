import type { HoldRecord } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'

/** A hold as the desk prints it. */
export function holdLine({
  holdId,
  playerId,
  kind,
  reason,
  setBy,
  setAt,
  until,
}: HoldRecord): string {
  const stands = `from ${formatMoment(setAt)} until ${formatMoment(until)}`
  return `hold ${holdId}  player ${playerId}  ${kind}  ${stands}  by ${setBy}: ${reason}`
}
