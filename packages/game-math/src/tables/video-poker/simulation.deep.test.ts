import { expect, test } from 'vitest'
import { videoPokers } from './paytables.ts'
import { playMany } from './play-many.ts'

test.each(videoPokers.map(({ id }) => id))(
  '[PROOF-01] a million seeded rounds of %s with the best holds return what is declared, within four errors',
  (id) => {
    expect(Math.abs(playMany(id, 1_000_000))).toBeLessThan(4)
  },
)
