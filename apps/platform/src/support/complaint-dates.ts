import { complaintDays, complaintMoreDays, complaintPromiseDaysMax } from '@nordlys/contracts'
import { dayMs, dayOf, midnight } from '@nordlys/core'

/** The last moment of the Danish day so many days after that of `at`, over any change of the clocks. */
function endOfDay(at: Date, daysLater: number): Date {
  return new Date(midnight(dayOf(at) + (daysLater + 1) * dayMs) - 1)
}

/** By when a complaint is decided, or its player reads when to expect it: the end of the 14th day. [CP3] */
export function dueAfter(receivedAt: Date): Date {
  return endOfDay(receivedAt, complaintDays)
}

/**
 * The day that a notice names: the one staff have promised, where it is still ahead, else 14 days after the
 * day that is over, due or promised. A notice that comes late itself counts from its own day. [CP4]
 */
export function promisedBy(
  { dueAt, expectedBy }: { dueAt: Date; expectedBy: Date | null },
  at: Date,
): Date {
  if (expectedBy && expectedBy > at) return expectedBy
  const over = expectedBy && expectedBy > dueAt ? expectedBy : dueAt
  const usual = endOfDay(over, complaintMoreDays)
  return usual > at ? usual : endOfDay(at, complaintMoreDays)
}

/** The end of a day that staff promise, `2026-12-20`; undefined when it is no day of the next 90. [CP4] */
export function endOfPromisedDay(day: string, at: Date): Date | undefined {
  const promised = Date.parse(`${day}T00:00:00Z`)
  const today = dayOf(at)
  const isPossible = promised > today && promised <= today + complaintPromiseDaysMax * dayMs
  return isPossible ? new Date(midnight(promised + dayMs) - 1) : undefined
}
