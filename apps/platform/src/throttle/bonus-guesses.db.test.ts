import { minuteMs, type PlayerId } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBonusOffer } from '../bonuses/index.ts'
import { addOffer, startWithCode } from '../bonuses/test-offers.ts'
import { TestPayments } from '../payments/base/test-payments.ts'

let world: TestPayments
beforeAll(async () => {
  world = await TestPayments.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const unknown = { ok: false, refusal: 'bonus-code-unknown' }
const tooMany = { ok: false, refusal: 'bonus-code-too-many-attempts' }

function read(playerId: PlayerId, code: string) {
  const countDeposits = async () => 0
  return readBonusOffer(world.db, { playerId, code, countDeposits, at: world.clock.now() })
}

async function guess(player: PlayerId, times: number) {
  const outcomes = []
  for (let time = 0; time < times; time += 1) outcomes.push(await read(player, `GUESS${time}`))
  return outcomes
}

test('[SEC-67] [VAL-07] after ten wrong codes none is judged for a quarter of an hour', async () => {
  const code = await addOffer(world)
  const player = await world.player()
  expect(await guess(player, 10)).toEqual(Array(10).fill(unknown))
  expect(await guess(player, 1)).toEqual([tooMany])
  // Not even the right one: whoever guesses on learns nothing.
  expect(await read(player, code)).toEqual(tooMany)
  expect(await startWithCode(world, player, { code })).toEqual(tooMany)
  expect(await read(await world.player(), code)).toMatchObject({ ok: true })
  world.clock.advance({ ms: 15 * minuteMs - 1 })
  expect(await read(player, code)).toEqual(tooMany)
  world.clock.advance({ ms: 1 })
  expect(await read(player, code)).toMatchObject({ ok: true })
})

test('[SEC-67] a wrong code that goes with a deposit counts, and a right one never does', async () => {
  const code = await addOffer(world)
  const player = await world.player()
  for (let time = 0; time < 12; time += 1)
    expect(await read(player, code)).toMatchObject({ ok: true })
  expect(await guess(player, 9)).toEqual(Array(9).fill(unknown))
  expect(await startWithCode(world, player, { code: 'TIENDE' })).toEqual(unknown)
  expect(await startWithCode(world, player, { code })).toEqual(tooMany)
  expect(await startWithCode(world, player, { code: '' })).toMatchObject({
    refusal: 'bonus-code-required',
  })
})

test('[SEC-67] of wrong codes at the same moment no more than ten are judged', async () => {
  const player = await world.player()
  const outcomes = await Promise.all(
    Array.from({ length: 25 }, (_, time) => read(player, `SAME${time}`)),
  )
  expect(outcomes.filter(({ ok }) => ok)).toEqual([])
  const judged = outcomes.filter((each) => !each.ok && each.refusal === 'bonus-code-unknown')
  expect(judged).toHaveLength(10)
})
