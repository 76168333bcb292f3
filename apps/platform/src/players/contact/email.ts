import { foldTyped } from '@nordlys/core'

const longestEmail = 254
const longestLocalPart = 64
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/**
 * Whether a text can be an e-mail address: one `@`, a name, and a domain of at least two labels.
 * Cut at its marks instead of matched as a whole, so that no input takes long.
 */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false
  const [name = '', domain = '', ...more] = text.split('@')
  if (more.length > 0 || name.length > longestLocalPart || !localPart.test(name)) return false
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false
  const labels = domain.split('.')
  // The last one is a name: `ada@1.1.1.1` is a machine and nobody's address.
  const isNamed = /\p{L}/u.test(labels.at(-1) ?? '')
  return labels.length >= 2 && isNamed && labels.every((label) => domainLabel.test(label))
}

/** The form under which an address is one and the same, however it is typed. */
export function normaliseEmail(text: string): string {
  return foldTyped(text).normalize('NFKC').toLowerCase()
}
