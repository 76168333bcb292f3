import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { decimal, minus, one, show, toNumber } from '../../prove/fraction.ts'
import { Backward } from '../blackjack/exact/backward.ts'
import { Forward, meanOf, sharesOf, varianceOf } from '../blackjack/exact/forward.ts'
import { doubles, primesBelow26Bits } from '../blackjack/exact/numbers.ts'
import { agreesModulo } from '../blackjack/exact/residues.ts'
import { sharedFigures } from './figures.ts'
import { sharedBlackjack as rules } from './rules.ts'

const test = provenTest(import.meta.url)

test('[LV36] the shared hand is worth its figures, backwards', () => {
  const found = new Backward(rules, 'chart', doubles()).value()
  const declared = minus(sharedFigures.chartReturn, one)
  expect(Math.abs(toNumber(declared) - found)).toBeLessThan(1e-13)
  const [prime = 0] = primesBelow26Bits(1)
  expect(agreesModulo(rules, declared, prime)).toBe(true)
  const best = new Backward(rules, 'best', doubles()).value()
  expect(sharedFigures.bestReturn).toBeCloseTo(1 + best, 10)
  return found
})

test('[LV36] the return of the shared hand is one fraction, counted forwards', () => {
  const results = new Forward(rules).results()
  const { chartReturn, deviation, results: shares } = sharedFigures
  expect(show(meanOf(results))).toBe(show(minus(chartReturn, one)))
  expect(Math.sqrt(toNumber(varianceOf(results)))).toBeCloseTo(deviation, 6)
  expect(sharesOf(results)).toEqual(shares)
  expect([...results.orders.values()].reduce((sum, orders) => sum + orders, 0n)).toBe(results.all)
  return show(chartReturn)
})

test('[LV36] what is printed of the return is rounded from the fraction', () => {
  const printed = decimal(sharedFigures.chartReturn, 6)
  expect(printed).toBe(0.990255)
  return printed
})
