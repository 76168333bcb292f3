import { createHash, createHmac } from 'node:crypto'
import { type TimeKey, timeKey, timeOfKey } from '@nordlys/core'

/**
 * The key that a player’s slip is settled under. It follows from table, round and player, and bears the
 * moment at which the slips became final: every owner settles a slip under the same. (LV6)
 */
export function settleKey(
  secret: string,
  {
    table,
    round,
    player,
    closedAt,
  }: { table: string; round: number; player: string; closedAt: Date },
): TimeKey {
  const text = `slip of ${player} in round ${round} of ${table}`
  const digest = createHmac('sha256', secret).update(text).digest()
  return timeKey({ now: () => closedAt }, { bytes: (length) => digest.subarray(0, length) })
}

/**
 * The key of a raise of a slip, or of its end. It follows from the slip's own, which the row has, and bears
 * the same moment. (LV40, LV43)
 */
export function handKey(slipKey: TimeKey, of: 'end' | `raise ${number}`): TimeKey {
  const digest = createHash('sha256').update(`${of} of ${slipKey}`).digest()
  const closedAt = timeOfKey(slipKey)
  return timeKey({ now: () => closedAt }, { bytes: (length) => digest.subarray(0, length) })
}
