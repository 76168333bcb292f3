import { createHmac } from 'node:crypto'
import type { FreePlay } from './play-token.ts'

/** The question of a round of play money. */
interface FreeQuestion {
  readonly key: string
  readonly definitionHash: string
  /** The stake: øre, or the bets of a table as text. */
  readonly stake: number | string
}

/**
 * The 32-byte seed of a round of play money. Nothing is kept of such a round, so the seed follows
 * from the question: a play's own secret, which nobody outside has, and what is asked. The same
 * question gets the same round, and one with another stake tells nothing of it.
 */
export function freeSeed(
  tokenSecret: string,
  { playSession }: FreePlay,
  { key, definitionHash, stake }: FreeQuestion,
): Uint8Array {
  const sessionSecret = hmac(tokenSecret, `rounds of play money of ${playSession}`)
  return new Uint8Array(hmac(sessionSecret, `${key} ${definitionHash} ${stake}`))
}

function hmac(secret: string | Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
