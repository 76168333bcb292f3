import { seededRng } from '../../random/seeded-rng.ts'
import { numbers } from './layout.ts'
import { roulette } from './machine.ts'
import { europeanRoulette } from './rules.ts'

/** Chi-square of so many rounds in a row against a wheel on which all numbers are alike. */
export function chiSquareOfDraws(seed: Uint8Array, draws: number): number {
  const rng = seededRng(seed)
  const counts = new Float64Array(numbers.length)
  for (let draw = 0; draw < draws; draw += 1) {
    const { number } = roulette.start(europeanRoulette, [], rng)
    counts[number] = (counts[number] ?? 0) + 1
  }
  const due = draws / numbers.length
  return counts.reduce((sum, times) => sum + (times - due) ** 2 / due, 0)
}
