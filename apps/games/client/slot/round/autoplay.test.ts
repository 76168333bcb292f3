import { expect, test } from 'vitest'
import { type Autoplay, beginAutoplay, nextRound } from './autoplay.ts'
import type { GameState } from './game-state.ts'

const limits = { rounds: 3, lossOre: 400, winOre: 1_000 }
const rest: GameState = {
  phase: { name: 'resting' },
  stakesOre: [200],
  stakeOre: 200,
  coinsPerBet: 10,
  roundKey: 'key',
  playToken: 'token',
  shown: { balanceOre: 10_000, stakedOre: 600, wonOre: 100 },
  settled: { balanceOre: 10_000, stakedOre: 600, wonOre: 100 },
  round: undefined,
  gamble: undefined,
  offer: undefined,
  shownWinOre: 0,
  isHurried: false,
  isReplay: false,
  notice: undefined,
}

function after(rounds: number, wonOre: number, winOre = 0): GameState {
  const shown = { ...rest.shown, stakedOre: 600 + rounds * 200, wonOre: 100 + wonOre }
  const round = { key: 'k', stakeOre: 200, winOre, balanceOre: 0, events: [], at: '' }
  return { ...rest, shown, round }
}

function going(next: ReturnType<typeof nextRound>): Autoplay {
  if (typeof next === 'string') throw new Error(`ended: ${next}`)
  return next
}

const begun = going(nextRound(beginAutoplay(limits, rest), rest))

test('plays as many rounds as were asked for', () => {
  const second = going(nextRound(begun, after(1, 200)))
  const third = going(nextRound(second, after(2, 400)))
  expect([begun.roundsLeft, second.roundsLeft, third.roundsLeft]).toEqual([2, 1, 0])
  expect(nextRound(third, after(3, 600))).toBe('played')
})

test('stakes nothing that could take the loss beyond its limit', () => {
  const second = going(nextRound(begun, after(1, 0)))
  expect(nextRound(second, after(2, 0))).toBe('loss')
  expect(nextRound(beginAutoplay({ ...limits, lossOre: 199 }, rest), rest)).toBe('loss')
})

test('ends after a round that won as much as was asked for, not after an earlier one', () => {
  expect(nextRound(begun, after(1, 1_000, 1_000))).toBe('win')
  expect(nextRound(begun, after(1, 999, 999))).toMatchObject({ roundsLeft: 1 })
  const wonBefore = after(0, 0, 5_000)
  expect(nextRound(beginAutoplay(limits, wonBefore), wonBefore)).toMatchObject({ roundsLeft: 2 })
  const whatever = { ...begun, winOre: undefined }
  expect(nextRound(whatever, after(1, 9_000, 9_000))).toMatchObject({ roundsLeft: 1 })
})

test('ends after a jackpot whatever was asked for, and counts it as won', () => {
  const jackpots = [{ nameDa: 'Mini', amountOre: 5_000 }]
  const won = after(1, 5_000)
  const state = { ...won, round: won.round && { ...won.round, jackpots } }
  expect(nextRound({ ...begun, winOre: undefined }, state)).toBe('win')
  expect(nextRound({ ...begun, winOre: 100_000 }, state)).toBe('win')
})

test('ends with whatever the player is told, and never presses while a round is under way', () => {
  expect(nextRound(begun, { ...rest, notice: 'too-little-money' })).toBe('refused')
  expect(nextRound(begun, { ...rest, phase: { name: 'over' } })).toBe('refused')
})
