import type { ClientEvent, ClientRound } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { spokenResult } from './conclusion.ts'
import { boardAt } from './story.ts'
import { winPlanOf } from './win-plan.ts'

const positions: [number, number][] = [[0, 0]]
const reels: ClientEvent = {
  kind: 'reels',
  mode: 'base',
  stops: [0],
  grid: [[0]],
  multiplier: 1,
}
const wins = (coins: number): ClientEvent => ({
  kind: 'wins',
  wins: [{ kind: 'line', line: 0, symbol: 0, count: 3, coins, positions }],
  multiplier: 1,
  coins,
})
const tumble: ClientEvent = {
  kind: 'tumble',
  removed: [],
  entered: [],
  grid: [[0]],
  multiplier: 1,
}

/** A stake of 2 kr. is ten coins. */
const context = { symbolNames: ['Skjold'], wild: -1, coinOre: 20 }

function roundOf(...events: ClientEvent[]): ClientRound {
  const coins = events.reduce((all, event) => all + ('coins' in event ? event.coins : 0), 0)
  const winOre = coins * 20
  const at = '2026-11-25T20:00:00Z'
  return { key: 'k', stakeOre: 200, winOre, balanceOre: 1_000, events, at }
}

const planAt = (round: ClientRound, at: number) =>
  winPlanOf(round, at, boardAt(round.events, at), context)
const spokenAtEnd = (round: ClientRound) => spokenResult(round, [[0]], context)

test.each([
  [9, '1,80\u00a0kr.'],
  [10, '2\u00a0kr.'],
])('[FLT-42] %i coins of a stake of ten are their amount and nothing else', (coins, amount) => {
  const round = roundOf(reels, wins(coins))
  expect(planAt(round, 1)).toMatchObject({ size: 'no-gain', items: [], spoken: amount })
  expect(spokenAtEnd(round)).toBe(amount)
})

test('[S31] one coin more than the stake is a win, with its cells and its words', () => {
  const round = roundOf(reels, wins(11))
  const words = '3 ens på linje 1: 2,20\u00a0kr.'
  expect(planAt(round, 1)).toMatchObject({ size: 'win', items: [{ positions }], spoken: words })
  expect(spokenAtEnd(round)).toBe(words)
})

test('[S31] wins of one spin are celebrated from the one on that takes them beyond the stake', () => {
  const round = roundOf(reels, wins(6), tumble, wins(4), tumble, wins(1))
  expect([1, 3, 5].map((at) => planAt(round, at).size)).toEqual(['no-gain', 'no-gain', 'win'])
  expect(planAt(round, 3)).toMatchObject({ fromOre: 120, toOre: 200, items: [] })
})

test('[FLT-42] a jackpot that with the win is no more than the stake is an amount, too', () => {
  const round = { ...roundOf(reels, wins(1)), jackpots: [{ nameDa: 'Mini', amountOre: 180 }] }
  expect(spokenAtEnd(round)).toBe('2\u00a0kr.')
})
