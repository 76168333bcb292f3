import type { ClientSpin } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { spokenResult, winsOf } from './win-words.ts'

const wild = 0
const context = { symbolNames: ['Vikingehjelm', 'Langskib', 'Skjold'], wild, coinOre: 40 }
const spin: ClientSpin = {
  mode: 'base',
  stops: [0, 0, 0],
  grid: [[2], [wild], [2]],
  lineWins: [],
  multiplier: 1,
  freeSpinsWon: 0,
  winCoins: 0,
  winOre: 0,
}
const positions: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
]

test('a line tells how many, which line, and whether a wild helped', () => {
  const helped = { ...spin, lineWins: [{ line: 0, symbol: 2, count: 3, coins: 80, positions }] }
  expect(winsOf(helped, context)).toEqual([
    { words: '3 ens på linje 1 med wild', winOre: 3_200, positions },
  ])
  const unhelped = { ...helped, grid: [[2], [2], [2]] }
  expect(winsOf(unhelped, context)[0]?.words).toBe('3 ens på linje 1')
})

test('wilds alone are not helped by themselves', () => {
  const lineWins = [{ line: 4, symbol: wild, count: 3, coins: 50, positions }]
  const wilds = { ...spin, grid: [[wild], [wild], [wild]], lineWins }
  expect(winsOf(wilds, context)[0]?.words).toBe('3 ens på linje 5')
})

test('the largest win comes first', () => {
  const lineWins = [10, 60].map((coins, line) => ({ line, symbol: 2, count: 3, coins, positions }))
  const scatterWin = { count: 3, coins: 20, positions }
  const wins = winsOf({ ...spin, lineWins, scatterWin }, context)
  expect(wins.map(({ winOre }) => winOre)).toEqual([2_400, 800, 400])
})

test('the result is said in sentences', () => {
  expect(spokenResult(spin, context)).toBe('Ingen gevinst.')
  const scatterWin = { count: 3, coins: 20, positions }
  expect(spokenResult({ ...spin, scatterWin }, context)).toBe('3 bonussymboler: 8\u00a0kr.')
})
