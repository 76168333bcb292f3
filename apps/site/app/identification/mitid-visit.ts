import type { RequestScope } from '../request-scope.ts'

/** A visit to MitID that this browser is on: what it is for, and the secret that ends it. */
export interface MitidVisit {
  purpose: VisitPurpose
  transaction: string
  /** Where a login leads, kept so that a refused one can be tried again. */
  returnTo?: string | undefined
}

const purposes = ['login', 'register', 'withdraw'] as const
export type VisitPurpose = (typeof purposes)[number]

const cookieName = '__Host-mitid'
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
const lifeSeconds = 10 * 60

/** Keeps the visit in the browser while it is at MitID. The secret is in no address. */
export function rememberVisit(scope: RequestScope, visit: MitidVisit): void {
  const fields = new URLSearchParams({ purpose: visit.purpose, transaction: visit.transaction })
  if (visit.returnTo) fields.set('returnTo', visit.returnTo)
  const value = encodeURIComponent(fields.toString())
  scope.setCookie(`${cookieName}=${value}; ${attributes}; Max-Age=${lifeSeconds}`)
}

/** The visit this browser comes back from; undefined when it is on none. */
export function readVisit(scope: RequestScope): MitidVisit | undefined {
  const fields = new URLSearchParams(scope.cookies.get(cookieName))
  const purpose = purposes.find((each) => each === fields.get('purpose'))
  const transaction = fields.get('transaction')
  const returnTo = fields.get('returnTo')
  if (!purpose || !transaction) return undefined
  return { purpose, transaction, ...(returnTo !== null && { returnTo }) }
}

export function forgetVisit(scope: RequestScope): void {
  scope.setCookie(`${cookieName}=; ${attributes}; Max-Age=0`)
}
