import { createHash } from 'node:crypto'
import { seededRng } from '../random/seeded-rng.ts'
import type { Bench } from './record.ts'

/** The means of a check in Node: the generator that the game server plays with. */
export const nodeBench: Bench = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  rngOf: async (seed) => () => seededRng(seed),
}
