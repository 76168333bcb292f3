import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a message's timestamp may lie from the receiver's clock. */
export const signatureWindowMs = 30_000

/** The signature of a wallet message; `timestampMs` is the sender's clock. */
export function signWalletMessage(
  secret: string,
  timestampMs: number,
  path: string,
  body: string,
): string {
  return createHmac('sha256', secret).update(`${timestampMs}.${path}.${body}`).digest('hex')
}

/** Whether a message is the holder's of the secret and fresh, compared in constant time. */
export function isWalletMessageGenuine(
  secret: string,
  message: { timestamp: string; signature: string; path: string; body: string },
  nowMs: number,
): boolean {
  const timestampMs = Number(message.timestamp)
  if (!Number.isSafeInteger(timestampMs)) return false
  if (Math.abs(nowMs - timestampMs) > signatureWindowMs) return false
  const expected = signWalletMessage(secret, timestampMs, message.path, message.body)
  const given = Buffer.from(message.signature)
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
}
