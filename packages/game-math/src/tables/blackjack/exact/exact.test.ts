import { expect } from 'vitest'
import { provenTest } from '../../../../../../tools/proofs/proven-test.ts'
import { decimal, minus, one, show, toNumber } from '../../../prove/fraction.ts'
import { hardRows, pairRows, softRows } from '../chart.ts'
import { figuresOf } from '../figures.ts'
import { blackjackTable, classicTable } from '../rules.ts'
import { worthRows } from '../worth.ts'
import { Backward } from './backward.ts'
import { cellsOf, deriveChart, deriveWorth } from './derive.ts'
import { Forward, meanOf, sharesOf, varianceOf } from './forward.ts'
import { doubles, primesBelow26Bits } from './numbers.ts'
import { agreesModulo } from './residues.ts'

const test = provenTest(import.meta.url)

const tables = [
  { name: 'Blackjack', rules: blackjackTable, chart: -0.0038723, best: -0.0038428 },
  { name: 'Blackjack Klassisk', rules: classicTable, chart: -0.0048767, best: -0.0048578 },
]

test.each(tables)('[GAME-02] $name is worth its figures, backwards', ({ rules, chart }) => {
  const found = new Backward(rules, 'chart', doubles()).value()
  expect(found).toBeCloseTo(chart, 7)
  const declared = minus(figuresOf(rules).chartReturn, one)
  expect(Math.abs(toNumber(declared) - found)).toBeLessThan(1e-13)
  const [prime = 0] = primesBelow26Bits(1)
  expect(agreesModulo(rules, declared, prime)).toBe(true)
  return found
})

test('[GAME-02] the return of Blackjack is one fraction, counted forwards', () => {
  const results = new Forward(blackjackTable).results()
  const { chartReturn, deviation, results: shares } = figuresOf(blackjackTable)
  expect(show(meanOf(results))).toBe(show(minus(chartReturn, one)))
  expect(Math.sqrt(toNumber(varianceOf(results)))).toBeCloseTo(deviation, 6)
  expect(sharesOf(results)).toEqual(shares)
  expect([...results.orders.values()].reduce((sum, orders) => sum + orders, 0n)).toBe(results.all)
  return show(chartReturn)
})

test.each(tables)(
  '[GAME-02] chart and coach of $name know what each choice is worth',
  ({ rules, best }) => {
    const { cells, bestValue } = cellsOf(rules)
    expect(bestValue).toBeCloseTo(best, 7)
    expect(figuresOf(rules).bestReturn).toBeCloseTo(1 + bestValue, 10)
    expect(deriveChart(cells)).toEqual({ hardRows, softRows, pairRows })
    expect(worthRows(rules)).toEqual(deriveWorth(cells))
    return bestValue
  },
)

test('[GAME-02] what is printed of the return is rounded from the fraction', () => {
  const printed = [blackjackTable, classicTable].map((rules) =>
    decimal(figuresOf(rules).chartReturn, 6),
  )
  expect(printed).toEqual([0.996128, 0.995123])
  return printed
})
