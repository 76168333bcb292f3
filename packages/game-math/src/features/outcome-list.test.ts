import { required } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { Rng } from '../random/rng.ts'
import { ListedRounds, listDigest, listOutcomes, pieceRounds } from './outcome-list.ts'

const rounds = 10_000
const classesFromCoins = [0, 1, 50]
const weights = [2 ** 31, 2 ** 30, 2 ** 30]
const playCoins = (rng: Rng) => Math.max(0, rng.below(100) - 40)
const whole = listOutcomes({ key: 7, rounds, classesFromCoins }, playCoins)
const sha256 = listDigest(whole.payouts, weights)
const table = { key: 7, rounds, classesFromCoins, weights, sha256 }

/** The listed rounds of the table, and how many of them have been played. */
function counted(pinned = table) {
  const played = { rounds: 0 }
  const listed = new ListedRounds(pinned, (rng) => {
    played.rounds += 1
    return playCoins(rng)
  })
  return { listed, played }
}

test('a list has every round once, in its class, classes and rounds rising', () => {
  expect([...whole.order].sort((a, b) => a - b)).toEqual([...whole.order.keys()])
  expect([whole.starts[0], whole.starts.at(-1)]).toEqual([0, rounds])
  classesFromCoins.forEach((from, each) => {
    const ofClass = whole.order.subarray(whole.starts[each], whole.starts[each + 1])
    expect([...ofClass].sort((a, b) => a - b)).toEqual([...ofClass])
    for (const round of ofClass) {
      const coins = required(whole.payouts[round], 'the payout')
      expect(coins >= from && coins < (classesFromCoins[each + 1] ?? Infinity)).toBe(true)
    }
  })
})

test('an index is made in pieces of so many rounds at most, and is the one made in one go', () => {
  const { listed, played } = counted()
  const most: number[] = []
  let before = 0
  for (const _ of listed.prepare()) {
    most.push(played.rounds - before)
    before = played.rounds
  }
  expect(Math.max(...most)).toBe(pieceRounds)
  expect(most.length).toBeGreaterThanOrEqual(rounds / pieceRounds)
  const { order, starts } = listed.index()
  expect({ order, starts }).toEqual({ order: whole.order, starts: whole.starts })
  expect(played.rounds).toBe(rounds)
  expect([...listed.prepare()]).toEqual([])
})

test('an index that was begun and left is made whole by the first draw', () => {
  const { listed } = counted()
  listed.prepare().next()
  expect(listed.index().order).toEqual(whole.order)
})

test('[PROOF-01] an index that is made in pieces is compared with the proven list, too', () => {
  const { listed } = counted({ ...table, sha256: '0'.repeat(64) })
  expect(() => [...listed.prepare()]).toThrow('the listed rounds are not those proven')
  expect(() => listed.index()).toThrow('the listed rounds are not those proven')
})
