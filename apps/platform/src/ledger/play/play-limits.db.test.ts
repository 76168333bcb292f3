import type { LimitPeriod } from '@nordlys/contracts'
import { dayMs, hourMs, minuteMs, ore } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestLedger } from '../base/test-ledger.ts'
import { endPlay, type PlayMeasure, readPlayLimits, setPlayLimit } from '../index.ts'
import { type Player, TestSupplier } from '../supplier/test-supplier.ts'

let studio: TestSupplier
let ledger: TestLedger
beforeAll(async () => {
  studio = await TestSupplier.open('play-limits')
  ledger = studio.ledger
})
afterAll(() => studio[Symbol.asyncDispose]())

const rich = () => ledger.player(ore(1_000_000))

function limit(
  player: Player,
  measure: PlayMeasure,
  period: LimitPeriod,
  size: number | undefined,
  from = ledger.clock.now(),
) {
  const at = ledger.clock.now()
  const wish = { playerId: player.id, measure, period, from, at }
  return ledger.db
    .transaction()
    .execute((tx) =>
      setPlayLimit(tx, { ...wish, size: size === undefined ? undefined : BigInt(size) }),
    )
}

const settle = (player: Player, stake: number, win = 0) =>
  ledger.settle(ledger.round(player, stake, win))

const refusedBy = (refusal: string) => ({ ok: false, refusal })

async function now(player: Player, measure: PlayMeasure, period: LimitPeriod) {
  const limits = await readPlayLimits(ledger.db, player.id, ledger.clock.now())
  return limits.find((each) => each.measure === measure && each.period === period)
}

/** Time passes, and the player opens the game again. */
async function later(player: Player, ms: number): Promise<void> {
  ledger.clock.advance({ ms })
  await ledger.beginPlay(player)
}

test('[LIM-01] no more is staked than the stake limit allows, and no win makes room', async () => {
  const player = await rich()
  await limit(player, 'stake', 'day', 100)
  expect(await settle(player, 101)).toMatchObject(refusedBy('stake-limit'))
  expect(await settle(player, 60, 500)).toMatchObject({ ok: true })
  expect(await settle(player, 41)).toMatchObject(refusedBy('stake-limit'))
  expect(await settle(player, 40)).toMatchObject({ ok: true })
  expect(await settle(player, 1)).toMatchObject(refusedBy('stake-limit'))
  expect(await now(player, 'stake', 'day')).toMatchObject({ size: 100n, used: 100n })
})

test('[LIM-02] a period of play is elapsed time from its first stake, not the calendar', async () => {
  const player = await rich()
  await limit(player, 'stake', 'day', 100)
  // Asked for at noon, begun at half past eleven in the evening: midnight changes nothing.
  await later(player, 11.5 * hourMs)
  await settle(player, 100)
  const begunAt = ledger.clock.now()
  expect(await now(player, 'stake', 'day')).toMatchObject({
    since: begunAt,
    roomAt: new Date(begunAt.getTime() + dayMs),
  })
  await later(player, dayMs - 1)
  expect(await settle(player, 1)).toMatchObject(refusedBy('stake-limit'))
  await later(player, 1)
  expect(await now(player, 'stake', 'day')).toMatchObject({ used: 0n, since: undefined })
  expect(await settle(player, 100)).toMatchObject({ ok: true })
})

test('[LIM-01] day, week and month count side by side, and the strictest stops', async () => {
  const player = await rich()
  await limit(player, 'loss', 'day', 100)
  await limit(player, 'loss', 'week', 250)
  await limit(player, 'loss', 'month', 400)
  const lose = async (day: number, amount: number) => {
    await later(player, day * dayMs)
    return settle(player, amount)
  }
  expect(await lose(0, 100)).toMatchObject({ ok: true })
  expect(await settle(player, 1)).toMatchObject(refusedBy('loss-limit'))
  expect(await lose(1, 100)).toMatchObject({ ok: true })
  // Of the week 50 are left.
  expect(await lose(1, 51)).toMatchObject(refusedBy('loss-limit'))
  expect(await settle(player, 50)).toMatchObject({ ok: true })
  expect(await now(player, 'loss', 'week')).toMatchObject({ used: 250n })
  expect(await now(player, 'loss', 'month')).toMatchObject({ used: 250n })
  // The week is over after 7 days of elapsed time; of the month 150 are left.
  expect(await lose(5, 100)).toMatchObject({ ok: true })
  expect(await lose(1, 51)).toMatchObject(refusedBy('loss-limit'))
  expect(await settle(player, 50, 30)).toMatchObject({ ok: true })
  expect(await settle(player, 30)).toMatchObject({ ok: true })
  expect(await settle(player, 1)).toMatchObject(refusedBy('loss-limit'))
})

test('[LIM-04] an increased limit of play holds from its moment on, in the running period', async () => {
  const player = await rich()
  await limit(player, 'loss', 'week', 100)
  await settle(player, 100)
  const raisedAt = new Date(ledger.clock.now().getTime() + dayMs)
  await limit(player, 'loss', 'week', 150, raisedAt)
  await later(player, dayMs - 1)
  expect(await settle(player, 1)).toMatchObject(refusedBy('loss-limit'))
  await later(player, 1)
  expect(await now(player, 'loss', 'week')).toMatchObject({ size: 150n, used: 100n })
  expect(await settle(player, 51)).toMatchObject(refusedBy('loss-limit'))
  expect(await settle(player, 50)).toMatchObject({ ok: true })
})

test('[LIM-04] a limit of play that is taken away stops nothing from its moment on', async () => {
  const player = await rich()
  await limit(player, 'stake', 'month', 0)
  await limit(player, 'stake', 'month', undefined, new Date(ledger.clock.now().getTime() + dayMs))
  expect(await settle(player, 1)).toMatchObject(refusedBy('stake-limit'))
  await later(player, dayMs)
  expect(await now(player, 'stake', 'month')).toBeUndefined()
  expect(await settle(player, 1)).toMatchObject({ ok: true })
})

test('[LIM-03] a limit of play lowered below what is used takes no stake', async () => {
  const player = await rich()
  await limit(player, 'stake', 'week', 500)
  await settle(player, 200)
  await limit(player, 'stake', 'week', 150)
  expect(await now(player, 'stake', 'week')).toMatchObject({ size: 150n, used: 200n })
  expect(await settle(player, 1)).toMatchObject(refusedBy('stake-limit'))
})

test('[LED-06] a supplier’s bet counts in both limits, and one taken back in neither', async () => {
  const player = await rich()
  await limit(player, 'stake', 'day', 100)
  await limit(player, 'loss', 'week', 300)
  const round = studio.round(player)
  expect(await round.bet(100, 'taken-back')).toMatchObject({ outcome: 'ok' })
  expect(await round.bet(1)).toMatchObject({ outcome: 'stake-limit' })
  expect(await round.rollback('taken-back')).toMatchObject({ outcome: 'ok' })
  expect(await now(player, 'stake', 'day')).toMatchObject({ used: 0n })
  expect(await now(player, 'loss', 'week')).toMatchObject({ used: 0n })
  expect(await studio.round(player).bet(100)).toMatchObject({ outcome: 'ok' })
})

test('a stake taken back of an earlier day gives room to the week it was in alone', async () => {
  const player = await rich()
  await limit(player, 'stake', 'day', 100)
  await limit(player, 'stake', 'week', 150)
  const round = studio.round(player)
  await round.bet(100, 'of-yesterday')
  await later(player, dayMs)
  await settle(player, 50)
  await round.rollback('of-yesterday')
  expect(await now(player, 'stake', 'day')).toMatchObject({ used: 50n })
  expect(await now(player, 'stake', 'week')).toMatchObject({ used: 50n })
})

test('[LIM-01] a limit of time ends the play that runs, and no second game goes on', async () => {
  const player = await rich()
  await limit(player, 'time', 'day', 60)
  await later(player, 40 * minuteMs)
  expect(await settle(player, 1)).toMatchObject({ ok: true })
  expect(await now(player, 'time', 'day')).toMatchObject({ size: 60n })
  // The first game was open for half an hour, until its rest ended it.
  expect(await now(player, 'time', 'day')).toMatchObject({ used: 30n })
  const second = { id: player.id, playSession: ledger.key() }
  await ledger.beginPlay(second)
  ledger.clock.advance({ minutes: 20 })
  expect(await settle(second, 1)).toMatchObject({ ok: true })
  ledger.clock.advance({ ms: 10 * minuteMs - 1 })
  expect(await settle(second, 1)).toMatchObject({ ok: true })
  ledger.clock.advance({ ms: 1 })
  expect(await settle(second, 1)).toMatchObject(refusedBy('time-limit'))
  const third = { id: player.id, playSession: ledger.key() }
  await ledger.beginPlay(third)
  expect(await settle(third, 1)).toMatchObject(refusedBy('time-limit'))
})

test('[LIM-02] time played leaves the day as it grows older than 24 hours', async () => {
  const player = await rich()
  await limit(player, 'time', 'day', 10)
  ledger.clock.advance({ minutes: 10 })
  expect(await settle(player, 1)).toMatchObject(refusedBy('time-limit'))
  const spent = await now(player, 'time', 'day')
  expect(spent).toMatchObject({ used: 10n })
  expect(spent?.roomAt).toEqual(new Date(ledger.clock.now().getTime() + dayMs))
  await later(player, dayMs - 5 * minuteMs)
  expect(await now(player, 'time', 'day')).toMatchObject({ used: 5n })
  expect(await settle(player, 1)).toMatchObject({ ok: true })
  ledger.clock.advance({ minutes: 5 })
  expect(await settle(player, 1)).toMatchObject(refusedBy('time-limit'))
})

test('[LIM-03] a limit of time set amid a game counts what was played before', async () => {
  const player = await rich()
  ledger.clock.advance({ minutes: 25 })
  await settle(player, 1)
  await limit(player, 'time', 'week', 30)
  ledger.clock.advance({ minutes: 4 })
  expect(await settle(player, 1)).toMatchObject({ ok: true })
  await limit(player, 'time', 'week', 20)
  expect(await settle(player, 1)).toMatchObject(refusedBy('time-limit'))
})

test('[LIM-04] an increased limit of time stays increased while the next increase waits', async () => {
  const player = await rich()
  await limit(player, 'time', 'day', 10)
  await limit(player, 'time', 'day', 20, new Date(ledger.clock.now().getTime() + dayMs))
  await later(player, 2 * dayMs)
  await limit(player, 'time', 'day', 30, new Date(ledger.clock.now().getTime() + dayMs))
  expect(await now(player, 'time', 'day')).toMatchObject({ size: 20n })
  await ledger.beginPlay(player)
  ledger.clock.advance({ minutes: 15 })
  expect(await settle(player, 1)).toMatchObject({ ok: true })
  ledger.clock.advance({ minutes: 5 })
  expect(await settle(player, 1)).toMatchObject(refusedBy('time-limit'))
})

test('time after the end of a play counts for nobody', async () => {
  const player = await rich()
  await limit(player, 'time', 'day', 60)
  ledger.clock.advance({ minutes: 10 })
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  await later(player, hourMs)
  expect(await now(player, 'time', 'day')).toMatchObject({ used: 10n })
})
