import type { ClientEvent } from '@nordlys/contracts'
import { describe, expect, test } from 'vitest'
import { boardAt } from './story.ts'
import { winItemsOf } from './win-items.ts'
import {
  spokenGain,
  spokenMotion,
  spokenWins,
  standsIn,
  type WinsEvent,
  winsOf,
} from './win-words.ts'

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

test('where lines win both ways, a win tells from which side, and a full line tells none', () => {
  const words = (from?: 'left' | 'right') =>
    winsOf(eventOf({ ...line, ...(from && { from }) }), helped, context)[0]?.words
  expect(words('left')).toBe('3 ens på linje 1 fra venstre med wild')
  expect(words('right')).toBe('3 ens på linje 1 fra højre med wild')
  expect(words()).toBe('3 ens på linje 1 med wild')
  const right = eventOf({ ...line, from: 'right' })
  expect(spokenWins(right, unhelped, context)).toBe('3 ens på linje 1 fra højre: 32\u00a0kr.')
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

test('ways through wilds with numbers tell what they count as', () => {
  const ways = { kind: 'ways', ways: 4, worth: 10, symbol: 1, count: 3, coins: 10 } as const
  const event = eventOf({ ...ways, positions }, { ...ways, positions, ways: 1, worth: 6 })
  expect(winsOf(event, helped, context).map(({ words }) => words)).toEqual([
    '3 × Langskib på 4 veje, der tæller for 10',
    '3 × Langskib på 1 vej, der tæller for 6',
  ])
})

test('reels that are filled tell the symbol once for all lines', () => {
  const filled = { kind: 'filled', symbol: 1, lines: 10, count: 4, coins: 50, positions } as const
  expect(winsOf(eventOf(filled), unhelped, context)[0]?.words).toBe(
    '4 × Langskib på alle 10 linjer',
  )
})

test('a book stands in as a wild does', () => {
  expect(['wild', 'book', 'scatter', 'pay'].map((kind) => standsIn({ kind }))).toEqual([
    true,
    true,
    false,
    false,
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

test('a cluster says what the marks of its cells have multiplied it by', () => {
  const cluster = { kind: 'cluster', symbol: 2, count: 5, coins: 60, positions: [] } as const
  const words = (win: { times?: number }) =>
    winsOf(eventOf({ ...cluster, positions: [], ...win }), helped, context)
  expect(words({ times: 6 })[0]?.words).toBe('Klynge af 5 × Skjold, ganget med 6')
  expect(words({})[0]?.words).toBe('Klynge af 5 × Skjold')
})

test('symbols that win anywhere are counted, and orbs light with what they multiply by', () => {
  const win = { kind: 'anywhere', symbol: 2, count: 9, coins: 60, positions: [] } as const
  const [told] = winsOf(eventOf({ ...win, positions: [] }), helped, context)
  expect(told?.words).toBe('9 × Skjold')
  const orbs = [{ position: [1, 2] as [number, number], times: 5 }]
  const board = boardAt([], 0)
  expect(winItemsOf({ kind: 'orbs', orbs, times: 7, coins: 60 }, board, context)).toEqual([
    { words: 'Ganget med 7', winOre: 2400, positions: [[1, 2]] },
  ])
  expect(winItemsOf({ kind: 'grid', grid: [] }, board, context)).toEqual([])
})

describe('what happens on the board is said, too', () => {
  const coin = (coins: number) => ({ position: [0, 0] as [number, number], coins })
  const mark = (reel: number, times: number) => ({
    position: [reel, 0] as [number, number],
    times,
  })
  test.each<[ClientEvent, string]>([
    [{ kind: 'grid', grid: [[0]] }, ''],
    [{ kind: 'reels', mode: 'base', stops: [], grid: [], multiplier: 1 }, ''],
    [
      { kind: 'reels', mode: 'base', stops: [], grid: [], multiplier: 1, twins: [1, 2] },
      'Hjul 2 og 3 er tvillinger.',
    ],
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
    [{ kind: 'mark', cells: [mark(0, 1), mark(1, 4), mark(2, 2)] }, '3 felter gløder med 1 til 4.'],
    [
      { kind: 'orbs', orbs: [mark(0, 5)], times: 7, coins: 60 },
      'Gevinsten ganges med 7: 24\u00a0kr. mere.',
    ],
    [{ kind: 'mark', cells: [mark(0, 1)] }, '1 felt gløder med 1.'],
    [
      { kind: 'upgrade', gone: 1, symbol: 2, cells: [], grid: [] },
      'Opgradering: Skjold er nu det billigste symbol.',
    ],
    [
      { kind: 'change', cause: 'special', cells: [...positions, [1, 1]], grid: [] },
      'Specialsymbolet fylder hjul 1, 2 og 3.',
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
    [{ kind: 'wheel', segment: 3, multiplier: 5, coins: 40 }, 'Multiplikatorhjulet drejer.'],
    [
      { kind: 'hold-spin', landed: [coin(10), { ...coin(30), collects: true }], spinsLeft: 3 },
      '1 ny mønt: 4\u00a0kr. En samler får 12\u00a0kr. 3 spins tilbage.',
    ],
    [
      { kind: 'hold-spin', landed: [{ ...coin(30), collects: true }], spinsLeft: 3 },
      'En samler får 12\u00a0kr. 3 spins tilbage.',
    ],
  ])('%o', (event, words) => {
    expect(spokenMotion(event, context)).toBe(words)
  })
})

test('a multiplier that has risen since the spin before is said as the reels turn', () => {
  const reels = { mode: 'free' as const, stops: [], grid: [], multiplier: 3 }
  const spin: ClientEvent = { kind: 'reels', ...reels }
  const said = (mode: 'base' | 'free', multiplier: number) =>
    spokenMotion(spin, context, { mode, multiplier })
  expect(said('free', 2)).toBe('Gevinster ganges nu med 3.')
  expect(said('free', 3)).toBe('')
  // The first free spin's was announced with them.
  expect(said('base', 1)).toBe('')
  const twins: ClientEvent = { kind: 'reels', ...reels, twins: [0, 1] }
  const withTwins = spokenMotion(twins, context, { mode: 'free', multiplier: 2 })
  expect(withTwins).toBe('Gevinster ganges nu med 3. Hjul 1 og 2 er tvillinger.')
})

test('what a wheel or a chest gives is told when it is seen, and other wins as they are', () => {
  const wheel: ClientEvent = { kind: 'wheel', segment: 3, multiplier: 5, coins: 40 }
  expect(spokenGain(wheel, unhelped, context)).toBe(
    'Multiplikatorhjulet standser på 5. Det giver 16\u00a0kr. mere.',
  )
  expect(spokenGain({ kind: 'chest', coins: 40 }, unhelped, context)).toBe(
    'Kisten giver 16\u00a0kr.',
  )
  const wins = eventOf(line)
  expect(spokenGain(wins, helped, context)).toBe(spokenWins(wins, helped, context))
})
