import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AutoplayRunner } from './autoplay-runner.ts'
import type { GameState } from './round/game-state.ts'

const rest: GameState = {
  phase: { name: 'resting' },
  stakesOre: [200],
  stakeOre: 200,
  coinsPerBet: 10,
  roundKey: 'key',
  playToken: 'token',
  shown: { balanceOre: 10_000, stakedOre: 0, wonOre: 0 },
  settled: { balanceOre: 10_000, stakedOre: 0, wonOre: 0 },
  round: undefined,
  gamble: undefined,
  offer: undefined,
  shownWinOre: 0,
  isHurried: false,
  isReplay: false,
  notice: undefined,
}

let state: GameState
let told: (number | string)[]
let spins: number
let autoplay: AutoplayRunner

beforeEach(() => {
  vi.useFakeTimers()
  state = rest
  told = []
  spins = 0
  autoplay = new AutoplayRunner({
    state: () => state,
    isFast: () => false,
    spin: () => {
      spins += 1
      state = { ...state, phase: { name: 'asking', attempt: 1 } }
    },
    tell: (left) => told.push(left),
    tellEnd: (end) => told.push(end),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = (rounds: number) => ({ rounds, lossOre: 100_000, winOre: undefined })

test('one that is stopped stakes nothing more, also when it had just begun anew', () => {
  autoplay.start(limits(10))
  autoplay.start(limits(5))
  autoplay.stop()
  vi.runAllTimers()
  expect(spins).toBe(0)
  expect(told).toEqual([9, 4, 'refused'])
})

test('limits that are set while a round is under way take the place of the old ones', () => {
  autoplay.start(limits(100))
  vi.runAllTimers()
  expect(spins).toBe(1)
  autoplay.start({ ...limits(10), lossOre: 199 })
  expect(autoplay.isOn).toBe(true)
  state = rest
  autoplay.goOn()
  vi.runAllTimers()
  expect(spins).toBe(1)
  expect(told).toEqual([99, 'loss'])
})
