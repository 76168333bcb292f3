import type { Rng } from '../random/rng.ts'
import { type Fraction, fraction, minus, multiply, plus, toNumber, zero } from './fraction.ts'

/** What all rounds of a game give together. */
export interface EveryRound {
  readonly mean: Fraction
  readonly hits: Fraction
  /** In coins. */
  readonly standardDeviation: number
  readonly maxCoins: number
}

/** Draws below so much are only compared with some bounds, which rise. */
interface Split {
  readonly below: number
  readonly bounds: readonly number[]
}

/**
 * Plays each possible sequence of draws once. For games small enough, in tests. Where a draw is only
 * compared with bounds, give them: a branch between two of them then stands for all there.
 */
export function playEveryRound(play: (rng: Rng) => number, split?: Split): EveryRound {
  const path: Branch[] = []
  const sums = new Map<string, Sum>()
  let maxCoins = 0
  do {
    let depth = 0
    const below = (of: number) => {
      const branch = path[depth] ?? firstBranch(of, split)
      path[depth] = branch
      depth += 1
      return branch.value
    }
    const coins = play({ u32: () => 0, below })
    const ways = path.reduce((product, branch) => product * BigInt(branch.weight), 1n)
    const of = path.reduce((product, branch) => product * BigInt(branch.of), 1n)
    add(sums, of, ways, coins)
    maxCoins = Math.max(maxCoins, coins)
  } while (advance(path))
  const mean = expected(sums, 'coins')
  const variance = minus(expected(sums, 'squares'), multiply(mean, mean))
  const standardDeviation = Math.sqrt(toNumber(variance))
  return { mean, hits: expected(sums, 'hits'), standardDeviation, maxCoins }
}

/** One draw: `weight` of `of` values are alike to the game, `value` stands for them. */
interface Branch {
  readonly value: number
  readonly weight: number
  readonly of: number
  readonly next: readonly Branch[]
}

function firstBranch(of: number, split?: Split): Branch {
  const values =
    split && of === split.below
      ? [0, ...split.bounds]
      : Array.from({ length: of }, (_, value) => value)
  const branches = values.map((value, index) => {
    return { value, weight: (values[index + 1] ?? of) - value, of, next: [] }
  })
  const [first = { value: 0, weight: 1, of, next: [] }, ...next] = branches
  return { ...first, next }
}

/** The next path in counting order: the last draw that can rise rises, those after it are new. */
function advance(path: Branch[]): boolean {
  for (let last = path.pop(); last; last = path.pop()) {
    const [up, ...next] = last.next
    if (up) {
      path.push({ ...up, next })
      return true
    }
  }
  return false
}

interface Sum {
  readonly of: bigint
  coins: bigint
  squares: bigint
  hits: bigint
}

function add(sums: Map<string, Sum>, of: bigint, ways: bigint, coins: number): void {
  const sum = sums.get(String(of)) ?? { of, coins: 0n, squares: 0n, hits: 0n }
  const won = BigInt(coins)
  sum.coins += ways * won
  sum.squares += ways * won * won
  if (coins > 0) sum.hits += ways
  sums.set(String(of), sum)
}

function expected(sums: ReadonlyMap<string, Sum>, what: 'coins' | 'squares' | 'hits'): Fraction {
  return [...sums.values()].reduce((total, sum) => plus(total, fraction(sum[what], sum.of)), zero)
}
