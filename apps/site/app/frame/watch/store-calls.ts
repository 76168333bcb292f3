import { type Check, checkedAnswer } from '@nordlys/core'
import type { ValidationAnswer } from './session-watch.ts'

/** Validates a session. It is not an act of the player: it does not prolong the session. [SES-02] */
export async function validateExpire(
  sessionId: string,
  signal: AbortSignal,
): Promise<ValidationAnswer> {
  const path = `/api/store/GATMaven/users/${encodeURIComponent(sessionId)}/validateExpire`
  const response = await fetch(path, { signal, cache: 'no-store' })
  const body = await checkedAnswer(response, isAnything)
  // An HTML page in place of JSON came from another server: it says nothing about the session.
  if (body === undefined) throw new Error(`no word on the session: ${response.status}`)
  return { status: response.status, body }
}

/** The body is returned unread: the watch checks it. */
const isAnything: Check<unknown> = (value): value is unknown => value !== undefined

/** Records that a session ended in this browser. [SES-03] */
export async function logExpiry(userId: string, fromRoute: string, at: Date): Promise<void> {
  await fetch('/api/store/Logs/CreateSessionExpireLog', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, from_route: fromRoute, datetime: at.toISOString() }),
    keepalive: true,
    signal: AbortSignal.timeout(recordTimeoutMs),
  })
}

/** The time-out of that call: the session's cookies are deleted after it at the latest. */
const recordTimeoutMs = 5_000
