import { expect, test } from 'vitest'
import { type Bets, place, type Slip, undo, wireOf } from '../../tables/shared/slip.ts'
import { firstState } from '../round/first-state.ts'
import type { LiveState } from '../round/play-state.ts'
import type { LiveView } from '../round/view.ts'
import { afterTable, afterWish, type LaidChips, noChips } from './laid-chips.ts'

const limits = { mostOre: () => 500_000, mostInAllOre: 1_000_000 }
const read = (bets: unknown) => bets as Bets

function stateOf(view: Partial<LiveView>, rest: Partial<LiveState> = {}): LiveState {
  const first = firstState({ isWatching: false, balanceOre: 20_000 })
  const begun = { table: 'faelles-punto-banco', round: 12, phase: 'betting' } as const
  return { ...first, line: 'open', ...rest, view: { ...first.view, ...begun, ...view } }
}

const open = stateOf({})
const slipOf = (...bets: [string, number][]): Slip =>
  bets.reduce((slip, [bet, ore]) => place(slip, limits, bet, ore), noChips.slip)
const laid = (...bets: [string, number][]): LaidChips => afterWish(noChips, slipOf(...bets), open)

test('a wish lays chips while bets are taken, and every one can be undone', () => {
  const chips = laid(['bank', 5_000], ['tie', 500])
  expect(wireOf(chips.slip)).toEqual([
    ['bank', 5_000],
    ['tie', 500],
  ])
  expect(wireOf(afterWish(chips, undo(chips.slip), open).slip)).toEqual([['bank', 5_000]])
  const closed = stateOf({ phase: 'closing' })
  expect(afterWish(chips, undo(chips.slip), closed)).toBe(chips)
})

test('[TB20] more than the balance or a bonus carries is not laid, and says why', () => {
  const over = afterWish(noChips, slipOf(['bank', 20_500]), open)
  expect([over.slip, over.refused]).toEqual([noChips.slip, 'Du har ikke nok på din saldo til det.'])
  const bound = afterWish(noChips, slipOf(['bank', 5_000]), stateOf({}, { stakeMaxOre: 3_000 }))
  expect(bound.refused?.replaceAll('\u00a0', ' ')).toBe('Højst 30 kr. i alt med din bonus')
  // Chips that are taken back need no room, and the next wish says nothing of the last.
  const poor = stateOf({ balanceOre: 0 })
  const chips = laid(['bank', 5_000], ['tie', 500])
  expect(afterWish({ ...chips, refused: 'x' }, undo(chips.slip), poor).refused).toBeUndefined()
})

test('a round that begins has no chips, and those of the last can be laid once more', () => {
  const chips = laid(['bank', 5_000])
  const next = afterTable(chips, { before: open, now: stateOf({ round: 13 }), read })
  expect([next.slip.bets.size, next.last]).toEqual([0, [['bank', 5_000]]])
  // A round without chips leaves those of the one before it.
  const later = { before: stateOf({ round: 13 }), now: stateOf({ round: 14 }), read }
  expect(afterTable(next, later).last).toEqual([['bank', 5_000]])
})

test('a closed round has the chips that the table has, and none of them can be undone', () => {
  const bets = [['bank', 5_000]]
  const slip = { round: 12, version: 1, status: 'placed', bets, stakeOre: 5_000 } as const
  const chips = laid(['bank', 5_000], ['tie', 500])
  const now = stateOf({ phase: 'closing', own: [slip] })
  const closed = afterTable(chips, { before: open, now, read })
  expect([wireOf(closed.slip), closed.slip.past]).toEqual([bets, []])
  const refused = stateOf({ phase: 'spin', own: [{ ...slip, status: 'refused' }] })
  expect(afterTable(closed, { before: now, now: refused, read }).slip.bets.size).toBe(0)
  // Bets that the rules here do not know are none.
  const other = { before: open, now, read: () => [] }
  expect(afterTable(chips, other).slip.bets.size).toBe(0)
})
