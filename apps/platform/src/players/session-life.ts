import { sessionIdleMs } from '@nordlys/contracts'
import { after, hourMs } from '@nordlys/core'

/** A session ends after this long whatever the player does. */
export const sessionLongestMs = 12 * hourMs

/** The moment from which a session is over. */
export function sessionExpiry(loggedInAt: Date, actedAt: Date): Date {
  const idle = after(actedAt, sessionIdleMs)
  const longest = after(loggedInAt, sessionLongestMs)
  return new Date(Math.min(idle.getTime(), longest.getTime()))
}
