import type { RedirectRule } from './kinds.ts'

type Rule = Pick<RedirectRule, 'path' | 'to'>

/**
 * The paths that a rule leads through until it comes to one again, or undefined when it comes to an end.
 * Whoever follows such a rule is led round and round. `ownOrigin` tells which whole addresses are ours.
 */
export function circleOf(
  rule: Rule,
  rules: readonly Rule[],
  ownOrigin?: string,
): readonly string[] | undefined {
  const led = [pathIn(rule.path, ownOrigin)]
  for (let at: Rule | undefined = rule; at; at = ruleFor(led.at(-1), rules)) {
    const to = pathIn(at.to, ownOrigin)
    if (to === undefined) return undefined
    const isBack = led.includes(to)
    led.push(to)
    if (isBack) return led.map(String)
  }
  return undefined
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
