import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text under our secret; `purpose` keeps one kind from passing for another. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** Whether `given` is our own signature of this text, compared in constant time. */
export function isSigned(secret: string, purpose: string, text: string, given: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, text))
  const other = Buffer.from(given)
  return other.length === expected.length && timingSafeEqual(other, expected)
}
