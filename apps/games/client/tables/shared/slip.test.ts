import { expect, test } from 'vitest'
import {
  clear,
  double,
  emptySlip,
  mayDouble,
  place,
  repeat,
  type SlipRules,
  sumOf,
  takeBack,
  undo,
  wireOf,
} from './slip.ts'

const rules: SlipRules = {
  mostOre: (bet) => ({ hand: 10_000, side: 2_000 })[bet] ?? 0,
  mostInAllOre: 11_000,
}

test('[GAME-02] chips are laid until a bet or the table is full, and the rest of a chip is not taken', () => {
  let slip = place(emptySlip, rules, 'hand', 5_000)
  slip = place(slip, rules, 'hand', 50_000)
  expect(wireOf(slip)).toEqual([['hand', 10_000]])
  expect(place(slip, rules, 'hand', 500)).toBe(slip)
  slip = place(slip, rules, 'side', 2_500)
  expect(slip.bets.get('side')).toBe(1_000)
  expect(sumOf(slip)).toBe(11_000)
  expect(place(slip, rules, 'nowhere', 500)).toBe(slip)
})

test('[GAME-02] every step is undone, back to an empty felt', () => {
  const one = place(emptySlip, rules, 'hand', 1_000)
  const two = place(one, rules, 'side', 500)
  const gone = takeBack(two, 'hand')
  const none = clear(gone)
  expect(wireOf(gone)).toEqual([['side', 500]])
  expect(undo(none).bets).toEqual(gone.bets)
  expect(undo(undo(none)).bets).toEqual(two.bets)
  expect(undo(undo(undo(undo(none))))).toEqual(emptySlip)
  expect(undo(emptySlip)).toBe(emptySlip)
  expect([takeBack(one, 'side'), clear(emptySlip)]).toEqual([one, emptySlip])
})

test('[GAME-02] a slip is doubled whole or not at all, and the one before is laid again', () => {
  const slip = place(place(emptySlip, rules, 'hand', 3_000), rules, 'side', 1_000)
  const twice = double(slip, rules)
  expect(wireOf(twice)).toEqual([
    ['hand', 6_000],
    ['side', 2_000],
  ])
  expect(mayDouble(twice, rules)).toBe(false)
  expect(double(twice, rules)).toBe(twice)
  expect(mayDouble(emptySlip, rules)).toBe(false)
  expect(wireOf(repeat(emptySlip, wireOf(slip)))).toEqual(wireOf(slip))
  expect(repeat(emptySlip, [])).toBe(emptySlip)
})
