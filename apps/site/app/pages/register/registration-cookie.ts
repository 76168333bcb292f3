import type { RequestScope } from '../../ground/scope/request-scope.ts'

const cookieName = '__Host-registration'
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** The secret of the registration this browser is in; all the rest of it is on the platform. */
export function registrationSecret(scope: RequestScope): string | undefined {
  return scope.cookies.get(cookieName) || undefined
}

export function rememberRegistration(scope: RequestScope, secret: string): void {
  scope.setCookie(`${cookieName}=${secret}; ${attributes}`)
}

export function forgetRegistration(scope: RequestScope): void {
  scope.setCookie(`${cookieName}=; ${attributes}; Max-Age=0`)
}
