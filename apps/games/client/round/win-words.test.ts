import type { ClientEvent } from '@nordlys/contracts'
import { describe, expect, test } from 'vitest'
import { spokenMotion, spokenWins, type WinsEvent, winsOf } from './win-words.ts'

const wild = 0
const context = { symbolNames: ['Vikingehjelm', 'Langskib', 'Skjold'], wild, coinOre: 40 }
const positions: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
]
const helped = [[2], [wild], [2]]
const unhelped = [[2], [2], [2]]

function eventOf(...wins: WinsEvent['wins']): WinsEvent {
  return {
    kind: 'wins',
    wins,
    multiplier: 1,
    coins: wins.reduce((all, { coins }) => all + coins, 0),
  }
}

const line = { kind: 'line', line: 0, symbol: 2, count: 3, coins: 80, positions } as const
const scatter = { kind: 'scatter', count: 3, coins: 20, positions } as const

test('a line tells how many, which line, and whether a wild helped', () => {
  expect(winsOf(eventOf(line), helped, context)).toEqual([
    { words: '3 ens på linje 1 med wild', winOre: 3_200, positions },
  ])
  expect(winsOf(eventOf(line), unhelped, context)[0]?.words).toBe('3 ens på linje 1')
})

test('wilds alone are not helped by themselves', () => {
  const wilds = eventOf({ ...line, line: 4, symbol: wild })
  expect(winsOf(wilds, [[wild], [wild], [wild]], context)[0]?.words).toBe('3 ens på linje 5')
})

test('ways and clusters tell the symbol and how it won', () => {
  const ways = { kind: 'ways', ways: 4, symbol: 1, count: 3, coins: 10, positions } as const
  const cluster = { kind: 'cluster', symbol: 2, count: 7, coins: 10, positions } as const
  const words = winsOf(eventOf(ways, { ...ways, ways: 1 }, cluster), unhelped, context)
  expect(words.map((win) => win.words)).toEqual([
    '3 × Langskib på 4 veje',
    '3 × Langskib på 1 vej',
    'Klynge af 7 × Skjold',
  ])
})

test('the largest win comes first', () => {
  const wins = winsOf(
    eventOf({ ...line, coins: 10 }, { ...line, coins: 60 }, scatter),
    unhelped,
    context,
  )
  expect(wins.map(({ winOre }) => winOre)).toEqual([2_400, 800, 400])
})

test('wins are said in sentences', () => {
  expect(spokenWins(eventOf(scatter), unhelped, context)).toBe('3 bonussymboler: 8\u00a0kr.')
})

test('a win says what its wilds have multiplied it by', () => {
  const win = {
    kind: 'line',
    line: 4,
    symbol: 2,
    count: 3,
    coins: 60,
    positions,
    times: 6,
  } as const
  const [told] = winsOf(eventOf({ ...win, positions: [...positions] }), helped, context)
  expect(told?.words).toBe('3 ens på linje 5 med wild ×6')
})

describe('what happens on the board is said, too', () => {
  const coin = (coins: number) => ({ position: [0, 0] as [number, number], coins })
  test.each<[ClientEvent, string]>([
    [{ kind: 'grid', grid: [[0]] }, ''],
    [
      { kind: 'tumble', removed: [], entered: [], grid: [], multiplier: 3 },
      'Gevinster ganges nu med 3.',
    ],
    [
      { kind: 'change', cause: 'expand', cells: [...positions, [1, 1]], grid: [] },
      'Wild fylder hjul 1, 2 og 3.',
    ],
    [{ kind: 'change', cause: 'walk', cells: [[2, 0]], grid: [] }, 'Wild går til hjul 3.'],
    [
      { kind: 'change', cause: 'reveal', cells: positions, grid: unhelped },
      'Mysteriesymbolerne bliver til Skjold.',
    ],
    [
      { kind: 'hold-start', held: [coin(1), coin(2)], spins: 3 },
      '2 mønter holdes. 3 spins tilbage.',
    ],
    [{ kind: 'hold-spin', landed: [], spinsLeft: 1 }, 'Ingen nye mønter. 1 spin tilbage.'],
    [
      { kind: 'hold-spin', landed: [coin(10)], spinsLeft: 3 },
      '1 ny mønt: 4\u00a0kr. 3 spins tilbage.',
    ],
    [
      { kind: 'hold-end', heldCoins: 10, fullGridCoins: 10, coins: 20 },
      'Alle felter er fyldt. Mønterne gav 8\u00a0kr.',
    ],
  ])('%o', (event, words) => {
    expect(spokenMotion(event, context)).toBe(words)
  })
})
