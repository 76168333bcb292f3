import type { LimitKind, LimitPeriod } from '@nordlys/contracts'
import { kroner, type PlayerId, TestClock } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { createTestDatabase } from '@nordlys/testing/databases'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { findBreaches } from '../../../../operations/verification/money-invariants.ts'
import '@nordlys/testing/server'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { postTransfer, prepareMonths } from '../ledger/index.ts'
import { TestTable } from '../ledger/tables/test-table-rounds.ts'
import { siteUrl, start, TestPlayers } from '../players/base/test-players.ts'
import { changeLimit } from './index.ts'

// What a check of the books finds of limits of play. A bug is planted by hand in what the ledger keeps,
// and every stake that it lets in beyond a limit is found from the rows alone.

let clock: TestClock
let players: TestPlayers
let ledger: TestLedger
let owner: pg.Client
let databaseUrl: string
let people = 0
let player: { id: PlayerId; playSession: string }

openForFile(async (stack) => {
  const database = stack.use(await createTestDatabase(inject('databaseUrl')))
  databaseUrl = database.url
  clock = new TestClock(start)
  const sandbox = stack.use(await startSandbox({ port: 0, siteUrl, platformUrl: siteUrl, clock }))
  players = stack.use(await TestPlayers.open(database.url, sandbox.url, clock))
  ledger = stack.use(await TestLedger.open(database.url))
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  stack.defer(() => owner.end())
})
/** Each test has a player of its own with 1.000 kr., in a game. */
beforeEach(async () => {
  people += 1
  const cpr = `610195${String(1000 + 2 * people)}`
  const { id } = await players.player({ cpr, name: 'En Person' }, cpr)
  // A limit that is set while stakes are on their way is left out.
  pass({ minutes: 2 })
  await prepareMonths(ledger.db, clock.now())
  player = { id, playSession: ledger.key() }
  const deposit = ledger.transfer('deposit', id, kroner(1_000))
  await ledger.db.transaction().execute((tx) => postTransfer(tx, deposit))
})
/** The next test finds the books as they should be: what was planted goes with its limits. */
afterEach(async () => {
  await owner.query('DELETE FROM limits_limit WHERE kind <> $1', ['deposit'])
})

function pass(by: { minutes?: number; hours?: number; ms?: number }): void {
  clock.advance(by)
  ledger.clock.advance(by)
}

async function limit(kind: LimitKind, amount: string, period: LimitPeriod = 'day') {
  const wish = { kind, period, to: { amount }, idempotencyKey: crypto.randomUUID() }
  const changed = await changeLimit(players.context, { playerId: player.id }, wish)
  expect(changed).toMatchObject({ ok: true })
  pass({ ms: 1 })
}

/** A stake a second after the one before it, in a game that is open. */
async function stake(kronerStaked: number, kronerWon = 0) {
  pass({ ms: 1_000 })
  await ledger.beginPlay(player)
  return ledger.settle(ledger.round(player, kronerStaked * 100, kronerWon * 100))
}

function plant(columns: string) {
  return owner.query(`UPDATE ledger_player SET ${columns} WHERE player = $1`, [player.id])
}

const beyondLimit = 'I13 no stake was taken beyond a limit of loss or stake that held at its moment'
const beyondTime = 'I13 no stake was taken after a limit of time was used up'
const found = async () => (await findBreaches(databaseUrl)).map(({ invariant }) => invariant)

test.each(['day', 'week', 'month'] as const)(
  '[LIM-01] [LIM-02] stakes up to the limits of a %s are right, in one period after the other',
  async (period) => {
    const hours = { day: 24, week: 168, month: 720 }[period]
    await limit('loss', '30', period)
    await limit('stake', '80', period)
    for (let turn = 0; turn < 3; turn++) {
      expect(await stake(50, 50)).toMatchObject({ refusal: 'loss-limit' })
      expect(await stake(30, 30)).toMatchObject({ ok: true })
      expect(await stake(30)).toMatchObject({ ok: true })
      expect(await stake(10)).toMatchObject({ refusal: 'loss-limit' })
      pass({ hours })
    }
    expect(await found()).toEqual([])
  },
)

test('[LIM-01] a stake beyond a limit of stakes is found, and one that reaches it is not', async () => {
  await limit('stake', '30')
  await stake(20)
  await stake(10, 90)
  expect(await found()).toEqual([])
  await plant('stake_room = stake_room + 100')
  expect(await stake(1)).toMatchObject({ ok: true })
  expect(await found()).toEqual([beyondLimit])
})

test('[LIM-01] a stake beyond a limit of losses is found, after wins that made room', async () => {
  await limit('loss', '30')
  await stake(30, 20)
  await stake(20)
  expect(await found()).toEqual([])
  await plant('loss_room = loss_room + 100')
  expect(await stake(1)).toMatchObject({ ok: true })
  expect(await found()).toEqual([beyondLimit])
})

test('[LIM-01] what a hand pays makes room under a limit of losses, not under one of stakes', async () => {
  const table = await TestTable.open(ledger)
  await limit('loss', '30')
  await limit('stake', '80')
  pass({ ms: 1_000 })
  await ledger.beginPlay(player)
  const hand = table.round(player)
  expect(await hand.open(3_000)).toMatchObject({ outcome: 'ok' })
  expect(await hand.finish(2_000)).toMatchObject({ outcome: 'ok' })
  expect(await stake(20, 20)).toMatchObject({ ok: true })
  expect(await stake(20, 20)).toMatchObject({ ok: true })
  expect(await found()).toEqual([])
  await plant('stake_room = stake_room + 10000')
  expect(await stake(11, 11)).toMatchObject({ ok: true })
  expect(await found()).toEqual([beyondLimit])
})

test('[LIM-02] a period that ends before its time is found by a stake beyond the limit', async () => {
  await limit('loss', '30', 'week')
  await stake(30)
  pass({ hours: 167 })
  expect(await stake(1)).toMatchObject({ refusal: 'loss-limit' })
  await owner.query(`UPDATE ledger_play_limit SET until = '-infinity' WHERE player = $1`, [
    player.id,
  ])
  await plant(`due_at = '-infinity'`)
  expect(await stake(30)).toMatchObject({ ok: true })
  expect(await found()).toEqual([beyondLimit])
})

test('[LIM-03] a limit that was lowered and does not hold is found', async () => {
  await limit('stake', '100')
  await stake(40)
  await limit('stake', '50')
  await plant('stake_room = 60 * 100')
  await stake(10)
  expect(await found()).toEqual([])
  await stake(1)
  expect(await found()).toEqual([beyondLimit])
})

test('[LIM-04] an increase that holds too early is found, and one in its time is not', async () => {
  await limit('stake', '50')
  await stake(50)
  await limit('stake', '90')
  pass({ hours: 23 })
  expect(await stake(1)).toMatchObject({ refusal: 'stake-limit' })
  pass({ hours: 2 })
  expect(await stake(90)).toMatchObject({ ok: true })
  expect(await found()).toEqual([])
  await limit('stake', '200')
  await plant('stake_room = 100 * 100')
  await stake(1)
  expect(await found()).toEqual([beyondLimit])
})

test('[LIM-01] a stake after the time is used up is found', async () => {
  await limit('time', '20')
  await ledger.beginPlay(player)
  pass({ minutes: 19 })
  expect(await ledger.settle(ledger.round(player, 100))).toMatchObject({ ok: true })
  expect(await found()).toEqual([])
  pass({ minutes: 1 })
  expect(await ledger.settle(ledger.round(player, 100))).toMatchObject({ refusal: 'time-limit' })
  await plant(`time_until = 'infinity', play_until = 'infinity'`)
  expect(await ledger.settle(ledger.round(player, 100))).toMatchObject({ ok: true })
  expect(await found()).toEqual([beyondTime])
})

test('[LIM-01] time of one game counts in the next, and comes back as it leaves the period', async () => {
  await limit('time', '20')
  await ledger.beginPlay(player)
  pass({ minutes: 15 })
  await ledger.settle(ledger.round(player, 100))
  pass({ minutes: 1 })
  const second = { ...player, playSession: ledger.key() }
  await ledger.beginPlay(second)
  pass({ minutes: 3 })
  expect(await ledger.settle(ledger.round(second, 100))).toMatchObject({ ok: true })
  expect(await found()).toEqual([])
  await plant(`time_until = 'infinity', play_until = 'infinity'`)
  pass({ minutes: 2 })
  expect(await ledger.settle(ledger.round(second, 100))).toMatchObject({ ok: true })
  expect(await found()).toEqual([beyondTime])
})

test('[LIM-03] a stake of the very moment in which a first limit is set is no breach', async () => {
  await ledger.beginPlay(player)
  pass({ minutes: 20 })
  expect(await ledger.settle(ledger.round(player, 100))).toMatchObject({ ok: true })
  const wish = { kind: 'time', period: 'day', to: { amount: '10' } } as const
  const idempotencyKey = crypto.randomUUID()
  await changeLimit(players.context, { playerId: player.id }, { ...wish, idempotencyKey })
  expect(await found()).toEqual([])
})
