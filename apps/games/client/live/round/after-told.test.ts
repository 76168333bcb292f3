import { expect, test } from 'vitest'
import type { LiveMessage } from '../line/read-told.ts'
import { readTold } from '../line/read-told.ts'
import { state } from '../line/test-line.ts'
import { afterCut, afterSent } from './after-answer.ts'
import { afterTold } from './after-told.ts'
import { askedOf, firstView, type LiveView, ownOf } from './view.ts'

const [seventeen, zero] = [{ number: 17 }, { number: 0 }]
const bets = [['n17', 5_000]]
const at = { epoch: 1, n: 8 }

function told(message: object): LiveMessage {
  const read = readTold(JSON.stringify(message))
  if (!read) throw new Error(`not a message: ${JSON.stringify(message)}`)
  return read
}

const after = (view: LiveView, ...messages: readonly object[]) =>
  messages.reduce((now: LiveView, each) => afterTold(now, told(each), 0), view)

const open = after(firstView(100_000), state)
const placed = after(afterSent(open, bets), {
  type: 'slip',
  round: 12,
  version: 1,
  stakeOre: 5_000,
})
const closed = after(
  placed,
  { ...at, type: 'phase', phase: 'closing', round: 12, now: 15_000, endsAt: 16_300 },
  { ...at, type: 'closed', round: 12, commitment: 'c0', root: 'f0' },
)
const booking = { type: 'booked', round: 12, key: '0a', stakeOre: 5_000, balanceOre: 95_000 }
const booked = after(closed, { ...booking, leaf: 0, path: [] })
const spun = after(booked, { ...at, type: 'spun', round: 12, outcome: seventeen, landsAt: 26_000 })

test('the state of a table is shown whole, with its numbers, the latest first', () => {
  expect(open).toMatchObject({ table: 'faelles-roulette', round: 12, phase: 'betting', own: [] })
  expect([open.endsAt, open.latest]).toEqual([15_000, [seventeen, zero]])
})

test('a bet is sent, placed, booked: its status and the balance are what was told', () => {
  expect(ownOf(afterSent(open, bets), 12)).toBeUndefined()
  expect(askedOf(afterSent(open, bets))).toEqual(bets)
  expect(ownOf(placed, 12)).toEqual({
    round: 12,
    version: 1,
    status: 'placed',
    bets,
    stakeOre: 5_000,
  })
  expect([placed.balanceOre, placed.sent]).toEqual([100_000, []])
  expect(ownOf(booked, 12)).toMatchObject({ status: 'booked', key: '0a', leaf: 0, bets })
  expect(booked.balanceOre).toBe(95_000)
})

test('a slip that another line of the same player has laid is asked for', () => {
  const other = after(placed, { type: 'slip', round: 12, version: 2, stakeOre: 9_000 })
  expect([other.isOwnKnown, ownOf(other, 12)?.bets]).toEqual([false, bets])
  const slip = { round: 12, version: 2, status: 'placed', bets: [['red', 9_000]], stakeOre: 9_000 }
  expect(ownOf(after(other, { type: 'own', slips: [slip] }), 12)).toEqual(slip)
})

test('the state of a round that is over has its number among the latest', () => {
  const landed = { phase: 'result', outcome: seventeen, landsAt: 26_000, latest: [seventeen, zero] }
  const result = after(firstView(undefined), { ...state, ...landed })
  expect([result.thrown?.outcome, result.latest]).toEqual([seventeen, [seventeen, zero]])
  const next = after(result, { ...at, type: 'phase', phase: 'betting', round: 13, now: 30_000 })
  expect(next.latest).toEqual([seventeen, zero])
})

test('a round whose owner died before the draw is void for who had a slip in it', () => {
  const taken = { ...state, epoch: 2, n: 2, round: 13 }
  const back = after(placed, taken)
  expect([back.without, ownOf(back, 12)?.status]).toEqual([undefined, 'placed'])
  const known = after(back, { type: 'own', slips: [] })
  expect(known.without).toEqual({ round: 12, why: 'void' })
  // Of a round that was drawn there is a row, and of one that is booked nothing is void.
  const row = { round: 12, version: 0, status: 'booked', bets, stakeOre: 5_000, key: '0a' }
  expect(after(back, { type: 'own', slips: [row] }).without).toBeUndefined()
  expect(after(booked, taken, { type: 'own', slips: [] }).without).toBeUndefined()
})

test('bets of nothing take the slip back', () => {
  const back = after(afterSent(placed, []), { type: 'slip', round: 12, version: 2, stakeOre: 0 })
  expect(ownOf(back, 12)).toBeUndefined()
})

test('answers are those of the bets in the order in which they were sent', () => {
  const more = [['red', 2_000]]
  const both = afterSent(afterSent(open, bets), more)
  const first = after(both, { type: 'slip', round: 12, version: 1, stakeOre: 5_000 })
  expect([ownOf(first, 12)?.bets, askedOf(first)]).toEqual([bets, more])
  const second = after(first, { type: 'slip', round: 12, version: 2, stakeOre: 2_000 })
  expect([ownOf(second, 12)?.bets, askedOf(second)]).toEqual([more, more])
})

test('a bet over a limit or too late leaves the slip as it was, and says why', () => {
  const refused = { type: 'bets-invalid', round: 12, refused: 'above-maximum', bet: 'n17' }
  const over = after(afterSent(placed, [['n17', 9_900_000]]), refused)
  expect(over.notice).toEqual({ why: 'bets-invalid', refused: 'above-maximum', bet: 'n17' })
  expect([ownOf(over, 12)?.bets, askedOf(over)]).toEqual([bets, bets])
  const late = after(afterSent(placed, []), { type: 'too-late', round: 12 })
  expect([late.notice, ownOf(late, 12)?.bets]).toEqual([{ why: 'too-late' }, bets])
})

test('a bet that cannot be carried is told at once, and the slip before it stands', () => {
  const refusal = { type: 'refused', round: 12, refusal: 'too-little-money', balanceOre: 4_000 }
  const told = after(afterSent(placed, [['n17', 9_000]]), refusal)
  expect([told.notice, told.balanceOre]).toEqual([
    { why: 'refused', refusal: 'too-little-money' },
    4_000,
  ])
  expect(ownOf(told, 12)).toMatchObject({ status: 'placed', bets })
})

test('once the slips are final a refusal is the books’: that slip is no round', () => {
  const refused = after(closed, { type: 'refused', round: 12, refusal: 'loss-limit' })
  expect(ownOf(refused, 12)).toMatchObject({ status: 'refused', refusal: 'loss-limit' })
})

test('the number of a ball that rolls is not among the latest before the result', () => {
  expect([spun.thrown?.outcome, spun.latest]).toEqual([seventeen, [seventeen, zero]])
  const result = { ...at, type: 'result', round: 12, outcome: seventeen, seed: '07' }
  const ended = after(spun, { ...result, definitionHash: 'ab' })
  expect(ended.latest).toEqual([seventeen, seventeen, zero])
  expect(ended.opened).toMatchObject({
    ...{ outcome: seventeen, seed: '07', definitionHash: 'ab' },
    proof: { round: 12, commitment: 'c0', root: 'f0' },
  })
  const phase = { ...at, type: 'phase', phase: 'betting', round: 13, now: 30_000 }
  const next = after(ended, phase)
  expect([next.latest, next.round, next.proof]).toEqual([
    [seventeen, seventeen, zero],
    13,
    undefined,
  ])
  // A result that was missed is counted with the round that follows.
  expect(after(spun, phase).latest).toEqual([seventeen, seventeen, zero])
  expect(ownOf(next, 12)?.status).toBe('booked')
  expect(ownOf(after(next, { ...phase, round: 14 }), 12)).toBeUndefined()
})

test('a round that is void took nothing; one that is unsettled is still the books’', () => {
  const isVoid = after(placed, { ...at, type: 'void', round: 12 })
  expect([isVoid.without, ownOf(isVoid, 12)]).toEqual([{ round: 12, why: 'void' }, undefined])
  // The next round begins at once, and it is still to be read then; of the one after it nothing is.
  const next = { ...at, type: 'phase', phase: 'betting', round: 13, now: 1 }
  expect(after(isVoid, next).without).toEqual({ round: 12, why: 'void' })
  expect(after(isVoid, next, { ...next, round: 14 }).without).toBeUndefined()
  const unsettled = after(closed, { ...at, type: 'held', round: 12 })
  expect(unsettled.isHeld).toBe(true)
  const over = after(unsettled, { ...at, type: 'unsettled', round: 12 })
  expect([over.isHeld, over.without]).toEqual([false, { round: 12, why: 'unsettled' }])
  expect(ownOf(over, 12)?.status).toBe('placed')
})

test('away and ending are shown; the next event ends the one, not the other', () => {
  const gone = after(open, { ...at, type: 'ending', round: 12 }, { type: 'away' }, { type: 'here' })
  expect([gone.isAway, gone.isEnding]).toEqual([true, true])
  expect(after(afterSent(open, bets), { type: 'away' }).sent).toEqual([])
  const back = after(gone, { ...at, type: 'held', round: 12 })
  expect([back.isAway, back.isEnding]).toEqual([false, true])
})

test('after a cut the server tells what became of a bet', () => {
  const cut = afterCut(afterSent(placed, []))
  expect([cut.isOwnKnown, cut.sent]).toEqual([false, []])
  const slip = { round: 12, version: 2, status: 'booked', bets, stakeOre: 5_000, key: '0a' }
  const known = after(cut, { type: 'own', slips: [slip] })
  expect([known.isOwnKnown, ownOf(known, 12)]).toEqual([true, slip])
})

test('what is no message of ours, or of another shape, is not read', () => {
  const texts = [
    '',
    '{',
    '[]',
    '{"type":7}',
    '{"type":"spun","epoch":1,"n":2,"round":3}',
    '{"type":"x"}',
  ]
  expect(texts.map(readTold)).toEqual(texts.map(() => undefined))
})
