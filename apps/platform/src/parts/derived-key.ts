import { createHmac } from 'node:crypto'

/** A key for one use, from a master key; knowing one tells nothing of another. */
export function derivedKey(master: string, use: string): string {
  return createHmac('sha256', Buffer.from(master, 'base64')).update(use).digest('base64url')
}
