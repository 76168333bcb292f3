import { cookieLives, type SessionCredential } from '@nordlys/contracts'
import { parseCookie } from 'cookie'
import { logIdCookies } from '../../app/ground/cookies/login-cookies.ts'

/** The secret: HttpOnly, for this host alone. */
export const sessionCookie = '__Host-session'
/** The handle: script may read it to know that someone is logged in; it opens nothing. */
export const handleCookie = '_auth_token'
/** The player's number, for display only: nothing is decided by it. [SES-09] */
export const userCookie = '_acc_user_id'

export type Cookies = ReadonlyMap<string, string>

/** Reads a `Cookie` header. Of a name sent twice the first counts; a broken escape stays as it is. */
export function readCookies(header = ''): Cookies {
  return new Map(Object.entries(parseCookie(header)).map(([name, value = '']) => [name, value]))
}

/** Every secret and handle that was ever given out; anything else is not asked about. */
const given = /^[\w-]{1,100}$/

/** The session a browser brings. One cookie without the other is no session. */
export function sessionOf(cookies: Cookies): SessionCredential | undefined {
  const secret = cookies.get(sessionCookie)
  const handle = cookies.get(handleCookie)
  if (!secret || !handle || !given.test(secret) || !given.test(handle)) return undefined
  return { secret, handle }
}

/** Whether a page for this browser must be made for it alone. */
export function carriesSession(cookies: Cookies): boolean {
  return cookies.has(sessionCookie) || cookies.has(handleCookie)
}

/** A cookie that script may read, for so many seconds. */
export function readableCookie(name: string, value: string, lifeSeconds: number): string {
  const encoded = encodeURIComponent(value)
  return `${name}=${encoded}; Path=/; Secure; SameSite=Lax; Max-Age=${lifeSeconds}`
}

/** Tells the browser whose login it holds. [SES-09] */
export function userIdCookie(userId: string): string {
  return readableCookie(userCookie, userId, cookieLives[userCookie])
}

/** The user's own cookies go first, then those of the session. [SES-03] */
export function clearedSessionCookies(): string[] {
  return [
    readableCookie(userCookie, '', 0),
    ...logIdCookies.map((name) => readableCookie(name, '', 0)),
    `${sessionCookie}=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0`,
    `${handleCookie}=; Path=/; Secure; SameSite=Lax; Max-Age=0`,
  ]
}
