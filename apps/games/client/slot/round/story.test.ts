import type { ClientEvent, ClientRound } from '@nordlys/contracts'
import { describe, expect, test } from 'vitest'
import {
  boardAt,
  countFreeSpins,
  countRespins,
  goesWithWins,
  specialOf,
  spinStart,
  waysOf,
  wonOre,
} from './story.ts'

const reels = (mode: 'base' | 'free', multiplier = 1): ClientEvent => ({
  kind: 'reels',
  mode,
  stops: [4],
  grid: [[1, 2]],
  multiplier,
})
const wins = (coins: number): ClientEvent => ({ kind: 'wins', wins: [], multiplier: 1, coins })
const spins = (won: number, awarded: number): ClientEvent => ({ kind: 'free-spins', won, awarded })
const tumble = (multiplier: number): ClientEvent => ({
  kind: 'tumble',
  removed: [[0, 0]],
  entered: [[3]],
  grid: [[3, 2]],
  multiplier,
})
const change: ClientEvent = {
  kind: 'change',
  cause: 'expand',
  cells: [[0, 1]],
  grid: [[1, 3]],
}
const grid: ClientEvent = { kind: 'grid', grid: [[1, 2]] }

test('free spins are counted as they are played and won', () => {
  const events = [reels('base'), spins(2, 2), reels('free'), spins(1, 3), reels('free')]
  expect(countFreeSpins(events, 0)).toBeUndefined()
  expect(countFreeSpins(events, 1)).toEqual({ played: 0, won: 2 })
  expect(countFreeSpins(events, 2)).toEqual({ played: 1, won: 2 })
  expect(countFreeSpins(events, 4)).toEqual({ played: 2, won: 3 })
})

test('twins stand as one until the next spin, whatever is won', () => {
  const twins: ClientEvent = {
    kind: 'reels',
    mode: 'base',
    stops: [3, 3],
    grid: [[1], [1]],
    multiplier: 1,
    twins: [0, 1],
  }
  const events = [twins, wins(2), reels('free')]
  expect([0, 1, 2].map((at) => boardAt(events, at).twins)).toEqual([[0, 1], [0, 1], []])
})

test('the special symbol is known from the moment free spins are won', () => {
  const won: ClientEvent = { kind: 'free-spins', won: 2, awarded: 2, special: 4 }
  const events = [reels('base'), won, reels('free'), wins(3)]
  expect(events.map((_, at) => specialOf(events, at))).toEqual([undefined, 4, 4, 4])
  expect(specialOf([reels('base'), spins(2, 2), reels('free')], 2)).toBeUndefined()
})

test('respins are the spins beside reels that are held', () => {
  const held: ClientEvent = {
    kind: 'reels',
    mode: 'base',
    stops: [4],
    grid: [[1, 2]],
    multiplier: 1,
    held: [1],
  }
  const events = [reels('base'), change, wins(1), held, wins(2), held]
  expect(events.map((_, at) => countRespins(events, at))).toEqual([0, 0, 0, 1, 1, 2])
})

test('an event belongs to the spin that began last before it', () => {
  const events = [reels('base'), wins(1), spins(1, 1), reels('free'), wins(2)]
  expect(events.map((_, at) => spinStart(events, at))).toEqual([0, 0, 0, 3, 3])
})

test('ways are all heights multiplied', () => {
  expect(waysOf([[1, 2], [1, 2, 3], [1]])).toBe(6)
})

test('what is won is summed event by event, and a cap holds from the start', () => {
  const events = [grid, wins(10), tumble(2), wins(30), { kind: 'cap', coins: -5 } as const]
  const round: ClientRound = { key: 'k', stakeOre: 20, winOre: 35, balanceOre: 0, events, at: '' }
  expect(events.map((_, at) => wonOre(round, 1, at + 1))).toEqual([0, 10, 10, 35, 35])
  expect(wonOre(round, 1, 4, 2)).toBe(25)
})

describe('the board', () => {
  test('shows what cells have become, on the reels that stood', () => {
    const board = boardAt([reels('base', 2), change], 1)
    expect([board.grid, board.stops, board.multiplier]).toEqual([[[1, 3]], [4], 2])
  })

  test('lies as the last tumble left it, under the multiplier that counts next', () => {
    const board = boardAt([grid, wins(1), tumble(2)], 2)
    expect([board.grid, board.multiplier]).toEqual([[[3, 2]], 2])
  })

  test('begins with the first multiplier, once more in free spins, and goes on from there', () => {
    const events = [grid, tumble(2), spins(2, 2), grid, tumble(2), tumble(3), grid]
    expect(events.map((_, at) => boardAt(events, at, 1).multiplier)).toEqual([1, 2, 2, 1, 2, 3, 3])
  })

  test('holds the coins that came and counts the spins that are left', () => {
    const held = [{ position: [0, 0] as [number, number], coins: 10 }]
    const landed = [{ position: [1, 0] as [number, number], coins: 40, prize: 'Mini' }]
    const events: ClientEvent[] = [
      reels('base'),
      { kind: 'hold-start', held, spins: 3 },
      { kind: 'hold-spin', landed, spinsLeft: 3 },
    ]
    expect(boardAt(events, 0).holdSpinsLeft).toBeUndefined()
    expect(boardAt(events, 2)).toMatchObject({ held: [...held, ...landed], holdSpinsLeft: 3 })
    expect(boardAt([...events, reels('base')], 3)).toMatchObject({ held: [] })
  })
})

test('cells glow with their latest number to the end of the round, spin after spin', () => {
  const mark = (...cells: [number, number][]): ClientEvent => ({
    kind: 'mark',
    cells: cells.map(([row, times]) => ({ position: [0, row], times })),
  })
  const events = [grid, wins(1), mark([0, 1], [1, 1]), tumble(1), mark([1, 2]), spins(1, 1), grid]
  const numbersAt = (at: number) => boardAt(events, at).marks.map(({ times }) => times)
  expect(events.map((_, at) => numbersAt(at))).toEqual([
    [],
    [],
    [1, 1],
    [1, 1],
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  expect(boardAt([grid], 0).marks).toEqual([])
})

test('what glows and what falls follows at once on the wins before it', () => {
  const events = [grid, wins(1), { kind: 'mark' as const, cells: [] }, tumble(1)]
  expect(events.map(goesWithWins)).toEqual([false, false, true, true])
  expect(goesWithWins(undefined)).toBe(false)
})

test('what orbs add is won, and what they multiply by stays through free spins', () => {
  const orbs = (times: number, coins: number): ClientEvent => ({
    kind: 'orbs',
    orbs: [],
    times,
    coins,
  })
  const events = [grid, wins(10), orbs(4, 30), spins(2, 2), grid, wins(5), orbs(3, 10), grid]
  expect(events.map((_, at) => boardAt(events, at).multiplier)).toEqual([1, 1, 4, 4, 1, 1, 3, 3])
  const round: ClientRound = { key: 'k', stakeOre: 20, winOre: 55, balanceOre: 0, events, at: '' }
  expect(wonOre(round, 1, 3)).toBe(40)
  expect(wonOre(round, 1, events.length)).toBe(55)
})
