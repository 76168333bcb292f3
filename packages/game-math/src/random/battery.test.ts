import { expect, test } from 'vitest'
import { seededRng } from './seeded-rng.ts'

const draws = 300_000
const seed = Uint8Array.from({ length: 32 }, (_, index) => 200 - index)

test.each([2, 3, 5, 13, 30, 37, 52, 97, 120, 1000, 4096])(
  '[PROOF-04] values below %i are equally frequent, alone and after one another',
  (n) => {
    const rng = seededRng(seed)
    const single = new Float64Array(n)
    const pairs = new Float64Array(n <= 120 ? n * n : 0)
    let previous = rng.below(n)
    for (let draw = 0; draw < draws; draw += 1) {
      const value = rng.below(n)
      single[value] = (single[value] ?? 0) + 1
      // Only pairs that do not overlap are independent.
      const pair = previous * n + value
      if (draw % 2 === 1 && pair < pairs.length) pairs[pair] = (pairs[pair] ?? 0) + 1
      previous = value
    }
    expect(Math.abs(deviation(single))).toBeLessThan(4)
    if (pairs.length > 0) expect(Math.abs(deviation(pairs))).toBeLessThan(4)
  },
)

test('[PROOF-04] the battery sees a bias: a 16-bit word modulo 3700 fails it', () => {
  const rng = seededRng(seed)
  const biased = new Float64Array(3700)
  const fair = new Float64Array(3700)
  for (let draw = 0; draw < 1_500_000; draw += 1) {
    const value = (rng.u32() % 2 ** 16) % 3700
    biased[value] = (biased[value] ?? 0) + 1
    const other = rng.below(3700)
    fair[other] = (fair[other] ?? 0) + 1
  }
  expect(deviation(biased)).toBeGreaterThan(8)
  expect(Math.abs(deviation(fair))).toBeLessThan(4)
})

/** Chi-square of equal frequencies in standard deviations from its mean (Wilson-Hilferty). */
function deviation(counts: Float64Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const expected = total / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread)
}
