import { createHmac, timingSafeEqual } from 'node:crypto'

/** The seal of a text under our secret; `purpose` keeps one kind from passing for another. */
export function seal(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** Whether `given` is our own seal of this text, compared in constant time. */
export function isSealed(secret: string, purpose: string, text: string, given: string): boolean {
  const expected = Buffer.from(seal(secret, purpose, text))
  const other = Buffer.from(given)
  return other.length === expected.length && timingSafeEqual(other, expected)
}
