import type { Bench } from '@nordlys/game-math/check/record'
import { keystreamOf, rngOf } from '@nordlys/game-math/random/browser-rng'
import { sha256 } from './sha256.ts'

/** Sixteen thousand draws: a hundred times what the longest rounds of ours make. */
const keystreamBytes = 65_536

/** The means of a check in a browser: Web Crypto, where the page came over a safe connection. */
export const browserBench: Bench = {
  sha256: (bytes) => sha256().update(bytes).digest(),
  async rngOf(seed) {
    const stream = await keystreamOf(Uint8Array.from(seed), keystreamBytes)
    return stream && (() => rngOf(stream))
  },
}
