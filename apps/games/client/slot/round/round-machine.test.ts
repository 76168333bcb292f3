import type { ClientEvent, ClientRound, GameRefusal, SpinAnswer } from '@nordlys/contracts'
import { describe, expect, test } from 'vitest'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { firstState, type GameEvent, type GameState } from './game-state.ts'
import { advance } from './round-machine.ts'

const coinsPerBet = 10
const stakeOre = 200
const coinOre = stakeOre / coinsPerBet

/** A spin and what it won, in coins of 20 øre. */
function spinOf(coins: number, mode: 'base' | 'free' = 'base'): ClientEvent[] {
  const reels: ClientEvent = { kind: 'reels', mode, stops: [0], grid: [[0]], multiplier: 1 }
  return coins > 0 ? [reels, winsOf(coins)] : [reels]
}

function winsOf(coins: number): ClientEvent {
  return { kind: 'wins', wins: [], multiplier: 1, coins }
}

const wonSpins = (won: number, awarded = won): ClientEvent => ({ kind: 'free-spins', won, awarded })
const grid: ClientEvent = { kind: 'grid', grid: [[0]] }
const tumble: ClientEvent = {
  kind: 'tumble',
  removed: [],
  entered: [[]],
  grid: [[0]],
  multiplier: 2,
}

function roundOf(...events: ClientEvent[]): ClientRound {
  const coins = events.reduce((all, event) => all + ('coins' in event ? event.coins : 0), 0)
  const winOre = coins * coinOre
  const at = '2026-11-21T20:00:00Z'
  return { key: 'k1', stakeOre, winOre, balanceOre: 10_000 - stakeOre + winOre, events, at }
}

const game: OpenedGame['game'] = {
  gameId: 'g',
  version: 1,
  definitionHash: 'h',
  title: 'G',
  symbols: [],
  reels: 1,
  rows: 1,
  rowsLeast: 1,
  wayToWin: '',
  paysBy: 'lines',
  multipliers: [],
  lines: [[0]],
  strips: { base: [[0]], free: [[0]] },
  coinsPerBet,
  stakesOre: [100, 200, 400],
  returnToPlayer: 0.96,
  maxWinBets: 1,
  volatility: 'lav',
  hitRate: 0.2,
  rules: [],
}
const palette = { night: '', shade: '', tone: '', light: '', accent: '' }
const opened: OpenedGame = {
  ok: true,
  playToken: 'token',
  roundKey: 'key-1',
  balanceOre: 10_000,
  stakedOre: 500,
  wonOre: 300,
  game,
  symbolNames: [],
  art: { kind: 'drawn', folder: '', pictures: [], palette, sound: 'horn' },
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
const moved: GameEvent = { type: 'moved' }
const shown: GameEvent = { type: 'wins-shown' }

/** What ends each phase by itself. */
const ends: Record<string, GameEvent> = {
  moving: moved,
  showing: shown,
  intro: { type: 'intro-ended' },
  outro: { type: 'outro-ended' },
}

/** Every phase of a round until it rests, with the kind of the event it shows. */
function phasesOf(round: ClientRound): { seen: string[]; state: GameState } {
  let state = after(asking, { type: 'answered', answer: answerOf(round) })
  const seen: string[] = []
  for (let end = ends[state.phase.name]; end; end = ends[state.phase.name]) {
    const { phase } = state
    seen.push('at' in phase ? `${phase.name} ${round.events[phase.at]?.kind}` : phase.name)
    state = advance(state, end)
  }
  return { seen, state }
}

describe('a round', () => {
  test('[LED-05] shows nothing before its answer', () => {
    expect(asking.phase.name).toBe('asking')
    expect(asking.shown).toEqual(rest.shown)
    expect(asking.round).toBeUndefined()
  })

  test('takes the stake from the balance with the answer and adds the win at its end', () => {
    const moving = after(asking, { type: 'answered', answer: answerOf(roundOf(...spinOf(45))) })
    expect(moving.shown).toEqual({ balanceOre: 9_800, stakedOre: 700, wonOre: 300 })
    expect(moving.roundKey).toBe('key-2')
    const showing = after(moving, moved)
    expect([showing.phase.name, showing.shownWinOre]).toEqual(['showing', 900])
    const end = after(showing, shown)
    expect(end.phase.name).toBe('resting')
    expect(end.shown).toEqual({ balanceOre: 10_700, stakedOre: 700, wonOre: 1_200 })
  })

  test('without a win ends when the reels stand', () => {
    expect(phasesOf(roundOf(...spinOf(0))).seen).toEqual(['moving reels'])
  })

  test('goes through its free spins, those won on the way too, and sums their wins', () => {
    const { seen, state } = phasesOf(
      roundOf(
        ...spinOf(5),
        wonSpins(2),
        ...spinOf(3, 'free'),
        wonSpins(1, 3),
        ...spinOf(0, 'free'),
        ...spinOf(10, 'free'),
      ),
    )
    expect(seen).toEqual([
      'moving reels',
      'showing wins',
      'intro free-spins',
      'moving reels',
      'showing wins',
      'intro free-spins',
      'moving reels',
      'moving reels',
      'showing wins',
      'outro',
    ])
    expect(state.shownWinOre).toBe(18 * coinOre)
  })

  test('that tumbles shows each win before what won goes, and no announcement at its end', () => {
    const { seen } = phasesOf(roundOf(grid, winsOf(1), tumble, winsOf(2), tumble))
    expect(seen).toEqual([
      'moving grid',
      'showing wins',
      'moving tumble',
      'showing wins',
      'moving tumble',
    ])
  })

  test('that holds coins opens the board, announces it, turns, and pays at the end', () => {
    const { seen, state } = phasesOf(
      roundOf(
        ...spinOf(2),
        { kind: 'hold-start', held: [{ position: [0, 0], coins: 10 }], spins: 3 },
        { kind: 'hold-spin', landed: [], spinsLeft: 2 },
        { kind: 'hold-end', heldCoins: 10, fullGridCoins: 0, coins: 10 },
      ),
    )
    expect(seen).toEqual([
      'moving reels',
      'showing wins',
      'moving hold-start',
      'intro hold-start',
      'moving hold-spin',
      'showing hold-end',
    ])
    expect(state.shownWinOre).toBe(12 * coinOre)
  })

  test('that holds chests waits for one to be opened, and counts what it gives', () => {
    const held = [{ position: [0, 0] as [number, number], coins: 10 }]
    const round = roundOf(
      ...spinOf(2),
      { kind: 'hold-start', held, spins: 3 },
      { kind: 'chest', coins: 5 },
      { kind: 'hold-end', heldCoins: 10, fullGridCoins: 0, coins: 10 },
    )
    const steps = [moved, shown, moved, { type: 'intro-ended' }] as const
    const choosing = after(asking, { type: 'answered', answer: answerOf(round) }, ...steps)
    expect(choosing.phase).toMatchObject({ name: 'choosing' })
    expect(after(choosing, moved, shown)).toBe(choosing)
    const showing = after(choosing, { type: 'chest-opened' })
    expect(showing.phase.name).toBe('showing')
    expect(showing.shownWinOre - choosing.shownWinOre).toBe(5 * coinOre)
  })

  test('shows no more than the round paid when its win was capped', () => {
    const round = roundOf(...spinOf(45), { kind: 'cap', coins: -5 })
    const showing = after(asking, { type: 'answered', answer: answerOf(round) }, moved)
    expect(showing.shownWinOre).toBe(800)
    expect(after(showing, shown).phase.name).toBe('resting')
  })
})

describe('the player in a hurry', () => {
  const round = roundOf(grid, winsOf(1), tumble, wonSpins(1), grid)
  const moving = after(asking, { type: 'answered', answer: answerOf(round) })

  test('hurries what belongs to the spin, and the next spin has its own time', () => {
    const hurried = after(moving, { type: 'hurried' })
    expect([hurried.isHurried, hurried.phase]).toEqual([true, moving.phase])
    const tumbling = after(hurried, moved, shown)
    expect([tumbling.isHurried, tumbling.phase]).toEqual([true, { name: 'moving', at: 2 }])
    const free = after(tumbling, moved, { type: 'intro-ended' })
    expect([free.isHurried, free.phase]).toEqual([false, { name: 'moving', at: 4 }])
  })

  test('changes nothing of what is won', () => {
    const end = (state: GameState) =>
      after(state, moved, shown, moved, { type: 'intro-ended' }, moved)
    expect(end(after(moving, { type: 'hurried' })).shownWinOre).toBe(end(moving).shownWinOre)
  })

  test('cannot hurry what does not move', () => {
    expect(after(rest, { type: 'hurried' })).toBe(rest)
    const showing = after(moving, moved)
    expect(after(showing, { type: 'hurried' })).toBe(showing)
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
    ['game-withdrawn', 'game-withdrawn'],
    ['conflict', 'reload'],
    ['token-expired', 'reload'],
    ['play-ended', 'play-ended'],
    ['logged-out', 'logged-out'],
    ['play-blocked', 'play-blocked'],
  ] as const)('%s ends the play', (refusal, notice) => {
    const state = after(asking, refused(refusal))
    expect([state.phase.name, state.notice]).toEqual(['over', notice])
    expect(after(state, { type: 'spin-pressed' })).toBe(state)
  })
})

describe('a round that is shown again', () => {
  const round = { ...roundOf(...spinOf(45)), balanceOre: 10_000 }
  const start = firstState({ ...opened, unseen: round, stakedOre: 500, wonOre: 900 }, 0, true)

  test('begins with the money as it stood before its win, and ends where it ended', () => {
    expect([start.phase.name, start.notice]).toEqual(['moving', 'replay'])
    expect(start.shown.balanceOre).toBe(9_100)
    const end = after(start, moved, shown)
    expect([end.phase.name, end.notice, end.shown.balanceOre]).toEqual([
      'resting',
      'replay',
      10_000,
    ])
    expect(end.shownWinOre).toBe(900)
  })

  test('is shown once more by the button, and never asks for a new one', () => {
    const end = after(start, moved, shown)
    const again = after(end, { type: 'spin-pressed' })
    expect(again).toEqual({ ...start, isHurried: false })
    expect(after(end, { type: 'stake-changed', step: 1 })).toBe(end)
    expect(after(end, { type: 'balance-told', balanceOre: 1 })).toBe(end)
  })
})

describe('opening', () => {
  test('with a round that was never seen shows it first, before its win is in the balance', () => {
    const unseen = { ...roundOf(...spinOf(45)), balanceOre: 10_000 }
    const state = firstState({ ...opened, unseen, wonOre: 1_200 })
    expect([state.phase.name, state.notice]).toEqual(['moving', 'last-round'])
    expect(state.shown).toEqual({ balanceOre: 9_100, stakedOre: 500, wonOre: 300 })
    const end = after(state, moved, shown)
    expect(end.shown).toEqual({ balanceOre: 10_000, stakedOre: 500, wonOre: 1_200 })
    expect(end.notice).toBeUndefined()
  })

  test('after a reload goes on with the spin that was on screen, its earlier wins in sight', () => {
    const events = [...spinOf(5), wonSpins(2), ...spinOf(3, 'free'), ...spinOf(4, 'free')]
    const state = firstState({ ...opened, unseen: roundOf(...events) }, 4)
    expect(state.phase).toEqual({ name: 'moving', at: 3 })
    expect(state.shownWinOre).toBe(5 * coinOre)
    expect(after(state, moved, shown).phase).toEqual({ name: 'moving', at: 5 })
  })

  test('keeps the stake of the last round', () => {
    const last = { ...roundOf(...spinOf(0)), stakeOre: 400 }
    expect(firstState({ ...opened, last }).stakeOre).toBe(400)
  })
})

test('the stake moves within those of the game, and only at rest', () => {
  const up: GameEvent = { type: 'stake-changed', step: 1 }
  expect(after(rest, up).stakeOre).toBe(400)
  expect(after(rest, up, up, up).stakeOre).toBe(400)
  expect(after(asking, up).stakeOre).toBe(200)
})

test('respins are no free spins: a round of them ends without a word about any', () => {
  const [base, ...won] = spinOf(5)
  const events = [...(base ? [base] : []), ...won, ...spinOf(0)]
  expect(phasesOf(roundOf(...events)).seen).not.toContain('outro')
})

describe('a jackpot', () => {
  const jackpots = [
    { nameDa: 'Midi', amountOre: 150_000 },
    { nameDa: 'Mini', amountOre: 9_000 },
  ]
  const round = { ...roundOf(...spinOf(0)), jackpots, balanceOre: 10_000 - 200 + 159_000 }
  const answer = { ...answerOf(round), wonOre: 300 + 159_000 }
  const start = firstState(opened)
  const turned = after(start, { type: 'spin-pressed' }, { type: 'answered', answer })

  test('is not in the balance before it has been announced', () => {
    expect(turned.shown).toEqual({ balanceOre: 9_800, stakedOre: 700, wonOre: 300 })
  })

  test('is announced after the round, each by itself, and then the balance has it', () => {
    const first = after(turned, { type: 'moved' })
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
    expect(after(reopened, { type: 'moved' }).phase).toEqual({ name: 'jackpot', place: 0 })
  })
})
