import { invariant } from '@nordlys/core'

/**
 * A value of the database as JSON: whole numbers, moments in ISO 8601 and UTC, bytes in hexadecimal. What
 * has no beginning or no end is `-infinity` and `infinity`.
 */
export function jsonOf(value: unknown): unknown {
  if (typeof value === 'bigint') {
    const number = Number(value)
    invariant(Number.isSafeInteger(number), 'a number of a copy is larger than JSON has')
    return number
  }
  if (value instanceof Date) return value.toISOString()
  if (value === Number.POSITIVE_INFINITY) return 'infinity'
  if (value === Number.NEGATIVE_INFINITY) return '-infinity'
  if (Buffer.isBuffer(value)) return value.toString('hex')
  return value ?? null
}
