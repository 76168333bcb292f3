import { createHash } from 'node:crypto'
import { hex } from '@nordlys/core'

/**
 * The commitment, shown with the first cards, which proves at the end that the seed was never
 * changed: the SHA-256 of a fixed name, the round, the definition and the seed. The books compare
 * it when the seed is opened. [PROOF-03]
 */
export function commitmentOf(round: string, definitionHash: string, seed: Uint8Array): string {
  const digest = createHash('sha256')
    .update('nordlys table round')
    .update(Buffer.from(round.replaceAll('-', ''), 'hex'))
    .update(Buffer.from(definitionHash, 'hex'))
    .update(seed)
    .digest()
  return hex(digest)
}
