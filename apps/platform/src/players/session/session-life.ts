import { sessionIdleMs, sessionLongestMs } from '@nordlys/contracts'
import { after } from '@nordlys/core'

/** The moment from which a session is over. */
export function sessionExpiry(loggedInAt: Date, actedAt: Date): Date {
  const idle = after(actedAt, sessionIdleMs)
  const longest = after(loggedInAt, sessionLongestMs)
  return new Date(Math.min(idle.getTime(), longest.getTime()))
}
