import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { differencesOf, sampleDeals } from './compare-methods.ts'
import { deckOf } from './subset-counts.ts'

const test = provenTest(import.meta.url)

/** The joker's game is compared among the deep tests. */
const wilds = ['none', 'deuces'] as const

test.each(wilds)(
  '[PROOF-01] each hold of seeded deals is worth what all its draws pay, one by one, with %s wild',
  (wild) => {
    expect(differencesOf(wild, sampleDeals(deckOf(wild), 2))).toEqual([])
  },
)
