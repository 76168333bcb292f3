import { expect, test } from 'vitest'
import { choosableStake, choosableStakes, type GameEvent, type GameState } from './game-state.ts'
import { advance, mayBonusHaveChanged } from './round-machine.ts'

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

const fulfilled: GameEvent = { type: 'balance-told', balanceOre: 10_000, isBonusFulfilled: true }
const bounded: GameState = { ...rest, stakeMaxOre: 200 }

test('[BONUS-02] a bonus that is fulfilled is told once, and its bound is gone', () => {
  const told = after(bounded, fulfilled)
  expect([told.notice, told.stakeMaxOre]).toEqual(['bonus-fulfilled', undefined])
  expect(after(told, up).stakeOre).toBe(400)
  expect(after(told, { type: 'spin-pressed' }).notice).toBeUndefined()
  // Whoever has none, or had it before the game was opened, is told nothing.
  expect(after(rest, { ...fulfilled, balanceOre: 9_000 }).notice).toBeUndefined()
  expect(after({ ...told, notice: undefined }, fulfilled).notice).toBeUndefined()
})

test('[BONUS-02] a bonus that ended otherwise takes its bound away and is not called fulfilled', () => {
  expect(after(bounded, told())).toMatchObject({ stakeMaxOre: undefined, notice: undefined })
})

test('[BONUS-02] nothing is told over a round that goes on', () => {
  const asking: GameState = { ...bounded, phase: { name: 'asking', attempt: 1 } }
  expect(after(asking, fulfilled)).toBe(asking)
})

test('[BONUS-02] the wallet is asked while a bonus bounds, and where one refused a stake', () => {
  const spins = { grant: 'g', left: 2, valueOre: 20, ownStakeOre: 200, wonOre: 0 }
  expect(mayBonusHaveChanged(bounded)).toBe(true)
  expect(mayBonusHaveChanged(rest)).toBe(false)
  expect(mayBonusHaveChanged({ ...rest, notice: 'stake-too-high-for-bonus' })).toBe(true)
  // A promised spin wagers nothing.
  expect(mayBonusHaveChanged({ ...bounded, spins: { ...spins, isOn: true } })).toBe(false)
  expect(mayBonusHaveChanged({ ...bounded, spins: { ...spins, isOn: false } })).toBe(true)
})

test('[BONUS-02] why a stake was refused is still read beside the stake that is allowed', () => {
  const refused: GameState = { ...rest, stakeOre: 400, notice: 'stake-too-high-for-bonus' }
  const lowered = after(refused, told(200))
  expect([lowered.stakeOre, lowered.notice]).toEqual([200, 'stake-too-high-for-bonus'])
})

test('[BONUS-01] a bonus that begins and is for other games is told once, with its bound', () => {
  const begun: GameEvent = {
    type: 'balance-told',
    balanceOre: 60_000,
    stakeMaxOre: 200,
    isBonusElsewhere: true,
  }
  const told = after(rest, begun)
  expect([told.notice, told.stakeMaxOre]).toEqual(['bonus-elsewhere', 200])
  const again = after({ ...told, notice: undefined }, { ...begun, balanceOre: 50_000 })
  expect(again.notice).toBeUndefined()
})

test('[BONUS-01] a stake refused for the game leaves it to be lowered, and is said with its reason', () => {
  const refused: GameEvent = {
    type: 'refused',
    refused: { ok: false, refusal: 'bonus-not-here', roundKey: 'key-2', balanceOre: 50_000 },
  }
  const asking: GameState = { ...rest, phase: { name: 'asking', attempt: 1 } }
  const told = after(asking, refused)
  expect([told.phase.name, told.notice, told.roundKey]).toEqual([
    'resting',
    'bonus-not-here',
    'key-2',
  ])
})
