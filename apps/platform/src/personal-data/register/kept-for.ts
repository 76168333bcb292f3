import { retentionMs } from '@nordlys/contracts'
import { dayMs, hourMs, minuteMs } from '@nordlys/core'
import type { Kept } from './entry.ts'

/** Those without a period of their own. */
const keptWords: Readonly<Partial<Record<Kept, string>>> = {
  'for-ever': 'nothing removes it',
  replaced: 'until the next value takes its place',
  'with-its-subject': 'until what it belongs to is over',
}

/** How long it is kept, in words. */
export function keptFor(kept: Kept): string {
  const words = keptWords[kept]
  if (words) return words
  const ms = retentionMs[kept as keyof typeof retentionMs]
  const units = [
    [dayMs, 'day'],
    [hourMs, 'hour'],
    [minuteMs, 'minute'],
  ] as const
  const [unitMs, unit] = units.find(([size]) => ms % size === 0) ?? [1, 'ms']
  const count = ms / unitMs
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
