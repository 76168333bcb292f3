import type { ClientRound, GameRefusal, SpinAnswer } from '@nordlys/contracts'
import { describe, expect, test } from 'vitest'
import type { GameEvent, GameState } from './game-state.ts'
import { isGambleOffered } from './game-state.ts'
import { advance } from './round-machine.ts'

const shown = { balanceOre: 10_400, stakedOre: 200, wonOre: 600 }
const spun: ClientRound = {
  key: 'k1',
  stakeOre: 200,
  winOre: 600,
  balanceOre: 10_400,
  events: [],
  at: '2026-11-22T20:00:00Z',
}
const offer = { stakeOre: 600, step: 1, maxSteps: 3 }

/** A spin of 2 kr. has won 6 kr. */
const won: GameState = {
  phase: { name: 'resting' },
  stakesOre: [100, 200, 400],
  stakeOre: 200,
  coinsPerBet: 10,
  roundKey: 'k2',
  playToken: 't',
  shown,
  settled: shown,
  round: spun,
  gamble: undefined,
  offer,
  shownWinOre: 600,
  isHurried: false,
  notice: undefined,
  isReplay: false,
}

function answerOf(winOre: number, next?: SpinAnswer['gamble']): SpinAnswer {
  const card = winOre > 0 ? 'red' : 'black'
  const balanceOre = 9_800 + winOre
  return {
    ok: true,
    round: {
      ...spun,
      key: 'k2',
      stakeOre: 600,
      winOre,
      balanceOre,
      gamble: { choice: 'red', card },
    },
    repeated: false,
    roundKey: 'k3',
    stakedOre: 800,
    wonOre: 600 + winOre,
    ...(next && { gamble: next }),
  }
}

const after = (state: GameState, ...events: GameEvent[]) => events.reduce(advance, state)
const gambled: GameEvent = { type: 'gambled', choice: 'red' }
const refusedWith = (refusal: GameRefusal['refusal'], more = {}): GameEvent => ({
  type: 'refused',
  refused: { ok: false, refusal, ...more },
})

describe('[S51] a gamble', () => {
  test('is asked for, shown by its card, and counted when that has turned', () => {
    const asking = after(won, gambled)
    expect(asking.phase).toEqual({ name: 'asking', attempt: 1, choice: 'red' })
    const next = { stakeOre: 1_200, step: 2, maxSteps: 3 }
    const turning = after(asking, { type: 'answered', answer: answerOf(1_200, next) })
    expect(turning).toMatchObject({
      phase: { name: 'turning' },
      roundKey: 'k3',
      round: spun,
      shown: { balanceOre: 9_800, stakedOre: 800, wonOre: 600 },
    })
    expect(isGambleOffered(turning)).toBe(false)
    const rested = after(turning, { type: 'card-turned' })
    expect(rested).toMatchObject({
      phase: { name: 'resting' },
      shown: { balanceOre: 11_000, stakedOre: 800, wonOre: 1_800 },
      shownWinOre: 1_200,
      offer: next,
    })
    expect(isGambleOffered(rested)).toBe(true)
  })

  test('that is lost leaves nothing to offer', () => {
    const lost = after(
      won,
      gambled,
      { type: 'answered', answer: answerOf(0) },
      { type: 'card-turned' },
    )
    expect(lost).toMatchObject({ shown: { balanceOre: 9_800 }, shownWinOre: 0, offer: undefined })
    expect(after(lost, gambled)).toBe(lost)
  })

  test('without an answer is asked again, with the same key and the same colour', () => {
    const waiting = after(won, gambled, { type: 'answer-lost' })
    expect(waiting).toMatchObject({ phase: { name: 'waiting', choice: 'red' }, roundKey: 'k2' })
    const again = after(waiting, { type: 'asked-again' })
    expect(again.phase).toEqual({ name: 'asking', attempt: 2, choice: 'red' })
    expect(after(again, refusedWith('wallet-down')).phase).toMatchObject({ choice: 'red' })
  })

  test.each([
    ['gamble-with-bonus', 'gamble-with-bonus'],
    ['stake-too-high-for-bonus', 'gamble-with-bonus'],
    ['gamble-not-offered', 'gamble-not-played'],
    ['too-little-money', 'gamble-not-played'],
    ['loss-limit', 'gamble-not-played'],
  ] as const)('refused as %s ends at rest, and play goes on', (refusal, notice) => {
    const refused = after(won, gambled, refusedWith(refusal, { roundKey: 'k3' }))
    expect(refused).toMatchObject({
      phase: { name: 'resting' },
      notice,
      roundKey: 'k3',
      offer: undefined,
    })
    expect(after(refused, { type: 'spin-pressed' }).phase).toEqual({ name: 'asking', attempt: 1 })
  })

  test('refused with a fresh key was not played; what ends a play ends it', () => {
    const spent = after(won, gambled, refusedWith('key-invalid', { roundKey: 'k3' }))
    expect(spent).toMatchObject({ phase: { name: 'resting' }, notice: 'gamble-not-played' })
    const ended = after(won, gambled, refusedWith('play-ended'))
    expect(ended).toMatchObject({ phase: { name: 'over' }, notice: 'play-ended' })
    expect(after(won, gambled, refusedWith('conflict')).phase).toEqual({ name: 'over' })
  })
})

describe('[S51] the offer', () => {
  test('is gone when it is taken, and when the next spin has been answered', () => {
    expect(after(won, { type: 'collected' }).offer).toBeUndefined()
    const spin = { ...answerOf(0), round: { ...spun, key: 'k2', winOre: 0 } }
    const asking = after(won, { type: 'spin-pressed' })
    expect(isGambleOffered(asking)).toBe(false)
    expect(after(asking, { type: 'answered', answer: spin }).offer).toBeUndefined()
  })

  test('is none while a round is looked at again, and nothing can be staked there', () => {
    const replayed = { ...won, isReplay: true }
    expect(isGambleOffered(replayed)).toBe(false)
    expect(after(replayed, gambled)).toBe(replayed)
  })
})

test('a gamble that is looked at again turns its card once more', () => {
  const { round } = answerOf(1_200)
  const settled = { balanceOre: 11_000, stakedOre: 600, wonOre: 1_200 }
  const replayed: GameState = { ...won, isReplay: true, round: undefined, gamble: round, settled }
  const again = after(replayed, { type: 'spin-pressed' })
  expect(again).toMatchObject({ phase: { name: 'turning' }, shown: { balanceOre: 9_800 } })
  expect(after(again, { type: 'card-turned' })).toMatchObject({ shown: settled, notice: 'replay' })
})

test('[FLT-06] a round that is refused for an overdue notice waits at rest for it to be answered', () => {
  const asked = after(won, { type: 'spin-pressed' })
  const fresh = { roundKey: 'k3', balanceOre: 10_400 }
  const refused = after(asked, refusedWith('notice-due', fresh))
  expect(refused).toMatchObject({
    phase: { name: 'resting' },
    notice: 'notice-due',
    roundKey: 'k3',
  })
  expect(after(refused, { type: 'notice-answered' }).notice).toBeUndefined()
  expect(after(refused, { type: 'notice-answered' }, { type: 'spin-pressed' })).toMatchObject({
    phase: { name: 'asking' },
    roundKey: 'k3',
  })
  // What is answered is this one alone.
  const poor = after(asked, refusedWith('too-little-money', fresh), { type: 'notice-answered' })
  expect(poor.notice).toBe('too-little-money')
})
