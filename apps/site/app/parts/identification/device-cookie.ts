import { secret, systemRandom } from '@nordlys/core'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

const cookieName = '__Host-device'
const lifeSeconds = 365 * 24 * 60 * 60

/**
 * Marks this browser, for a year from now, so that its player's next login from it is known. The mark is
 * random and opens nothing. It is set before MitID is visited: where the answer to a login is lost, the
 * next one comes with the same mark. [ID45]
 */
export function markDevice(scope: RequestScope): void {
  const mark = deviceMarkOf(scope) ?? secret(systemRandom, 32)
  scope.setCookie(cookieOf(mark))
}

function cookieOf(mark: string): string {
  return `${cookieName}=${mark}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${lifeSeconds}`
}

/**
 * The mark of a browser that comes back from MitID. One that has lost its own since it left is as unknown as
 * any: it gets another, so that its player hears of the login. [ID45]
 */
export function returnedMark(scope: RequestScope): string {
  const mark = deviceMarkOf(scope)
  if (mark) return mark
  const another = secret(systemRandom, 32)
  scope.setCookie(cookieOf(another))
  return another
}

/** The mark that this browser brings; undefined for none, and for what is none of ours. */
export function deviceMarkOf(scope: Pick<RequestScope, 'cookies'>): string | undefined {
  const mark = scope.cookies.get(cookieName)
  return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : undefined
}
