const anyOrigin = 'http://same-site.invalid'

/**
 * The path to return to after login, or `/` when what was asked for could lead anywhere else: an
 * address of another site, two slashes or a backslash in any encoding, a control character.
 */
export function safeReturnPath(asked: string | undefined): string {
  if (!asked || !isPlainPath(asked) || !isPlainPath(fullyDecoded(asked))) return '/'
  const url = new URL(asked, anyOrigin)
  return url.origin === anyOrigin ? url.pathname + url.search + url.hash : '/'
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
      return ''
    }
    if (next === decoded) return decoded
    decoded = next
  }
  return ''
}
