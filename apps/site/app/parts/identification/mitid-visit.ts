import { secret, systemRandom } from '@nordlys/core'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** A visit to MitID that this browser is on: what it is for, and the secret that ends it. */
export interface MitidVisit {
  purpose: VisitPurpose
  transaction: string
  /** Where a login leads, kept so that a refused one can be tried again. */
  returnTo?: string | undefined
}

const purposes = [
  ...(['login', 'register', 'withdraw', 'close'] as const),
  ...(['email', 'mobile', 'data-copy', 'details', 'erase'] as const),
] as const
type VisitPurpose = (typeof purposes)[number]

/** One slot a visit, named by its state: two tabs, or the Back button, are two visits. */
const slotPrefix = '__Host-mitid-'
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
const lifeSeconds = 10 * 60
/** More than anybody has under way; a request's headers have a bound, too. */
const slotsMax = 4

/** Keeps the visit in the browser while it is at MitID. The secret is in no address. */
export function rememberVisit(
  scope: RequestScope,
  started: { authorizeUrl: string; transaction: string },
  visit: Omit<MitidVisit, 'transaction'>,
): void {
  const state = stateIn(new URL(started.authorizeUrl))
  if (state === undefined) throw new Error('a visit to MitID without a state')
  for (const { name } of oldestFirst(scope).slice(0, -(slotsMax - 1))) forget(scope, name)
  const fields = new URLSearchParams({
    purpose: visit.purpose,
    transaction: started.transaction,
    browser: browserOf(scope) ?? secret(systemRandom, 16),
    at: scope.clock.now().getTime().toString(),
  })
  if (visit.returnTo) fields.set('returnTo', visit.returnTo)
  const value = encodeURIComponent(fields.toString())
  scope.setCookie(`${slotPrefix}${state}=${value}; ${attributes}; Max-Age=${lifeSeconds}`)
}

/** The visit that a return from MitID belongs to; undefined when this browser is on no such visit. */
export function readVisit(scope: RequestScope, returned: URL): MitidVisit | undefined {
  const state = stateIn(returned)
  const fields = new URLSearchParams(state && scope.cookies.get(slotPrefix + state))
  const purpose = purposes.find((each) => each === fields.get('purpose'))
  const transaction = fields.get('transaction')
  const returnTo = fields.get('returnTo')
  if (!purpose || !transaction) return undefined
  return { purpose, transaction, ...(returnTo !== null && { returnTo }) }
}

/** The visit has been answered for; the browser's other visits go on. */
export function forgetVisit(scope: RequestScope, returned: URL): void {
  const state = stateIn(returned)
  if (state !== undefined) forget(scope, slotPrefix + state)
}

/** The name under which this browser's visits of these minutes are counted; it has none at its first. */
export function browserOf(scope: RequestScope): string | undefined {
  return oldestFirst(scope)
    .map(({ fields }) => fields.get('browser'))
    .find((browser) => browser !== null && /^[\w-]{16,64}$/.test(browser)) as string | undefined
}

function forget(scope: RequestScope, name: string): void {
  scope.setCookie(`${name}=; ${attributes}; Max-Age=0`)
}

function oldestFirst(scope: RequestScope): { name: string; fields: URLSearchParams }[] {
  return [...scope.cookies]
    .filter(([name]) => name.startsWith(slotPrefix))
    .map(([name, value]) => ({ name, fields: new URLSearchParams(value) }))
    .sort((a, b) => Number(a.fields.get('at')) - Number(b.fields.get('at')))
}

/** Only what may stand in a cookie's name: the address of a return is anybody's to write. */
function stateIn(url: URL): string | undefined {
  const state = url.searchParams.get('state')
  return state !== null && /^[\w-]{16,128}$/.test(state) ? state : undefined
}
