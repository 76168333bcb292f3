import { createHmac } from 'node:crypto'
import type { SpinRequest } from '@nordlys/contracts'
import type { FreePlay } from './play-token.ts'

/**
 * The 32-byte seed of a round of play money. Nothing is kept of such a round, so the seed follows
 * from the question: a play's own secret, which nobody outside has, and what is asked. The same
 * question gets the same round, and one with another stake tells nothing of it.
 */
export function freeSeed(
  tokenSecret: string,
  { playSession }: FreePlay,
  { key, definitionHash, stakeOre }: { key: string } & Omit<SpinRequest, 'roundKey'>,
): Uint8Array {
  const sessionSecret = hmac(tokenSecret, `rounds of play money of ${playSession}`)
  return new Uint8Array(hmac(sessionSecret, `${key} ${definitionHash} ${stakeOre}`))
}

function hmac(secret: string | Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
