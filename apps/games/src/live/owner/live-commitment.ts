import { createHash } from 'node:crypto'
import { hex } from '@nordlys/core'

/**
 * The commitment of a live round, shown before its outcome: the SHA-256 of a fixed name, the table's id, the
 * round's number in eight bytes, the definition's hash and the seed. [PROOF-03]
 */
export function liveCommitment(
  { table, round, definitionHash }: { table: string; round: number; definitionHash: string },
  seed: Uint8Array,
): string {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const digest = createHash('sha256')
    .update('nordlys live round')
    .update(table)
    .update(number)
    .update(Buffer.from(definitionHash, 'hex'))
    .update(seed)
    .digest()
  return hex(digest)
}
