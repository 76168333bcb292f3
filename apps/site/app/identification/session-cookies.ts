import type { SessionGrant } from '@nordlys/contracts'
import type { RequestScope } from '../request-scope.ts'

/** Logs the browser in. The cookies end with the browser; the session's life is the platform's. */
export function openSession(scope: RequestScope, { secret, handle }: SessionGrant): void {
  scope.setCookie(`__Host-session=${secret}; Path=/; HttpOnly; Secure; SameSite=Lax`)
  // Readable, so that script sees that someone is logged in; it opens nothing.
  scope.setCookie(`_auth_token=${handle}; Path=/; Secure; SameSite=Lax`)
}
