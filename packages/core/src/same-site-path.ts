const anyOrigin = 'http://same-site.invalid'
const lengthMax = 500

/**
 * Guards redirects: a path of our own site, in ASCII; undefined when the address asked for could lead
 * anywhere else: another site's address, two slashes or a backslash in any encoding, a control character.
 */
export function sameSitePath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || asked.length > lengthMax) return undefined
  if (!isPlainPath(asked) || !isPlainPath(fullyDecoded(asked))) return undefined
  const { origin, pathname, search, hash } = new URL(asked, anyOrigin)
  const path = pathname + search + hash
  const isOurs = origin === anyOrigin && isPlainPath(path)
  return isOurs && path.length <= lengthMax ? path : undefined
}

function isPlainPath(path: string): boolean {
  // The first character after the slash decides whether a browser reads a host.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !path.split(/[?#]/, 1)[0]?.includes('//')
}

/** Undoes percent-encoding as often as it was done; what cannot be decoded is not a plain path. */
function fullyDecoded(path: string): string {
  let decoded = path
  for (let round = 0; round < 5; round++) {
    let next: string
    try {
      next = decodeURIComponent(decoded)
    } catch {
      // A broken percent-escape: no page has such an address.
      return ''
    }
    if (next === decoded) return decoded
    decoded = next
  }
  return ''
}
