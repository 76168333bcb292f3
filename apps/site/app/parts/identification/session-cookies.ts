import type { SessionGrant } from '@nordlys/contracts'
import { logIdCookies } from '../../ground/cookies/login-cookies.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

const [loginLogCookie, registerLogCookie] = logIdCookies

/** Logs the browser in. */
export function openSession(scope: RequestScope, grant: SessionGrant): void {
  for (const line of sessionCookies(grant)) scope.setCookie(line)
}

/** Logs in the browser of one whose account has just been made. [REG-08] */
export function openFirstSession(scope: RequestScope, grant: SessionGrant): void {
  openSession(scope, grant)
  scope.setCookie(`${registerLogCookie}=${grant.logId}; ${readable}`)
}

const readable = 'Path=/; Secure; SameSite=Lax'

/** The cookies of a login: they end with the browser, the session's life is the platform's. */
export function sessionCookies({ secret, handle, logId }: SessionGrant): string[] {
  return [
    `__Host-session=${secret}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    // Readable, so that script sees that someone is logged in; it opens nothing.
    `_auth_token=${handle}; ${readable}`,
    `${loginLogCookie}=${logId}; ${readable}`,
  ]
}
