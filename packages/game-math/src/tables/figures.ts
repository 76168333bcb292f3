import {
  decimal,
  type Fraction,
  fraction,
  minus,
  multiply,
  one,
  plus,
  toNumber,
} from '../prove/fraction.ts'

/** What is proven of a bet, for definition, rules page and test alike. */
export interface TableFigures {
  /** What comes back of the first stake in the long run: it, and what all stakes win or lose. */
  readonly returned: Fraction
  /** The standard deviation of what a round wins or loses, in first stakes, to six decimals. */
  readonly deviation: number
  /** How often more comes back than was staked, to eight decimals. */
  readonly winShare: number
}

/** In how many ways a round wins so many hundredths of the first stake; below 0 it loses. */
export type Results = ReadonlyMap<number, bigint>

export function figuresOf(results: Results): TableFigures {
  const all = sumOf(results, () => 1n)
  const mean = fraction(
    sumOf(results, (won) => BigInt(won)),
    all * 100n,
  )
  const squares = fraction(
    sumOf(results, (won) => BigInt(won * won)),
    all * 10_000n,
  )
  const variance = toNumber(minus(squares, multiply(mean, mean)))
  const wins = sumOf(results, (won) => (won > 0 ? 1n : 0n))
  return {
    returned: plus(one, mean),
    deviation: Math.round(Math.sqrt(variance) * 1e6) / 1e6,
    winShare: decimal(fraction(wins, all), 8),
  }
}

/** Results that may come in several ways, added up. */
export function tallied(some: Iterable<readonly [won: number, ways: bigint]>): Results {
  const results = new Map<number, bigint>()
  for (const [won, ways] of some) {
    if (ways > 0n) results.set(won, (results.get(won) ?? 0n) + ways)
  }
  return results
}

function sumOf(results: Results, of: (won: number) => bigint): bigint {
  let sum = 0n
  for (const [won, ways] of results) sum += of(won) * ways
  return sum
}
