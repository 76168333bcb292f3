import { expect, test } from 'vitest'
import { browserRng } from './browser-rng.ts'
import { seededRng } from './seeded-rng.ts'

test('[PROOF-03][GAME-02] the browser draws from a seed what the game server draws', async () => {
  for (const first of [0, 1, 77, 255]) {
    const seed = Uint8Array.from({ length: 32 }, (_, place) => (first + place * 7) % 256)
    const [own, server] = [await browserRng(seed), seededRng(seed)]
    for (let draw = 0; draw < 500; draw += 1) expect(own?.u32()).toBe(server.u32())
    for (const bound of [2, 52, 312, 415, 2_000_003]) {
      for (let draw = 0; draw < 100; draw += 1) expect(own?.below(bound)).toBe(server.below(bound))
    }
  }
})
