import { hash } from 'node:crypto'

/** The first 128 bits of the SHA-256 of what was asked, as a UUID's text. */
export function inputHash(asked: readonly (string | number | bigint)[]): string {
  const digest = hash('sha256', asked.map(String).join('\n'), 'hex')
  const [first, second] = [digest.slice(0, 8), digest.slice(8, 12)]
  return `${first}-${second}-${digest.slice(12, 16)}-${digest.slice(16, 20)}-${digest.slice(20, 32)}`
}
