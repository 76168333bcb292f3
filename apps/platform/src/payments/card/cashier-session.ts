import { createHash, createHmac } from 'node:crypto'
import { hourMs } from '@nordlys/core'

/** How long the card page may use a session; longer than any bank lets a challenge wait. */
export const cashierSessionMs = hourMs

/**
 * The session the payment provider's frame is given for one deposit. It is derived and not drawn,
 * so that asking for the same deposit again gives the same one while we keep nothing but its hash.
 */
export function cashierSession(cashierKey: string, reference: string): string {
  return createHmac('sha256', cashierKey).update(`cashier:${reference}`).digest('base64url')
}

export function cashierSessionHash(session: string): string {
  return createHash('sha256').update(session).digest('hex')
}
