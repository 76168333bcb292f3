import { expect, test } from 'vitest'
import { figuresOf, tallied } from './figures.ts'

test('[PROOF-01] figures follow from results: return, deviation and how often is won', () => {
  const coin = tallied([
    [100, 1n],
    [-100, 1n],
  ])
  expect(figuresOf(coin)).toEqual({
    returned: { numerator: 1n, denominator: 1n },
    deviation: 1,
    winShare: 0.5,
  })
  const halves = tallied([
    [-50, 1n],
    [0, 3n],
    [0, 3n],
    [300, 1n],
    [7, 0n],
  ])
  expect(halves.size).toBe(3)
  // A mean of 0.3125 and a mean square of 1.15625.
  expect(figuresOf(halves)).toEqual({
    returned: { numerator: 21n, denominator: 16n },
    deviation: 1.02888,
    winShare: 0.125,
  })
})
