import { expect, test } from 'vitest'
import { choosableStake, choosableStakes, type GameEvent, type GameState } from './game-state.ts'
import { advance } from './round-machine.ts'

const money = { balanceOre: 10_000, stakedOre: 0, wonOre: 0 }
const rest: GameState = {
  phase: { name: 'resting' },
  stakesOre: [100, 200, 400],
  stakeOre: 200,
  coinsPerBet: 10,
  roundKey: 'key-1',
  playToken: 'token',
  shown: money,
  settled: money,
  round: undefined,
  gamble: undefined,
  offer: undefined,
  shownWinOre: 0,
  isHurried: false,
  notice: undefined,
  isReplay: false,
}
const up: GameEvent = { type: 'stake-changed', step: 1 }
const down: GameEvent = { type: 'stake-changed', step: -1 }
const told = (stakeMaxOre?: number): GameEvent => {
  return { type: 'balance-told', balanceOre: 10_000, stakeMaxOre }
}

function after(start: GameState, ...events: readonly GameEvent[]): GameState {
  return events.reduce(advance, start)
}

test('[BONUS-02] a bonus lets no stake above its highest be chosen, until it is over', () => {
  const bounded = { ...rest, stakeMaxOre: 399 }
  expect(choosableStakes(bounded)).toEqual([100, 200])
  expect(after(bounded, up).stakeOre).toBe(200)
  expect(after(bounded, down, up, up).stakeOre).toBe(200)
  expect(after(bounded, told(), up).stakeOre).toBe(400)
  expect(choosableStakes({ ...rest, stakeMaxOre: 400 })).toEqual([100, 200, 400])
  expect(choosableStakes(rest)).toEqual([100, 200, 400])
})

test('[BONUS-02] a bonus that came meanwhile lowers the stake that was chosen', () => {
  const high = after(rest, up)
  expect(high.stakeOre).toBe(400)
  expect(after(high, told(200)).stakeOre).toBe(200)
  // Where none may be chosen, the wallet has the word.
  expect(after(high, told(50)).stakeOre).toBe(100)
  expect(choosableStake({ ...rest, stakeMaxOre: 150 }, 400)).toBe(100)
})
