import { expect, test } from 'vitest'
import { cellSource, symbolsByDraw } from '../features/cells.ts'
import { drawListed } from '../features/outcome-list.ts'
import { seededRng } from './seeded-rng.ts'

const draws = 300_000
const seed = Uint8Array.from({ length: 32 }, (_, index) => 200 - index)

// Strips, heights, strips at all their heights, prizes, coins in 1024ths, rounds of a class.
test.each([2, 3, 5, 13, 16, 17, 30, 33, 37, 52, 97, 120, 561, 629, 995, 1000, 1024, 2368, 4096])(
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

test('[PROOF-04] three cells from one word are each evenly spread, and none tells another', () => {
  const rng = seededRng(seed)
  const symbols = Array.from({ length: 32 }, (_, symbol) => ({ key: String(symbol) }))
  const weights = symbols.map(() => 1024 / symbols.length)
  const next = cellSource(symbols, rng)
  const [alone, within, across] = [3 * 32, 3 * 1024, 1024].map((n) => new Float64Array(n))
  let last = 0
  for (let word = 0; word < draws; word += 1) {
    const cells = [Number(next(weights)), Number(next(weights)), Number(next(weights))]
    cells.forEach((cell, place) => {
      count(alone, place * 32 + cell)
      count(within, place * 1024 + cell * 32 + (cells[(place + 1) % 3] ?? 0))
    })
    // Only pairs that do not overlap are independent.
    if (word % 2 === 1) count(across, last * 32 + (cells[0] ?? 0))
    last = cells[2] ?? 0
  }
  for (const place of [0, 1, 2]) {
    const ofCell = (counts: Float64Array | undefined, n: number) =>
      counts?.slice(place * n, (place + 1) * n) ?? new Float64Array()
    expect(Math.abs(deviation(ofCell(alone, 32)))).toBeLessThan(4)
    expect(Math.abs(deviation(ofCell(within, 1024)))).toBeLessThan(4)
  }
  expect(Math.abs(deviation(across ?? new Float64Array()))).toBeLessThan(4)
})

test('[PROOF-04] the fast path reads the same ten bits of a word, and each of them falls evenly', () => {
  const rng = seededRng(seed)
  const bySymbol = symbolsByDraw(Array.from({ length: 1024 }, () => 1))
  const counts = [0, 10, 20].map(() => new Float64Array(1024))
  for (let word = 0; word < draws; word += 1) {
    const bits = rng.u32()
    counts.forEach((each, place) => {
      count(each, bySymbol[(bits >>> (10 * place)) & 1023] ?? 0)
    })
  }
  for (const each of counts) expect(Math.abs(deviation(each))).toBeLessThan(4)
})

test('[PROOF-04] classes of a list are drawn as they weigh, and their rounds evenly', () => {
  const rng = seededRng(seed)
  // Seven classes of 64 rounds; the rarest still comes a few hundred times.
  const weights = [2 ** 31, 2 ** 30, 2 ** 29, 2 ** 28, 2 ** 27, 2 ** 26, 2 ** 26]
  const order = Uint32Array.from({ length: 7 * 64 }, (_, round) => round)
  const starts = Int32Array.from({ length: 8 }, (_, each) => each * 64)
  const list = { payouts: new Int32Array(order.length), order, starts }
  const table = { key: 0, rounds: order.length, classesFromCoins: [], weights, sha256: '' }
  const rounds = new Float64Array(order.length)
  for (let draw = 0; draw < draws; draw += 1) count(rounds, drawListed(list, table, rng))
  const classes = weights.map((_, each) => rounds.slice(each * 64, (each + 1) * 64))
  const expected = weights.map((weight) => (draws * weight) / 2 ** 32)
  const drawn = Float64Array.from(classes, (each) => each.reduce((sum, times) => sum + times, 0))
  expect(Math.abs(deviation(drawn, expected))).toBeLessThan(4)
  for (const each of classes) expect(Math.abs(deviation(each))).toBeLessThan(4)
})

function count(counts: Float64Array | undefined, value: number): void {
  if (counts) counts[value] = (counts[value] ?? 0) + 1
}

/**
 * Chi-square in standard deviations from its mean (Wilson-Hilferty); all values are expected alike
 * when nothing else is said.
 */
function deviation(counts: Float64Array, expected?: readonly number[]): number {
  const alike = counts.reduce((sum, times) => sum + times, 0) / counts.length
  const chiSquare = counts.reduce((sum, times, value) => {
    const due = expected?.[value] ?? alike
    return sum + (times - due) ** 2 / due
  }, 0)
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread)
}
