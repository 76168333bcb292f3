import { timeZone } from './format.ts'
import { dayMs, hourMs } from './time.ts'

/** The date in Copenhagen at a moment, as the UTC milliseconds of that date's midnight. */
export function dayOf(at: Date): number {
  return Date.parse(`${dateParts.format(at)}T00:00:00Z`)
}

/** The moment a date begins in Copenhagen, one or two hours before it does in UTC. */
export function midnight(day: number): number {
  const inWinter = day - hourMs
  return hourPart.format(inWinter) === '00' ? inWinter : inWinter - hourMs
}

/** The Danish day of a moment, of 23, 24 or 25 hours. */
export function danishDay(at: Date): { startMs: number; endMs: number } {
  const day = dayOf(at)
  return { startMs: midnight(day), endMs: midnight(day + dayMs) }
}

// Marked as pure, so that the bundler drops both for a browser that asks for no Danish day.
const dateParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone })
const hourPart = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  hourCycle: 'h23',
})
