import type { ClientEvent } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { boardAt } from './story.ts'
import { becomes, cheapestFirst, countCollected } from './upgrades.ts'

const symbols = ['wild', 'scatter', 'upgrade', 'pay', 'pay', 'pay'].map((kind) => ({ kind }))

const reels = (mode: 'base' | 'free', column: number[], gone?: number): ClientEvent => ({
  kind: 'reels',
  mode,
  stops: [0],
  grid: [column],
  multiplier: 1,
  ...(gone !== undefined && { gone }),
})
const events: ClientEvent[] = [
  reels('base', [2, 5]),
  reels('free', [2, 5], 0),
  { kind: 'upgrade', gone: 1, symbol: 4, cells: [[0, 1]], grid: [[2, 4]] },
  reels('free', [4, 2], 1),
]

test('the cheapest symbols go first, and become the cheapest that is left', () => {
  expect(cheapestFirst(symbols)).toEqual([5, 4, 3])
  expect([0, 2, 3, 4, 5].map(becomes(symbols, 0))).toEqual([0, 2, 3, 4, 5])
  expect([0, 2, 3, 4, 5].map(becomes(symbols, 1))).toEqual([0, 2, 3, 4, 4])
  expect([0, 2, 3, 4, 5].map(becomes(symbols, 2))).toEqual([0, 2, 3, 3, 3])
})

test('upgrade symbols are collected in free spins alone', () => {
  expect([0, 1, 2, 3].map((at) => countCollected(events, at, symbols))).toEqual([0, 1, 1, 2])
})

test('the board knows what is gone, wherever a round is gone on with', () => {
  expect([0, 1, 2, 3].map((at) => boardAt(events, at).gone)).toEqual([0, 0, 1, 1])
  expect(boardAt(events, 2).grid).toEqual([[2, 4]])
})
