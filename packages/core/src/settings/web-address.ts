import ipaddr from 'ipaddr.js'

/** Whether an address is on this machine. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]') {
    return true
  }
  return /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
}

/** As `isLoopback`, also by the names that a connection resolves to this machine, such as 0.0.0.0. */
export function isThisMachine(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '')
  if (!ipaddr.isValid(host)) return host === 'localhost' || host.endsWith('.localhost')
  return ['loopback', 'unspecified'].includes(ipaddr.process(host).range())
}

/** Describes the fault in the address of a party, which may have a path. */
export function addressProblem(value: string): string | undefined {
  const url = webAddressOf(value)
  if (!url) return 'is no address that begins with http:// or https://'
  if (url.username || url.password) return 'has a user or a password in it: leave both out'
  return url.search || url.hash ? 'has a ? or # in it: leave off what follows' : undefined
}

/** Describes the fault in the address of a program of ours: paths begin at its root. */
export function originProblem(value: string): string | undefined {
  const problem = addressProblem(value)
  if (problem) return problem
  return new URL(value).pathname === '/' ? undefined : 'has a path: leave it off'
}

/** Describes the fault in the address of a script that pages load. */
export function scriptProblem(value: string): string | undefined {
  const url = webAddressOf(value)
  const isSafe = url && (url.protocol === 'https:' || isLoopback(value))
  if (!isSafe) return 'is no address that begins with https://'
  if (url.username || url.password) return 'has a user or a password in it: leave both out'
  if (url.hash) return 'has a # in it: leave off what follows'
  return url.pathname === '/' ? 'names no script, only where it would come from' : undefined
}

/**
 * Pages name our neighbours in their content security policy, where * would be everybody, and ; or a
 * space the end of a rule.
 */
function webAddressOf(value: string): URL | undefined {
  if (!/^https?:\/\/[^\s;,'"\\]+$/.test(value) || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return /^(?:[a-z\d._-]+|\[[a-f\d:]+\])$/.test(url.hostname) ? url : undefined
}
