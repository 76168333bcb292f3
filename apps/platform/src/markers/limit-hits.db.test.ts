import { kroner, type PlayerId, required } from '@nordlys/core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PlayMeasure, setPlayLimit } from '../ledger/index.ts'
import { noteRefusedGame } from '../limits/index.ts'
import { PlayerLife } from '../payments/base/test-life.ts'
import { runLook } from './looks.ts'
import { observe } from './observe.ts'
import { TestMarkers } from './test-markers.ts'

let markers: TestMarkers
let player: PlayerId
beforeAll(async () => {
  markers = await TestMarkers.open()
})
beforeEach(async () => {
  player = await markers.world.player(kroner(100))
  // To the beginning of a slice of ten minutes.
  const into = markers.clock.now().getTime() % 600_000
  markers.clock.advance({ ms: 600_000 - into })
})
afterAll(() => markers[Symbol.asyncDispose]())

const stake = (amount: number) =>
  markers.stake(player, { stakeOre: kroner(amount), winOre: kroner(0) })
const pass = (by: { minutes?: number; days?: number }) => markers.clock.advance(by)

function limit(measure: PlayMeasure, size: bigint): Promise<void> {
  const at = markers.clock.now()
  const wish = { playerId: player, measure, period: 'week', size, at } as const
  return markers.db.transaction().execute((tx) => setPlayLimit(tx, wish))
}

async function hits(): Promise<number> {
  const at = markers.clock.now()
  const seen = await markers.db.transaction().execute((tx) => observe(tx, [player], at))
  const { events } = required(seen.get(player), 'what was observed')
  return events.filter(({ kind }) => kind === 'limit-hit').length
}

test('a stake that an own limit refuses is a limit hit, of losses, stakes and time alike', async () => {
  expect(await stake(101)).toMatchObject({ refusal: 'too-little-money' })
  expect(await hits()).toBe(0)
  await limit('stake', 1_000n)
  expect(await stake(11)).toMatchObject({ refusal: 'stake-limit' })
  expect(await hits()).toBe(1)
  pass({ minutes: 10 })
  await limit('loss', 500n)
  expect(await stake(6)).toMatchObject({ refusal: 'loss-limit' })
  expect(await hits()).toBe(2)
  pass({ minutes: 10 })
  await limit('time', 0n)
  expect(await stake(1)).toMatchObject({ refusal: 'time-limit' })
  expect(await hits()).toBe(3)
  pass({ days: 7 })
  expect(await hits()).toBe(0)
})

test('who presses again at once has hit the limit once', async () => {
  await limit('stake', 1_000n)
  for (let time = 0; time < 5; time++) {
    expect(await stake(11)).toMatchObject({ ok: false })
    pass({ minutes: 1 })
  }
  expect(await hits()).toBe(1)
})

test('a supplier’s stake that a limit refuses counts as one of our own', async () => {
  await using life = await PlayerLife.open(markers.world)
  player = life.player
  await life.deposit('500')
  await limit('stake', 1_000n)
  await expect(life.bet('one', 'bet-1', kroner(11))).rejects.toThrow('stake-limit')
  expect(await hits()).toBe(1)
})

test('the look at events finds a player whose stakes were refused and who did nothing else', async () => {
  const run = () => runLook(markers.context, 'event')
  await limit('stake', 1_000n)
  await stake(1)
  await run()
  for (let time = 0; time < 6; time++) {
    pass({ minutes: 10 })
    await stake(11)
    await run()
  }
  expect(await markers.changes(player)).toMatchObject([
    { to_level: 1, marks: [{ name: 'limit-hits', strength: 'strong', figure: 6 }] },
  ])
})

const refuseGame = () => noteRefusedGame(markers.db, player, markers.clock.now())

test('a game that a limit of time does not open is a limit hit, once in ten minutes', async () => {
  await refuseGame()
  pass({ minutes: 9 })
  await refuseGame()
  expect(await hits()).toBe(1)
  pass({ minutes: 1 })
  await refuseGame()
  expect(await hits()).toBe(2)
  pass({ days: 7 })
  expect(await hits()).toBe(0)
})

test('a stake and a game that are refused in the same ten minutes are one hit', async () => {
  await limit('time', 0n)
  expect(await stake(1)).toMatchObject({ refusal: 'time-limit' })
  await refuseGame()
  expect(await hits()).toBe(1)
})

test('the look at events finds a player who was refused a game and did nothing else', async () => {
  const run = () => runLook(markers.context, 'event')
  await run()
  for (let time = 0; time < 6; time++) {
    pass({ minutes: 10 })
    await refuseGame()
    await run()
  }
  expect(await markers.changes(player)).toMatchObject([
    { to_level: 1, marks: [{ name: 'limit-hits', strength: 'strong', figure: 6 }] },
  ])
})
