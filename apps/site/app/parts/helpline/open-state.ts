import type { OpenDay } from '@nordlys/contracts'
import { dayMs, dayOf } from '@nordlys/core'
import { hourOf } from '../clock/hour-of.ts'

export type OpenState =
  | { isOpen: true; untilHour: number }
  | { isOpen: false; fromHour: number; day: OpenDay['day']; isToday: boolean }

const week = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Whether somebody answers at a moment, by Danish time, or when next; undefined when nobody ever does. */
export function openState(days: readonly OpenDay[], at: Date): OpenState | undefined {
  const hour = hourOf(at)
  const today = weekdayOf(at)
  const hoursOf = (ahead: number) => days.find(({ day }) => day === ((today - 1 + ahead) % 7) + 1)
  const now = hoursOf(0)
  if (now && hour >= now.fromHour && hour < now.untilHour) {
    return { isOpen: true, untilHour: now.untilHour }
  }
  const ahead = week.find((days) => {
    const hours = hoursOf(days)
    return hours && (days > 0 || hour < hours.fromHour)
  })
  const next = ahead === undefined ? undefined : hoursOf(ahead)
  return next && { isOpen: false, fromHour: next.fromHour, day: next.day, isToday: ahead === 0 }
}

/** 1 is Monday, 7 is Sunday. */
function weekdayOf(at: Date): number {
  // The first day of 1970 was a Thursday.
  return ((dayOf(at) / dayMs + 3) % 7) + 1
}
