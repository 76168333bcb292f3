/**
 * The one spelling of an address: the static parts as its route writes them, the others as they came,
 * and no slash at the end. The router takes more spellings than that for the same page; the caches, the
 * header and what else reads a path take this one alone (decision 0049).
 */
export function ownSpelling(pathname: string, pattern: string): string {
  const named = pattern === '*' ? [] : pattern.split('/')
  const parts = pathname.replace(/\/+$/, '').split('/')
  const spelled = parts.map((part, place) => {
    const name = named[place]
    return name === undefined || name.startsWith(':') ? part : name
  })
  return spelled.join('/') || '/'
}

/**
 * Where a spelling that is not the address's own leads, or undefined. A path with an empty part is
 * no page of ours, and its beginning could be read as the name of another site. [SEC-78]
 */
export function leadsTo(pathname: string, own: string): string | undefined {
  return pathname === own || own.includes('//') ? undefined : own
}

/** An address that an editor wrote, or a visitor: alike when they differ by case and last slash alone. */
export function isSameAddress(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(address: string): string {
  return readable(address)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
}

function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    // Half an escape is nobody's address: it is compared as it stands.
    return address
  }
}
