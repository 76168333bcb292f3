import { type Fraction, fraction, multiply, one, plus, zero } from '../../prove/fraction.ts'
import type { HoldGame } from './compile.ts'

/**
 * Method A: the exact chance of every number of coins held at the end, `chances[held]`, when
 * `started` coins begin it. A Markov chain over (held, spins left), followed forwards.
 */
export function finalCoins(game: HoldGame, started: number): Fraction[] {
  const { cells, spins } = game
  const chances = Array.from({ length: cells + 1 }, () => zero)
  const reach = Array.from({ length: cells + 1 }, () =>
    Array.from({ length: spins + 1 }, () => zero),
  )
  const addTo = (row: Fraction[] | undefined, index: number, chance: Fraction) => {
    if (row) row[index] = plus(row[index] ?? zero, chance)
  }
  addTo(reach[started], spins, one)
  for (let held = started; held < cells; held += 1) {
    const landing = landingChances(game, cells - held)
    for (let left = spins; left > 0; left -= 1) {
      const chance = reach[held]?.[left] ?? zero
      if (chance.numerator === 0n) continue
      landing.forEach((share, landed) => {
        const next = multiply(chance, share)
        if (landed > 0) addTo(reach[held + landed], spins, next)
        else addTo(reach[held], left - 1, next)
      })
    }
    chances[held] = reach[held]?.[0] ?? zero
  }
  chances[cells] = (reach[cells] ?? []).reduce(plus, zero)
  return chances
}

/** The chance that 0, 1, ... of some empty cells get a coin in one spin. */
function landingChances({ land1024 }: HoldGame, empty: number): Fraction[] {
  return Array.from({ length: empty + 1 }, (_, landed) => {
    const ways = choose(empty, landed)
    const land = BigInt(land1024) ** BigInt(landed)
    const miss = BigInt(1024 - land1024) ** BigInt(empty - landed)
    return fraction(ways * land * miss, 1024n ** BigInt(empty))
  })
}

function choose(from: number, some: number): bigint {
  let ways = 1n
  for (let index = 0; index < some; index += 1) {
    ways = (ways * BigInt(from - index)) / BigInt(index + 1)
  }
  return ways
}
