import { sameSitePath } from '@nordlys/core'
import type { RedirectRule } from './kinds.ts'
import { type OwnAddress, ownRedirect, type Visiting, visitings } from './own-redirects.ts'
import { isForPlayersOnly } from './players-only.ts'
import { returnReference } from './return-reference.ts'

type Rule = Pick<RedirectRule, 'path' | 'to'>

/**
 * The paths that a rule leads through until it comes to one again, or undefined when it comes to an
 * end, for every visitor. On the way are other rules and the product's own redirects. `ownOrigin`
 * tells which whole addresses are ours. [FLT-26] [FLT-62]
 */
export function circleOf(
  rule: Rule,
  rules: readonly Rule[],
  ownOrigin?: string,
): readonly string[] | undefined {
  // Any other rule of its path gives way: the question is about this rule.
  const all = [rule, ...rules]
  for (const visiting of visitings) {
    const led = ledRound(rule.path, (address) => nextOf(address, all, visiting), ownOrigin)
    if (led) return led
  }
  return undefined
}

function ledRound(
  from: string,
  next: (address: string) => string | undefined,
  ownOrigin: string | undefined,
): readonly string[] | undefined {
  const led: string[] = []
  let address: string | undefined = from
  while (address !== undefined) {
    const path = pathIn(address, ownOrigin)
    if (path === undefined) return undefined
    const place = path + decidingQuery(address, path)
    const isBack = led.includes(place)
    led.push(place)
    if (isBack) return led
    address = next(place)
  }
  return undefined
}

/** Where somebody is led from a place: an account's page asks for a login before any rule is read. */
function nextOf(place: string, rules: readonly Rule[], visiting: Visiting): string | undefined {
  const path = pathIn(place) ?? place
  const isLoginFirst = visiting === 'visitor' && isForPlayersOnly(path)
  const rule = isLoginFirst ? undefined : ruleFor(path, rules)
  return rule?.to ?? ownRedirect({ path, ...askedIn(place) }, visiting)
}

/**
 * As much of an address's query as decides where it leads: of the login's the way back, of any other the
 * payment that it names.
 */
function decidingQuery(address: string, path: string): string {
  const { returnTo, reference } = askedIn(address)
  if (path === '/log-ind') return queryOf('redirect', returnTo)
  return queryOf('reference', reference)
}

function queryOf(name: string, value: string | undefined): string {
  return value === undefined ? '' : `?${name}=${encodeURIComponent(value)}`
}

function askedIn(address: string): Omit<OwnAddress, 'path'> {
  const [, text = ''] = address.split('#', 1)[0]?.split('?') ?? []
  const query = new URLSearchParams(text)
  return { returnTo: sameSitePath(query.get('redirect')), reference: returnReference(query) }
}

/** The rule for a path in whatever spelling. [NAV-03] */
export function ruleFor<Found extends Rule>(
  path: string | undefined,
  rules: readonly Found[],
): Found | undefined {
  if (path === undefined) return undefined
  const asked = pathIn(path)
  return rules.find((rule) => pathIn(rule.path) === asked)
}

/**
 * The path of an address of ours, alike for all that a rule takes for alike: any case, any escapes, a
 * slash at the end, whatever query. Undefined for an address of another site or kind.
 */
function pathIn(address: string, ownOrigin?: string): string | undefined {
  const own = ownOrigin && isBelow(address, ownOrigin) ? address.slice(ownOrigin.length) : address
  if (own !== '' && !own.startsWith('/')) return undefined
  const [path = ''] = own.split(/[?#]/, 1)
  return readable(path).toLowerCase().replace(/\/+$/, '') || '/'
}

function isBelow(address: string, origin: string): boolean {
  return address.startsWith(origin) && /^(?:$|[/?#])/.test(address.slice(origin.length))
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // Half an escape is nobody's address: it is compared as it stands.
    return path
  }
}
