import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { playMany } from './play-many.ts'

const test = provenTest(import.meta.url)

test.each(['jacks-or-better', 'deuces-wild'])(
  '[PROOF-01] 300,000 seeded rounds of %s with the best holds return what is declared, within four errors',
  (id) => {
    const errors = playMany(id, 300_000)
    expect(Math.abs(errors)).toBeLessThan(4)
    return errors
  },
)
