import type { ClientRound, ClientSpin, GameRefusal, SpinAnswer } from '@nordlys/contracts'
import { describe, expect, test } from 'vitest'
import type { OpenedGame } from '../../protocol/opened-game.ts'
import { firstState, type GameEvent, type GameState } from './game-state.ts'
import { advance, countFreeSpins } from './round-machine.ts'

function spinOf(winOre: number, freeSpinsWon = 0, mode: ClientSpin['mode'] = 'base'): ClientSpin {
  return {
    mode,
    stops: [0],
    grid: [[0]],
    lineWins: [],
    multiplier: 1,
    freeSpinsWon,
    winCoins: winOre,
    winOre,
  }
}

function roundOf(...spins: ClientSpin[]): ClientRound {
  const winOre = spins.reduce((total, spin) => total + spin.winOre, 0)
  const at = '2026-11-21T20:00:00Z'
  return { key: 'k1', stakeOre: 200, winOre, balanceOre: 10_000 - 200 + winOre, spins, at }
}

const game: OpenedGame['game'] = {
  gameId: 'g',
  version: 1,
  definitionHash: 'h',
  title: 'G',
  symbols: [],
  reels: 1,
  rows: 1,
  lines: [[0]],
  strips: { base: [[0]], free: [[0]] },
  coinsPerBet: 10,
  stakesOre: [100, 200, 400],
  returnToPlayer: 0.96,
  maxWinBets: 1,
  volatility: 'lav',
  hitRate: 0.2,
  rules: [],
}
const opened: OpenedGame = {
  ok: true,
  playToken: 'token',
  roundKey: 'key-1',
  balanceOre: 10_000,
  stakedOre: 500,
  wonOre: 300,
  game,
  symbolNames: [],
}

function answerOf(round: ClientRound): SpinAnswer {
  const totals = { stakedOre: 700, wonOre: 300 + round.winOre }
  return { ok: true, round, repeated: false, roundKey: 'key-2', ...totals }
}

function after(start: GameState, ...events: readonly GameEvent[]): GameState {
  return events.reduce(advance, start)
}

const rest = firstState(opened)
const asking = after(rest, { type: 'spin-pressed' })
const refused = (refusal: GameRefusal['refusal'], more: object = {}): GameEvent => ({
  type: 'refused',
  refused: { ok: false, refusal, ...more },
})
const stopped: GameEvent = { type: 'reels-stopped' }
const shown: GameEvent = { type: 'wins-shown' }

describe('a round', () => {
  test('[LED-05] shows nothing before its answer', () => {
    expect(asking.phase.name).toBe('asking')
    expect(asking.shown).toEqual(rest.shown)
    expect(asking.round).toBeUndefined()
  })

  test('takes the stake from the balance with the answer and adds the win at its end', () => {
    const turning = after(asking, { type: 'answered', answer: answerOf(roundOf(spinOf(900))) })
    expect(turning.shown).toEqual({ balanceOre: 9_800, stakedOre: 700, wonOre: 300 })
    expect(turning.roundKey).toBe('key-2')
    const showing = after(turning, stopped)
    expect([showing.phase.name, showing.shownWinOre]).toEqual(['showing', 900])
    const end = after(showing, shown)
    expect(end.phase.name).toBe('resting')
    expect(end.shown).toEqual({ balanceOre: 10_700, stakedOre: 700, wonOre: 1_200 })
  })

  test('without a win ends when the reels stand', () => {
    const answer = answerOf(roundOf(spinOf(0)))
    expect(after(asking, { type: 'answered', answer }, stopped).phase.name).toBe('resting')
  })

  test('goes through its free spins, those won on the way too, and sums their wins', () => {
    const spins = [
      spinOf(100, 2),
      spinOf(50, 1, 'free'),
      spinOf(0, 0, 'free'),
      spinOf(7, 0, 'free'),
    ]
    let state = after(asking, { type: 'answered', answer: answerOf(roundOf(...spins)) })
    const seen: string[] = []
    const next: Record<string, GameEvent> = {
      turning: stopped,
      showing: shown,
      intro: { type: 'intro-ended' },
      outro: { type: 'outro-ended' },
    }
    while (state.phase.name !== 'resting') {
      const { phase } = state
      seen.push('spin' in phase ? `${phase.name} ${phase.spin}` : phase.name)
      const event = next[phase.name]
      if (!event) break
      state = advance(state, event)
    }
    expect(seen).toEqual([
      'turning 0',
      'showing 0',
      'intro 0',
      'turning 1',
      'showing 1',
      'intro 1',
      'turning 2',
      'turning 3',
      'showing 3',
      'outro',
    ])
    expect(state.shownWinOre).toBe(157)
  })

  test('shows no more than the round paid when its win was capped', () => {
    const round = { ...roundOf(spinOf(900)), winOre: 800 }
    expect(after(asking, { type: 'answered', answer: answerOf(round) }, stopped).shownWinOre).toBe(
      800,
    )
  })
})

describe('a lost answer', () => {
  test('[LED-05] is asked for again and again with the same key', () => {
    let state = asking
    for (let attempt = 1; attempt < 6; attempt += 1) {
      state = after(state, { type: 'answer-lost' })
      expect(state.phase).toEqual({ name: 'waiting', attempt })
      expect(state.notice).toBe('waiting')
      state = after(state, { type: 'asked-again' })
      expect(state.roundKey).toBe('key-1')
    }
  })

  test('no press and no change of stake comes between', () => {
    const waiting = after(asking, { type: 'answer-lost' })
    expect(after(waiting, { type: 'spin-pressed' }, { type: 'stake-changed', step: 1 })).toBe(
      waiting,
    )
  })

  test.each(['wallet-down', 'too-many-attempts'] as const)('%s is one, too', (refusal) => {
    const waiting = after(asking, refused(refusal, { roundKey: 'key-1' }))
    expect([waiting.phase.name, waiting.roundKey]).toEqual(['waiting', 'key-1'])
  })
})

describe('a refusal', () => {
  test('for too little money tells the balance and goes on with a fresh key', () => {
    const event = refused('too-little-money', { roundKey: 'key-2', balanceOre: 150 })
    const state = after(asking, event)
    expect(state).toMatchObject({ roundKey: 'key-2', notice: 'too-little-money' })
    expect([state.phase.name, state.shown.balanceOre]).toEqual(['resting', 150])
    expect(after(state, { type: 'balance-told', balanceOre: 900 }).notice).toBeUndefined()
  })

  test('of a key that never reached the books lets the player spin again', () => {
    const state = after(asking, refused('key-invalid', { roundKey: 'key-2' }))
    expect([state.phase.name, state.notice]).toEqual(['resting', 'not-played'])
  })

  test.each(['stake-too-high-for-bonus', 'loss-limit'] as const)(
    '%s lets the player choose another stake',
    (refusal) => {
      const state = after(asking, refused(refusal, { roundKey: 'key-2' }))
      expect([state.phase.name, state.notice, state.roundKey]).toEqual([
        'resting',
        refusal,
        'key-2',
      ])
    },
  )

  test.each([
    ['key-invalid', 'reload'],
    ['game-changed', 'reload'],
    ['conflict', 'reload'],
    ['token-expired', 'reload'],
    ['play-ended', 'play-ended'],
    ['play-blocked', 'play-blocked'],
  ] as const)('%s ends the play', (refusal, notice) => {
    const state = after(asking, refused(refusal))
    expect([state.phase.name, state.notice]).toEqual(['over', notice])
    expect(after(state, { type: 'spin-pressed' })).toBe(state)
  })
})

describe('opening', () => {
  test('with a round that was never seen shows it first, before its win is in the balance', () => {
    const unseen = { ...roundOf(spinOf(900)), balanceOre: 10_000 }
    const state = firstState({ ...opened, unseen, wonOre: 1_200 })
    expect([state.phase.name, state.notice]).toEqual(['turning', 'last-round'])
    expect(state.shown).toEqual({ balanceOre: 9_100, stakedOre: 500, wonOre: 300 })
    const end = after(state, stopped, shown)
    expect(end.shown).toEqual({ balanceOre: 10_000, stakedOre: 500, wonOre: 1_200 })
    expect(end.notice).toBeUndefined()
  })

  test('keeps the stake of the last round', () => {
    const last = { ...roundOf(spinOf(0)), stakeOre: 400 }
    expect(firstState({ ...opened, last }).stakeOre).toBe(400)
  })
})

test('the stake moves within those of the game, and only at rest', () => {
  const up: GameEvent = { type: 'stake-changed', step: 1 }
  expect(after(rest, up).stakeOre).toBe(400)
  expect(after(rest, up, up, up).stakeOre).toBe(400)
  expect(after(asking, up).stakeOre).toBe(200)
})

test('free spins are counted as they are played and won', () => {
  const round = roundOf(spinOf(0, 2), spinOf(0, 1, 'free'), spinOf(0, 0, 'free'))
  expect(countFreeSpins(round, 0)).toEqual({ played: 0, won: 2 })
  expect(countFreeSpins(round, 1)).toEqual({ played: 1, won: 3 })
  expect(countFreeSpins(roundOf(spinOf(0)), 0)).toBeUndefined()
})

describe('a jackpot', () => {
  const jackpots = [
    { nameDa: 'Midi', amountOre: 150_000 },
    { nameDa: 'Mini', amountOre: 9_000 },
  ]
  const round = { ...roundOf(spinOf(0)), jackpots, balanceOre: 10_000 - 200 + 159_000 }
  const answer = { ...answerOf(round), wonOre: 300 + 159_000 }
  const start = firstState(opened)
  const turned = after(start, { type: 'spin-pressed' }, { type: 'answered', answer })

  test('is not in the balance before it has been announced', () => {
    expect(turned.shown).toEqual({ balanceOre: 9_800, stakedOre: 700, wonOre: 300 })
  })

  test('is announced after the round, each by itself, and then the balance has it', () => {
    const first = after(turned, { type: 'reels-stopped' })
    expect(first.phase).toEqual({ name: 'jackpot', place: 0 })
    const second = after(first, { type: 'jackpot-shown' })
    expect(second.phase).toEqual({ name: 'jackpot', place: 1 })
    const rested = after(second, { type: 'jackpot-shown' })
    expect(rested.phase).toEqual({ name: 'resting' })
    expect(rested.shown).toEqual({ balanceOre: 168_800, stakedOre: 700, wonOre: 159_300 })
  })

  test('of a round that was never seen is announced at the next opening', () => {
    const reopened = firstState({ ...opened, balanceOre: 168_800, wonOre: 159_300, unseen: round })
    expect(reopened.shown).toMatchObject({ balanceOre: 9_800, wonOre: 300 })
    expect(after(reopened, { type: 'reels-stopped' }).phase).toEqual({ name: 'jackpot', place: 0 })
  })
})
