import type { Random } from '@nordlys/core'

/** Letters and digits that are not mistaken for each other when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A name for one request, short enough to be read out over the telephone: `7F3K-22QM`. */
export function newReference(random: Random): string {
  const letters = Array.from(random.bytes(8), (byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
