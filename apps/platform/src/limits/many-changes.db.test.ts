import type { PlayerId, TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { TestPlayers } from '../players/base/test-players.ts'
import { cancelLimitChange, changeLimit } from './index.ts'

let clock: TestClock
let players: TestPlayers
let people = 0
let playerId: PlayerId

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})
/** Each test has a player of its own who may stake 1.000 kr. a day. */
beforeEach(async () => {
  clock.advance({ hours: 2 })
  people += 1
  const cpr = `610196${String(1000 + 2 * people)}`
  playerId = (await players.player({ cpr, name: 'En Person' }, cpr)).id
  expect(await ask('1000')).toMatchObject({ ok: true, isWaiting: false })
})

const stakes = { kind: 'stake', period: 'day' } as const
const tooMany = { ok: false, refusal: 'too-many-attempts' }

function ask(amount: string, idempotencyKey: string = crypto.randomUUID()) {
  const wish = { ...stakes, to: { amount }, idempotencyKey }
  return changeLimit(players.context, { playerId }, wish)
}

function takeBack() {
  const wish = { ...stakes, idempotencyKey: crypto.randomUUID() }
  return cancelLimitChange(players.context, { playerId }, wish)
}

/** As often as a player is heard in an hour; gives the key and the answer of the first one. */
async function increaseOften() {
  const key = crypto.randomUUID()
  const first = await ask('2000', key)
  for (let time = 1; time < 100; time++) {
    expect(await ask(`${2_000 + time}`)).toMatchObject({ ok: true, isWaiting: true })
  }
  return { key, first }
}

test('[LIM-03] a lower limit is never refused for what was asked before, an increase is', async () => {
  const { key, first } = await increaseOften()
  const refused = crypto.randomUUID()
  expect(await ask('3000', refused)).toEqual(tooMany)
  expect(await ask('tusind')).toEqual(tooMany)
  // A repeat is answered as before.
  expect(await ask('2000', key)).toEqual(first)
  expect(await ask('1000')).toMatchObject({ ok: true, isWaiting: false })
  expect(await takeBack()).toEqual({ ok: false, refusal: 'nothing-waits' })
  expect(await ask('500')).toMatchObject({ ok: true, isWaiting: false })
  expect(await ask('400')).toMatchObject({ ok: true, isWaiting: false })
  // What was not heard is heard an hour later, under its key.
  clock.advance({ hours: 1 })
  expect(await ask('3000', refused)).toMatchObject({ ok: true, isWaiting: true })
})

test('a flood of lower limits comes to an end', async () => {
  const few = { attemptsMax: 3, windowMs: 3_600_000 }
  const { throttle } = players.context
  const rules = { ...throttle.rules, 'lower-limit': few }
  const context = { ...players.context, throttle: { ...throttle, rules } }
  const lower = (amount: string) => {
    const wish = { ...stakes, to: { amount }, idempotencyKey: crypto.randomUUID() }
    return changeLimit(context, { playerId }, wish)
  }
  // The player's first one counts.
  for (const amount of ['900', '800']) expect(await lower(amount)).toMatchObject({ ok: true })
  expect(await lower('700')).toEqual(tooMany)
})
