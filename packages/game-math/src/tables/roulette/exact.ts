import { ore } from '@nordlys/core'
import { type Fraction, fraction, multiply, plus } from '../../prove/fraction.ts'
import { figuresOf, type TableFigures, tallied } from '../figures.ts'
import { numbers } from './layout.ts'
import { spotPayout } from './machine.ts'
import type { RouletteRules } from './rules.ts'
import type { Spot } from './spots.ts'

/** The figures of a spot: what the machine pays on each of the 37 numbers. */
export function spotFigures(rules: RouletteRules, spot: Spot): TableFigures {
  const stakeOre = ore(100)
  const won = numbers.map((number) => {
    return Number(spotPayout(rules, { spot, stakeOre, number }) - stakeOre)
  })
  return figuresOf(tallied(won.map((each) => [each, 1n])))
}

/**
 * The return of a spot by its kind alone, apart from layout and machine: n numbers of 37 pay 36/n,
 * and la partage adds half a stake once in 37.
 */
export function returnByFormula(rules: RouletteRules, kind: Spot['kind']): Fraction {
  const size = sizes[kind]
  const wins = multiply(fraction(size, 37), fraction(36, size))
  return rules.laPartage && kind === 'even-chance' ? plus(wins, fraction(1, 74)) : wins
}

const sizes: Readonly<Record<Spot['kind'], number>> = {
  straight: 1,
  split: 2,
  street: 3,
  corner: 4,
  line: 6,
  column: 12,
  dozen: 12,
  'even-chance': 18,
}
