import { type Check, checkedAnswer } from '@nordlys/core'
import type { ValidationAnswer } from './session-watch.ts'

/** Asks whether a login still holds. Not an act of the player: it keeps nothing alive. [SES-02] */
export async function validateExpire(
  sessionId: string,
  signal: AbortSignal,
): Promise<ValidationAnswer> {
  const path = `/api/store/GATMaven/users/${encodeURIComponent(sessionId)}/validateExpire`
  const response = await fetch(path, { signal, cache: 'no-store' })
  const body = await checkedAnswer(response, isAnything)
  // A page in place of an answer is somebody else's: it says nothing of the session.
  if (body === undefined) throw new Error(`no word on the session: ${response.status}`)
  return { status: response.status, body }
}

/** The watch itself looks at what was said. */
const isAnything: Check<unknown> = (value): value is unknown => value !== undefined

/** Leaves a record of a login that came to its end here. [SES-03] */
export async function logExpiry(userId: string, fromRoute: string, at: Date): Promise<void> {
  await fetch('/api/store/Logs/CreateSessionExpireLog', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, from_route: fromRoute, datetime: at.toISOString() }),
    keepalive: true,
    signal: AbortSignal.timeout(recordTimeoutMs),
  })
}

/** What is left of a login here waits no longer than this for the record of its end. */
const recordTimeoutMs = 5_000
