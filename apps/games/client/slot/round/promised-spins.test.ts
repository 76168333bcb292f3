import type { ClientEvent, ClientRound, SpinAnswer } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { beginAutoplay, nextRound, spinsInARow } from './autoplay.ts'
import { firstState, type GameEvent, type GameState, grantInPlay } from './game-state.ts'
import { advance } from './round-machine.ts'

const spins = { grant: 'g1', left: 2, valueOre: 20, expiresAt: '2026-12-01T00:00:00Z' }
const base: ClientEvent = { kind: 'reels', mode: 'base', stops: [0], grid: [[0]], multiplier: 1 }
const opened = {
  ok: true,
  playToken: 'token',
  roundKey: 'key-1',
  balanceOre: 10_000,
  stakedOre: 0,
  wonOre: 0,
  game: { stakesOre: [20, 200, 400], coinsPerBet: 10, definitionHash: 'h' },
  spins,
} as unknown as OpenedGame

function roundOf(change: Partial<ClientRound> = {}): ClientRound {
  const at = '2026-11-21T20:00:00Z'
  return { key: 'k1', stakeOre: 20, winOre: 0, balanceOre: 10_000, events: [base], at, ...change }
}

function answerOf(winOre: number, spinsLeft: number): GameEvent {
  const round = roundOf({ isSpin: true, winOre, balanceOre: 10_000 + winOre })
  const totals = { stakedOre: 0, wonOre: winOre, spinsLeft, repeated: false }
  const answer: SpinAnswer = { ok: true, round, roundKey: 'key-2', ...totals }
  return { type: 'answered', answer }
}

const after = (state: GameState, ...events: GameEvent[]) => events.reduce(advance, state)
const begun = firstState(opened)
const press = { type: 'spin-pressed' } as const
const moved = { type: 'moved' } as const

test('a game with spins begins with them: the stake is their value and cannot be changed', () => {
  expect(begun).toMatchObject({ stakeOre: 20, spins: { isOn: true, left: 2, ownStakeOre: 200 } })
  expect(after(begun, { type: 'stake-changed', step: 1 })).toBe(begun)
  expect(grantInPlay(begun)).toBe('g1')
})

test('a switch goes to own money and back, each with its stake', () => {
  const own = after(begun, { type: 'spins-switched', isOn: false })
  expect([own.stakeOre, grantInPlay(own)]).toEqual([200, undefined])
  const dearer = after(own, { type: 'stake-changed', step: 1 })
  const back = after(dearer, { type: 'spins-switched', isOn: true })
  expect([back.stakeOre, grantInPlay(back)]).toEqual([20, 'g1'])
  expect(after(back, { type: 'spins-switched', isOn: false }).stakeOre).toBe(400)
  const asking = after(begun, press)
  expect(after(asking, { type: 'spins-switched', isOn: false })).toBe(asking)
})

test('a spin takes one at once, and tells its win when it has been shown', () => {
  const moving = after(begun, press, answerOf(70, 1))
  expect(moving.spins).toMatchObject({ left: 1, wonOre: 0 })
  expect(moving.shown.balanceOre).toBe(10_000)
  const rested = after(moving, moved)
  expect(rested.spins).toMatchObject({ left: 1, wonOre: 70 })
  expect(rested.shown).toMatchObject({ balanceOre: 10_070, stakedOre: 0 })
})

test('after the last one a press plays nothing, until own money is chosen', () => {
  const last = after(begun, press, answerOf(0, 0), moved)
  expect(last).toMatchObject({ phase: { name: 'resting' }, spins: { left: 0, isOn: true } })
  expect(after(last, press)).toBe(last)
  const own = after(last, { type: 'spins-switched', isOn: false }, press)
  expect(own.phase.name).toBe('asking')
  expect(grantInPlay(own)).toBeUndefined()
  expect(
    after(last, { type: 'spins-switched', isOn: false }, { type: 'spins-switched', isOn: true }),
  ).toMatchObject({ spins: { isOn: false } })
})

test('spins that are over are told, and none is left', () => {
  const refused = { ok: false, refusal: 'spins-over', roundKey: 'key-2' } as const
  const told = after(begun, press, { type: 'refused', refused })
  expect(told).toMatchObject({ notice: 'spins-over', roundKey: 'key-2', spins: { left: 0 } })
})

test('a round of own money that was not seen is shown at its own stake', () => {
  const unseen = roundOf({ stakeOre: 400 })
  expect(firstState({ ...opened, unseen })).toMatchObject({ stakeOre: 400, spins: { isOn: false } })
  const spun = roundOf({ isSpin: true })
  expect(firstState({ ...opened, unseen: spun })).toMatchObject({ spins: { isOn: true } })
})

test('spins in a row end with the last one, and never go on with own money', () => {
  const first = nextRound(beginAutoplay(spinsInARow(10), begun), begun)
  if (typeof first === 'string') throw new Error(`ended: ${first}`)
  expect(first.roundsLeft).toBe(9)
  const own = after(begun, { type: 'spins-switched', isOn: false })
  expect(nextRound(first, own)).toBe('refused')
  expect(nextRound(first, after(begun, press, answerOf(0, 0), moved))).toBe('played')
})

test('[BONUS-01] a game that the bonus is not for says so when it opens', () => {
  expect(firstState({ ...opened, isBonusElsewhere: true }).notice).toBe('bonus-elsewhere')
  expect(begun.notice).toBeUndefined()
})
