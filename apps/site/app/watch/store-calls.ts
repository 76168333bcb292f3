import type { ValidationAnswer } from './session-watch.ts'

/** Asks whether a login still holds. Not an act of the player: it keeps nothing alive. [SES-02] */
export async function validateExpire(
  sessionId: string,
  signal: AbortSignal,
): Promise<ValidationAnswer> {
  const path = `/api/store/GATMaven/users/${encodeURIComponent(sessionId)}/validateExpire`
  const response = await fetch(path, { signal, cache: 'no-store' })
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? await response.json() : undefined }
}

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

/** Whether our own server answers at all. [NET-01] */
export async function probeLine(): Promise<boolean> {
  try {
    const response = await fetch('/favicon.ico', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    })
    return response.ok
  } catch {
    // Any way of not answering is the answer no.
    return false
  }
}

/** Longer than this is no line that a player could use. */
const probeTimeoutMs = 10_000
/** What is left of a login here waits no longer than this for the record of its end. */
const recordTimeoutMs = 5_000
