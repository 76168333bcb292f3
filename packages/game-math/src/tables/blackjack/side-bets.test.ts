import { expect, test } from 'vitest'
import { decimal, minus, one, show } from '../../prove/fraction.ts'
import { readCards } from '../cards/card.ts'
import {
  everyOrder,
  insuranceByCounting,
  pairByCounting,
  trioByCounting,
} from './exact/side-bets-counted.ts'
import { insuranceReturn, pairReturn, trioReturn } from './figures.ts'
import { blackjackTable, classicTable } from './rules.ts'
import { pairResult, trioResult } from './side-bets.ts'

const tables = [
  ['6 decks', blackjackTable],
  ['8 decks', classicTable],
] as const

test.for([
  ['perfect', '8c 8c', 1_560, 2_912],
  ['colour', '8h 8d', 1_872, 3_328],
  ['mixed', '8h 8s', 3_744, 6_656],
  ['none', '8h 9h', 89_856, 159_744],
] as const)(
  '[GAME-02] as many orders of two cards are %s as the guide counts',
  ([name, like, ...is]) => {
    const [first = 0, second = 0] = readCards(like)
    expect(pairResult(first, second)).toBe(name)
    const counted = tables.map(([, { decks }]) => {
      let sum = 0
      everyOrder(decks, 2, ([one = 0, other = 0], orders) => {
        if (pairResult(one, other) === name) sum += orders
      })
      return sum
    })
    expect(counted).toEqual(is)
  },
)

test.for([
  ...tables.map(([name, rules], at) => [name, rules, ['4.180064', '2.168675'][at]] as const),
])('[GAME-02] "Ens par" of %s costs the same by formula and by counting', ([, rules, edge]) => {
  expect(show(pairReturn(rules))).toBe(show(pairByCounting(rules)))
  expect(decimal(minus(one, pairReturn(rules)), 8)).toBeCloseTo(Number(edge) / 100, 10)
})

test.for([
  ...tables.map(([name, rules], at) => [name, rules, ['3.238572', '2.736028'][at]] as const),
])('[GAME-02] "Trio" of %s costs the same by formula and by counting', ([, rules, edge]) => {
  expect(show(trioReturn(rules))).toBe(show(trioByCounting(rules)))
  expect(decimal(minus(one, trioReturn(rules)), 8)).toBeCloseTo(Number(edge) / 100, 10)
})

test.for([
  ...tables.map(([name, rules], at) => [name, rules, ['7.395498', '7.469880'][at]] as const),
])('[GAME-02] insurance of %s costs the same by formula and by counting', ([, rules, edge]) => {
  expect(show(insuranceReturn(rules))).toBe(show(insuranceByCounting(rules)))
  expect(decimal(minus(one, insuranceReturn(rules)), 8)).toBeCloseTo(Number(edge) / 100, 10)
})

test.for([
  ['2c 3d 4h', 'trio'],
  ['Ac 2d 3h', 'trio'],
  ['Qc Ad Kh', 'trio'],
  ['Kc Ad 2h', 'none'],
  ['2c 9c Kc', 'trio'],
  ['2c 2d 2c', 'trio'],
  ['2c 2d 3c', 'none'],
  ['2c 4d 6h', 'none'],
] as const)('[GAME-02] the trio of %s is %s', ([text, result]) => {
  const [first = 0, second = 0, up = 0] = readCards(text)
  expect(trioResult([first, second, up])).toBe(result)
})
