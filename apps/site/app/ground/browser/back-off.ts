import { minuteMs } from '@nordlys/core'

/** An unanswered request is repeated soon, then less and less often, and never given up. */
const pausesMs = [5_000, 15_000, minuteMs, 5 * minuteMs] as const

/** How long to wait after so many failures in a row, from one. */
export function backOffMs(failures: number): number {
  return pausesMs[Math.min(Math.max(failures, 1), pausesMs.length) - 1] ?? minuteMs
}
