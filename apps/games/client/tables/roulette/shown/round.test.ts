import { expect, test } from 'vitest'
import { roundOf } from './round.ts'

const end = { stakeOre: 500, payoutOre: 0, seed: 'b3b0c1f2a9', choices: '' }

test('[GAME-02] a round is read from the hand that the server answers', () => {
  const round = roundOf({ view: { number: 17, nameDa: '17 sort' }, end })
  expect(round).toMatchObject({ number: 17, stakeOre: 500, payoutOre: 0 })
  expect(roundOf({ view: { number: 17 }, end })?.throwId).toBe(round?.throwId)
  const other = roundOf({ view: { number: 17 }, end: { ...end, seed: 'c3b0c1f2a9' } })
  expect(other?.throwId).not.toBe(round?.throwId)
})

test('what is no number of the wheel, or not over, is no round', () => {
  for (const view of [{ number: 37 }, { number: -1 }, { number: 1.5 }, {}, null, 'x']) {
    expect(roundOf({ view, end })).toBeUndefined()
  }
  expect(roundOf({ view: { number: 1 } })).toBeUndefined()
})
