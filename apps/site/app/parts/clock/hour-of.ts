import { timeZone } from '@nordlys/core'

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })

/** The hour of the day in Denmark, 0 to 23. */
export function hourOf(at: Date): number {
  return Number(hourFormat.format(at))
}
