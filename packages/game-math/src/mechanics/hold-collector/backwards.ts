import { type Fraction, fraction } from '../../prove/fraction.ts'
import type { HoldCollectorGame } from './compile.ts'
import { type PrizeMoments, prizeMoments } from './prize-moments.ts'

/**
 * What is still to come when the coins held are worth S: on average `slope * S + base`, and its
 * square on average `squareSlope * S * S + cross * S + square`. In parts of a coin, over two to the
 * power of `bits`.
 */
interface ToCome {
  readonly bits: number
  readonly slope: bigint
  readonly base: bigint
  readonly squareSlope: bigint
  readonly cross: bigint
  readonly square: bigint
}

/**
 * Method B: backwards from (held, spins left) to what is still to come, one empty cell after the
 * other, as a function of what the coins are worth. It knows no chances of ends. Answers for every
 * number of coins that can begin the feature.
 */
export function featureBackwards(
  game: HoldCollectorGame,
): (started: number) => { readonly mean: Fraction; readonly square: Fraction } {
  const { cells, coinBelow, collectorBelow, definition } = game
  const { spins, fullGridCoins, prizes } = definition.holdAndWin
  const prize = prizeMoments(prizes)
  const solved = new Map<string, ToCome>()

  function rest(held: number, left: number): ToCome {
    if (held === cells) return certain(BigInt(fullGridCoins) * prize.weight)
    return left === 0 ? certain(0n) : cell(held, left, cells - held, 0, 0)
  }
  /** What this spin's last `open` cells and all after it bring. */
  function cell(
    held: number,
    left: number,
    open: number,
    coins: number,
    collectors: number,
  ): ToCome {
    const name = `${held},${left},${open},${coins},${collectors}`
    const known = solved.get(name)
    if (known) return known
    const found = open === 0 ? spinEnd(held, left, coins, collectors) : mixed()
    solved.set(name, found)
    return found

    function mixed(): ToCome {
      const withCoin = afterCoin(prize, cell(held, left, open - 1, coins + 1, collectors))
      const withCollector = cell(held, left, open - 1, coins, collectors + 1)
      const without = cell(held, left, open - 1, coins, collectors)
      return mix([
        [coinBelow, withCoin],
        [collectorBelow - coinBelow, withCollector],
        [1024 - collectorBelow, without],
      ])
    }
  }
  function spinEnd(held: number, left: number, coins: number, collectors: number): ToCome {
    const landed = coins + collectors
    const after = landed > 0 ? rest(held + landed, spins) : rest(held, left - 1)
    return afterCollectors(after, BigInt(collectors))
  }

  return (started) => {
    let all = rest(started, spins)
    for (let coin = 0; coin < started; coin += 1) all = afterCoin(prize, all)
    const scale = 1n << BigInt(all.bits)
    const { weight } = prize
    return {
      mean: fraction(all.base, scale * weight),
      square: fraction(all.square, scale * weight * weight),
    }
  }
}

function certain(coins: bigint): ToCome {
  return { bits: 0, slope: 0n, base: coins, squareSlope: 0n, cross: 0n, square: coins * coins }
}

/** A coin of worth X comes first: X, and then what is to come when the coins are worth S + X. */
function afterCoin({ weight, mean, square: meanSquare }: PrizeMoments, next: ToCome): ToCome {
  const { bits, slope, base, squareSlope, cross, square } = next
  const one = 1n << BigInt(bits)
  const squared = weight * meanSquare
  return {
    bits,
    slope,
    base: base + (slope + one) * mean,
    squareSlope,
    cross: cross + 2n * (slope + squareSlope) * mean,
    square: square + (one + 2n * slope + squareSlope) * squared + (2n * base + cross) * mean,
  }
}

/** So many collectors take S each, before what else is to come. */
function afterCollectors(next: ToCome, collectors: bigint): ToCome {
  const { bits, slope, base, squareSlope, cross } = next
  const one = 1n << BigInt(bits)
  return {
    ...next,
    slope: slope + collectors * one,
    squareSlope: squareSlope + 2n * collectors * slope + collectors * collectors * one,
    cross: cross + 2n * collectors * base,
  }
}

/** One of some, each in so many of 1024 cases. */
function mix(parts: readonly (readonly [cases: number, of: ToCome])[]): ToCome {
  const most = Math.max(...parts.map(([, { bits }]) => bits))
  const sumOf = (what: Exclude<keyof ToCome, 'bits'>) =>
    parts.reduce(
      (sum, [cases, of]) => sum + BigInt(cases) * (of[what] << BigInt(most - of.bits)),
      0n,
    )
  return {
    bits: most + 10,
    slope: sumOf('slope'),
    base: sumOf('base'),
    squareSlope: sumOf('squareSlope'),
    cross: sumOf('cross'),
    square: sumOf('square'),
  }
}
