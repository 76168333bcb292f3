import { expect, test } from 'vitest'
import { openLiveTables } from './live-tables.ts'
import { chiSquareOfRounds } from './test-shared-draws.ts'

const tables = openLiveTables()
  .filter(({ hasChoices }) => !hasChoices)
  .map(({ definition }) => definition)

test.for(tables)(
  '[PROOF-04] a million rounds of $id come out as often as is proven',
  (definition) => {
    const { chiSquare, bound } = chiSquareOfRounds(definition, 1_000_000)
    expect(chiSquare).toBeLessThan(bound)
  },
)
