import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a message's timestamp may lie from the receiver's clock. */
const signatureWindowMs = 30_000

/** The signature of a wallet message; `timestampMs` is the sender's clock. */
export function signWalletMessage(
  secret: string,
  timestampMs: number,
  path: string,
  body: string,
): string {
  return createHmac('sha256', secret).update(`${timestampMs}.${path}.${body}`).digest('hex')
}

/**
 * Whether a message's headers are those of a fresh one. The signature is over the body: what could not be
 * genuine is refused before a body is read. [FLT-22]
 */
export function mayBeGenuine(
  { timestamp, signature }: { timestamp: string; signature: string },
  nowMs: number,
): boolean {
  const timestampMs = Number(timestamp)
  const isFresh = Math.abs(nowMs - timestampMs) <= signatureWindowMs
  return Number.isSafeInteger(timestampMs) && isFresh && /^[\da-f]{64}$/.test(signature)
}

/** Whether a message is the holder's of the secret and fresh, compared in constant time. */
export function isWalletMessageGenuine(
  secret: string,
  message: { timestamp: string; signature: string; path: string; body: string },
  nowMs: number,
): boolean {
  if (!mayBeGenuine(message, nowMs)) return false
  const expected = signWalletMessage(secret, Number(message.timestamp), message.path, message.body)
  const given = Buffer.from(message.signature)
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
}
