import { createHash } from 'node:crypto'

/** Which of the known proofs are made again: a share of them, another one for each seed. */
export interface Draw {
  /** From 0, none, to 1, all. */
  readonly share: number
  readonly seed: string
}

export const none: Draw = { share: 0, seed: '' }

/** The same for the same seed, wherever it runs and whatever else is proven. */
export function isDrawn({ share, seed }: Draw, title: string): boolean {
  const digest = createHash('sha256').update(`${seed}\n${title}`).digest()
  return digest.readUInt32BE(0) / 2 ** 32 < share
}
