import type { ClientHand, HandAnswer, HandRefusal } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import {
  advanceTable,
  betsOnFelt,
  firstTableState,
  handOnFelt,
  mayBonusHaveChanged,
  type TableEvent,
  type TableState,
} from './table-state.ts'
import { bets, opened } from './test-opened.ts'

const hand: ClientHand = {
  round: 'r',
  step: 0,
  commitment: 'c',
  bets,
  view: {},
  options: [{ choice: 115, raiseOre: 0 }],
}
const end = { stakeOre: 1_000, payoutOre: 2_000, seed: 's', choices: '73' }
const over: ClientHand = { ...hand, step: 1, options: [], end }

const first = (mode: TableState['mode'] = 'money', waiting?: ClientHand) =>
  firstTableState(mode, { ...opened, ...(waiting && { hand: waiting }) }, undefined)

function after(state: TableState, ...events: readonly TableEvent[]): TableState {
  return events.reduce(advanceTable, state)
}

const dealt: TableEvent = { type: 'dealt', bets }
const shown: TableEvent = { type: 'shown' }
const told = (answer: Partial<HandAnswer>): TableEvent => ({
  type: 'answered',
  answer: { ok: true, hand, balanceOre: 99_000, ...answer },
})
const refused = (of: Partial<HandRefusal>): TableEvent => ({
  type: 'refused',
  refused: { ok: false, refusal: 'too-little-money', ...of },
})

test('[GAME-02] a hand is dealt, chosen, shown and over, and what it pays is told when it lies there', () => {
  const choosing = after(first(), dealt, told({}), shown)
  expect([choosing.phase.name, choosing.balanceOre]).toEqual(['choosing', 99_000])
  const showing = after(
    choosing,
    { type: 'chosen', choice: 115 },
    told({ hand: over, balanceOre: 101_000, roundKey: 'second' }),
  )
  expect([showing.phase.name, showing.balanceOre, showing.before]).toEqual([
    'showing',
    99_000,
    hand,
  ])
  const rested = after(showing, shown)
  expect(rested).toMatchObject({
    phase: { name: 'betting' },
    balanceOre: 101_000,
    stakedOre: 1_000,
    wonOre: 2_000,
    roundKey: 'second',
    hand: over,
  })
})

test('[GAME-02] a press in between does nothing, so that no stake leaves twice', () => {
  const asking = after(first(), dealt)
  expect(after(asking, dealt, { type: 'chosen', choice: 1 })).toBe(asking)
  const showing = after(asking, told({}))
  expect(after(showing, dealt)).toBe(showing)
  expect(after(first(), { type: 'chosen', choice: 1 }).phase.name).toBe('betting')
})

test('[GAME-02] without an answer the same is asked again, and waits longer each time', () => {
  let state = after(first(), dealt)
  for (const attempt of [1, 2, 3]) {
    state = after(
      state,
      attempt === 2 ? refused({ refusal: 'wallet-down' }) : { type: 'answer-lost' },
    )
    expect(state).toMatchObject({
      phase: { name: 'waiting', attempt, wish: { kind: 'deal', bets } },
      notice: 'waiting',
      roundKey: 'first',
    })
    state = after(state, { type: 'asked-again' })
  }
  expect(after(state, told({})).notice).toBeUndefined()
})

test('[GAME-02] a refused raise leaves the hand as it was, and a refused stake none', () => {
  const choosing = after(first(), dealt, told({}), shown)
  const raised = after(choosing, { type: 'chosen', choice: 100 }, refused({ balanceOre: 99_000 }))
  expect(raised).toMatchObject({
    phase: { name: 'choosing' },
    hand,
    notice: 'too-little-money',
    balanceOre: 99_000,
  })
  const none = after(first(), dealt, refused({ roundKey: 'second' }))
  expect(none).toMatchObject({ phase: { name: 'betting' }, hand: undefined, roundKey: 'second' })
})

test('[GAME-02] a hand that waits is shown first, and one that another device began comes along', () => {
  expect(first('money', hand)).toMatchObject({ phase: { name: 'showing' }, notice: 'goes-on' })
  const waits = after(first(), dealt, refused({ refusal: 'hand-waits', hand }))
  expect(waits).toMatchObject({ phase: { name: 'showing' }, hand, notice: 'hand-waits' })
  expect(after(waits, shown).phase.name).toBe('choosing')
})

test('[GAME-02] a play that is over or out of step closes', () => {
  for (const refusal of ['play-ended', 'token-expired', 'key-invalid', 'conflict'] as const) {
    expect(after(first(), dealt, refused({ refusal })).phase.name).toBe('closed')
  }
})

test('[FLT-77] whoever was logged out is told so, and their hand stands', () => {
  const choosing = after(first('money', hand), shown)
  const out = after(choosing, { type: 'chosen', choice: 104 }, refused({ refusal: 'logged-out' }))
  expect(out).toMatchObject({ phase: { name: 'closed' }, notice: 'logged-out', hand })
})

test('[FLT-06] a notice that is answered goes, and another stands', () => {
  const due = after(first(), dealt, refused({ refusal: 'notice-due' }))
  expect(after(due, { type: 'notice-answered' }).notice).toBeUndefined()
  const poor = after(first(), dealt, refused({}))
  expect(after(poor, { type: 'notice-answered' })).toBe(poor)
})

test('[GAME-06] of play money bets and choices are kept, as nobody else keeps them', () => {
  const choosing = after(first('free'), dealt, told({}), shown)
  expect(choosing.free).toEqual({ bets, choices: [] })
  const hit = after(choosing, { type: 'chosen', choice: 104 }, told({ hand: { ...hand, step: 1 } }))
  expect(hit.free).toEqual({ bets, choices: [104] })
  expect(
    after(hit, shown, { type: 'chosen', choice: 115 }, told({ hand: over })).free,
  ).toBeUndefined()
  const totals = { stakedOre: 5, wonOre: 6 }
  const kept = { playToken: 't', roundKey: 'kept', ...totals, definitionHash: 'h', free: hit.free }
  expect(firstTableState('free', opened, kept)).toMatchObject({
    roundKey: 'kept',
    stakedOre: 5,
    wonOre: 6,
  })
  const older = firstTableState('free', opened, { ...kept, definitionHash: 'older' })
  expect([older.roundKey, older.free]).toEqual(['first', undefined])
})

test('a balance that is told while a hand is shown waits for the hand', () => {
  const showing = after(first(), dealt, told({}))
  const balance = { type: 'balance-told', balanceOre: 5, stakeMaxOre: undefined } as const
  expect(after(showing, balance)).toBe(showing)
  expect(after(first(), balance).balanceOre).toBe(5)
})

test('[BONUS-02] what a bonus lets a round stake is known from the start, and when it comes or ends', () => {
  const bounded = firstTableState('money', { ...opened, stakeMaxOre: 5_000 }, undefined)
  expect([bounded.stakeMaxOre, mayBonusHaveChanged(bounded)]).toEqual([5_000, true])
  const choosing = after(bounded, dealt, told({}), shown)
  expect(choosing.stakeMaxOre).toBe(5_000)
  const ended = after(choosing, { type: 'balance-told', balanceOre: 1, stakeMaxOre: undefined })
  expect([ended.stakeMaxOre, ended.balanceOre, ended.phase.name]).toEqual([
    undefined,
    99_000,
    'choosing',
  ])
  expect(mayBonusHaveChanged(ended)).toBe(false)
  const stopped = after(
    ended,
    { type: 'chosen', choice: 115 },
    refused({ refusal: 'stake-too-high-for-bonus' }),
  )
  expect(mayBonusHaveChanged(stopped)).toBe(true)
  const begun = after(stopped, { type: 'balance-told', balanceOre: 1, stakeMaxOre: 5_000 })
  expect([begun.stakeMaxOre, begun.notice]).toEqual([5_000, 'stake-too-high-for-bonus'])
})

test('[GAME-02] while the next hand is asked for, its bets are on the felt and the last hand is not', () => {
  const rested = after(first(), dealt, told({ hand: over }), shown)
  expect([handOnFelt(rested), betsOnFelt(rested)]).toEqual([over, bets])
  const next = [['hand', 5_000]]
  const asking = after(rested, { type: 'dealt', bets: next })
  for (const state of [asking, after(asking, { type: 'answer-lost' })]) {
    expect([handOnFelt(state), betsOnFelt(state)]).toEqual([undefined, next])
  }
  const choosing = after(first(), dealt, told({}), shown, { type: 'chosen', choice: 115 })
  expect([handOnFelt(choosing), betsOnFelt(choosing)]).toEqual([hand, bets])
})
