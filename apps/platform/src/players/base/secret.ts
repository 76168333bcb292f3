import { createHash } from 'node:crypto'
import { type Random, secret } from '@nordlys/core'

/** A secret of 256 bits for the holder; the database keeps only its hash. */
export function newSecret(random: Random): { secret: string; hash: Buffer } {
  const text = secret(random, 32)
  return { secret: text, hash: hashSecret(text) }
}

/** Plain SHA-256 is enough where the input is 256 random bits. */
export function hashSecret(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
