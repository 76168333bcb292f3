import { after, hourMs, minuteMs } from '@nordlys/core'

/** A session ends after this long without an action of the player's. */
export const sessionIdleMs = 30 * minuteMs
/** And after this long whatever the player does. */
export const sessionLongestMs = 12 * hourMs

/** The moment from which a session is over. */
export function sessionExpiry(loggedInAt: Date, actedAt: Date): Date {
  const idle = after(actedAt, sessionIdleMs)
  const longest = after(loggedInAt, sessionLongestMs)
  return new Date(Math.min(idle.getTime(), longest.getTime()))
}
