import { totalWeight } from '../../features/hold-and-win.ts'
import { type Fraction, fraction, multiply, plus, zero } from '../../prove/fraction.ts'
import type { HoldGame } from './compile.ts'

/** The exact mean and mean square of the coins a feature wins. */
export interface FeatureMoments {
  readonly mean: Fraction
  readonly square: Fraction
}

/**
 * Method A: from the chances of the coins held at the end. Whatever their number, their prizes
 * are drawn alike and independently.
 */
export function momentsFromFinal(game: HoldGame, chances: readonly Fraction[]): FeatureMoments {
  const prize = prizeMoments(game)
  let [mean, square] = [zero, zero]
  chances.forEach((chance, held) => {
    const sum = sumOfPrizes(prize, held)
    const extra = fraction(held === game.cells ? game.fullGridCoins : 0, 1)
    mean = plus(mean, multiply(chance, plus(sum.mean, extra)))
    square = plus(square, multiply(chance, plusFixed(sum, extra).square))
  })
  return { mean, square }
}

/**
 * Method B: backwards from (held, spins left) to what is still to be won, one empty cell after
 * the other. It knows no chances of ends, only what a cell adds. Answers for every number of coins
 * that can start it.
 */
export function momentsBackwards(game: HoldGame): (started: number) => FeatureMoments {
  const prize = prizeMoments(game)
  const land = fraction(game.land1024, 1024)
  const miss = fraction(1024 - game.land1024, 1024)
  const solved = new Map<string, FeatureMoments>()

  function rest(held: number, left: number): FeatureMoments {
    if (held === game.cells) return fixed(fraction(game.fullGridCoins, 1))
    if (left === 0) return fixed(zero)
    return memo(`${held},${left}`, () => cell(held, left, game.cells - held, 0))
  }
  /** What is still to be won in this spin's last `open` cells and after it. */
  function cell(held: number, left: number, open: number, landed: number): FeatureMoments {
    if (open === 0) {
      return landed > 0 ? rest(held + landed, game.spins) : rest(held, left - 1)
    }
    return memo(`${held},${left},${open},${landed}`, () => {
      const hit = plusIndependent(prize, cell(held, left, open - 1, landed + 1))
      return mixed(land, hit, miss, cell(held, left, open - 1, landed))
    })
  }
  function memo(name: string, solve: () => FeatureMoments): FeatureMoments {
    const known = solved.get(name) ?? solve()
    solved.set(name, known)
    return known
  }

  return (started) => {
    let total = rest(started, game.spins)
    for (let coin = 0; coin < started; coin += 1) total = plusIndependent(prize, total)
    return total
  }
}

function prizeMoments({ definition }: HoldGame): FeatureMoments {
  const { prizes } = definition.holdAndWin
  const weights = totalWeight(prizes)
  const mean = prizes.reduce((total, { coins, weight }) => total + coins * weight, 0)
  const square = prizes.reduce((total, { coins, weight }) => total + coins * coins * weight, 0)
  return { mean: fraction(mean, weights), square: fraction(square, weights) }
}

/** Of `held` prizes together. */
function sumOfPrizes({ mean, square }: FeatureMoments, held: number): FeatureMoments {
  const pairs = fraction(held * (held - 1), 1)
  const each = fraction(held, 1)
  return {
    mean: multiply(each, mean),
    square: plus(multiply(each, square), multiply(pairs, multiply(mean, mean))),
  }
}

function fixed(coins: Fraction): FeatureMoments {
  return { mean: coins, square: multiply(coins, coins) }
}

function plusFixed(sum: FeatureMoments, coins: Fraction): FeatureMoments {
  return plusIndependent(sum, fixed(coins))
}

function plusIndependent(a: FeatureMoments, b: FeatureMoments): FeatureMoments {
  const cross = multiply(a.mean, b.mean)
  return {
    mean: plus(a.mean, b.mean),
    square: plus(plus(a.square, b.square), plus(cross, cross)),
  }
}

function mixed(a: Fraction, ofA: FeatureMoments, b: Fraction, ofB: FeatureMoments): FeatureMoments {
  return {
    mean: plus(multiply(a, ofA.mean), multiply(b, ofB.mean)),
    square: plus(multiply(a, ofA.square), multiply(b, ofB.square)),
  }
}
