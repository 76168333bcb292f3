import { cookieHere } from './cookie-here.ts'

/** The readable handle of a login: the `sessionId` of every call. [SES-01] */
const handleCookie = '_auth_token'
/** The player's number, for display only. [SES-09] */
const userCookie = '_acc_user_id'
/** The cookies that name a login and a registration in the platform's log. [REG-08] */
export const logIdCookies = ['_login_log_id', '_register_log_id'] as const

/** The browser's handle of a login at this moment. */
export function sessionIdHere(): string | undefined {
  return cookieHere(handleCookie)
}

export function userIdHere(): string | undefined {
  return cookieHere(userCookie)
}

/** Forgets who was here, and then that anybody was. [SES-03] */
export function forgetLogin(): void {
  for (const name of [userCookie, ...logIdCookies, handleCookie]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`
  }
}
