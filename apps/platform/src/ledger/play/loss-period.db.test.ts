import { ore, required } from '@nordlys/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestLedger } from '../base/test-ledger.ts'
import { setPlayLimit } from '../index.ts'
import { type Player, TestSupplier } from '../supplier/test-supplier.ts'

let studio: TestSupplier
let ledger: TestLedger
beforeAll(async () => {
  studio = await TestSupplier.open('loss-periods')
  ledger = studio.ledger
})
afterAll(() => studio[Symbol.asyncDispose]())

/** A player who has this much and may lose 100 øre in a period. */
async function limited(cash: number): Promise<Player> {
  const player = await ledger.player(ore(cash))
  const limit = {
    playerId: player.id,
    measure: 'loss',
    period: 'day',
    size: ore(100),
    at: ledger.clock.now(),
  } as const
  await ledger.db.transaction().execute((tx) => setPlayLimit(tx, limit))
  return player
}

/** When the period ends that runs, if one does. */
async function untilOf(player: Player): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | number }>`SELECT until FROM ledger_play_limit
    WHERE player = ${player.id}`.execute(ledger.db)
  const { until } = required(rows[0], 'a loss limit')
  return until instanceof Date ? until : undefined
}

const settle = (player: Player, stake: number, win = 0) =>
  ledger.settle(ledger.round(player, stake, win))

const dayLater = () => ledger.clock.now().getTime() + 24 * 3_600_000

test('a bonus begins no loss period', async () => {
  const player = await limited(1_000)
  await studio.grant(player, 50, 1_000)
  expect(await untilOf(player)).toBeUndefined()
  ledger.clock.advance({ minutes: 20 })
  expect(await settle(player, 10)).toMatchObject({ ok: true })
  expect((await untilOf(player))?.getTime()).toBe(dayLater())
})

test('a bet that is a conflict begins no loss period', async () => {
  const [player, other] = [await limited(1_000), await ledger.player(ore(1_000))]
  const round = studio.round(other)
  await round.bet(10)
  expect(await round.bet(10, 'a-conflict', player)).toMatchObject({ outcome: 'conflict' })
  expect(await untilOf(player)).toBeUndefined()
})

test('a stake begins its period even where its win made it good and a neighbour was refused', async () => {
  const [player, poor] = [await limited(1_000), await ledger.player(ore(0))]
  const [even, refused] = await Promise.all([settle(player, 100, 100), settle(poor, 100)])
  expect([even.ok, refused.ok]).toEqual([true, false])
  expect((await untilOf(player))?.getTime()).toBe(dayLater())
})

test('a win of an earlier period that is taken back leaves this period’s room as it is', async () => {
  const player = await limited(1_000)
  const round = studio.round(player)
  await round.bet(100)
  await round.win(500, 'of-the-first')
  ledger.clock.advance({ hours: 24 })
  await ledger.beginPlay(player)
  expect(await settle(player, 10)).toMatchObject({ ok: true })
  expect(await round.rollback('of-the-first')).toMatchObject({ outcome: 'ok' })
  expect(await settle(player, 90)).toMatchObject({ ok: true })
  expect(await settle(player, 1)).toMatchObject({ refusal: 'loss-limit' })
})
