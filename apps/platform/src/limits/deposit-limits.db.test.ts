import { after, dayMs, kroner, type Ore, ore, playerId, TestClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { connect, type Db } from '../db/index.ts'
import {
  countDeposit,
  depositStandings,
  hasDepositLimit,
  releaseDeposit,
  reserveDeposit,
  setFirstDepositLimit,
} from './index.ts'
import '../players/index.ts'

const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
let db: Db
let nextPlayer = 1
let nextReference = 1
let player = playerId(0)

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  db = stack.use(connect(database.url, 8))
})
beforeEach(async () => {
  player = await newPlayer()
})

async function newPlayer() {
  const count = nextPlayer++
  const { player_id } = await db
    .insertInto('players_player')
    .values({
      first_name: 'Anna',
      last_name: 'Nielsen',
      email: `player-${count}@example.dk`,
      email_normalised: `player-${count}@example.dk`,
      mobile: '+4520304050',
      birth_date: '1990-01-01',
      cpr_sealed: 'sealed.test',
      cpr_lookup: Buffer.alloc(32, count),
      mitid_sub: `sub-${count}`,
      mitid_uuid: null,
      offer: 'none',
      created_at: clock.now(),
    })
    .returning('player_id')
    .executeTakeFirstOrThrow()
  return playerId(player_id)
}

async function choose(period: 'day' | 'week' | 'month', amountOre: Ore): Promise<void> {
  const limit = { playerId: player, period, amountOre, at: clock.now() }
  await db.transaction().execute((tx) => setFirstDepositLimit(tx, limit))
}

/** A further limit beside the first, as a later change would write it. */
async function alsoLimit(
  period: 'day' | 'week' | 'month',
  amountOre: Ore,
  effectiveAt = clock.now(),
): Promise<void> {
  await db
    .insertInto('limits_limit')
    .values({
      player_id: player,
      kind: 'deposit',
      period,
      amount_ore: amountOre,
      requested_at: clock.now(),
      effective_at: effectiveAt,
      requested_by: 'player',
    })
    .execute()
}

function reserve(amountOre: Ore, reference = `deposit-${nextReference++}`) {
  const use = { playerId: player, reference, amountOre, at: clock.now() }
  return db.transaction().execute((tx) => reserveDeposit(tx, use))
}

const settle = (reference: string, amountOre: Ore) =>
  db
    .transaction()
    .execute((tx) => countDeposit(tx, { playerId: player, reference, amountOre, at: clock.now() }))
const release = (reference: string) =>
  db.transaction().execute((tx) => releaseDeposit(tx, reference))
const leftOre = async () => (await depositStandings(db, player, clock.now())).leftOre

test('[REG-04] without a limit there is no deposit', async () => {
  expect(await hasDepositLimit(db, player, clock.now())).toBe(false)
  expect(await reserve(kroner(100))).toEqual({ ok: false, refusal: 'no-deposit-limit' })
})

test('[LIM-01] a deposit up to the limit is accepted, one øre more is refused', async () => {
  await choose('day', kroner(500))
  expect(await reserve(ore(50_001))).toEqual({
    ok: false,
    refusal: 'limit-exceeded',
    period: 'day',
    limitOre: kroner(500),
    leftOre: kroner(500),
  })
  expect(await reserve(kroner(500))).toEqual({ ok: true })
  expect(await reserve(ore(1))).toMatchObject({ refusal: 'limit-exceeded', leftOre: 0n })
})

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const)(
  '[LIM-01] the limit per %s looks back %i x 24 hours, to the millisecond',
  async (period, days) => {
    await choose(period, kroner(500))
    await reserve(kroner(500), `${period}-a`)
    await settle(`${period}-a`, kroner(500))
    clock.advance({ days, ms: -1 })
    expect(await leftOre()).toBe(0n)
    clock.advance({ ms: 1 })
    expect(await leftOre()).toBe(kroner(500))
  },
)

test('[LIM-01] the limit looks back 24 elapsed hours over the change of the clocks', async () => {
  const autumn = new Date('2026-10-24T23:30:00Z')
  const limit = { playerId: player, period: 'day', amountOre: kroner(500), at: autumn } as const
  await db.transaction().execute((tx) => setFirstDepositLimit(tx, limit))
  const use = { playerId: player, amountOre: kroner(500) }
  await db
    .transaction()
    .execute((tx) => reserveDeposit(tx, { ...use, reference: 'autumn', at: autumn }))
  await db
    .transaction()
    .execute((tx) => countDeposit(tx, { ...use, reference: 'autumn', at: autumn }))
  const standingsAt = (iso: string) => depositStandings(db, player, new Date(iso))
  expect((await standingsAt('2026-10-25T23:29:59.999Z')).leftOre).toBe(0n)
  expect((await standingsAt('2026-10-25T23:30:00Z')).leftOre).toBe(kroner(500))
})

test('[LIM-01] the strictest limit decides and is the one named', async () => {
  await choose('week', kroner(1000))
  await alsoLimit('day', kroner(600))
  await alsoLimit('month', kroner(2000))
  expect(await reserve(kroner(601))).toMatchObject({ period: 'day', leftOre: kroner(600) })
  await reserve(kroner(600), 'strict-a')
  await settle('strict-a', kroner(600))
  clock.advance({ days: 2 })
  expect(await reserve(kroner(401))).toEqual({
    ok: false,
    refusal: 'limit-exceeded',
    period: 'week',
    limitOre: kroner(1000),
    leftOre: kroner(400),
    roomAt: after(clock.now(), 5 * dayMs),
  })
  const { limits } = await depositStandings(db, player, clock.now())
  expect(limits.map(({ period, leftOre }) => [period, leftOre])).toEqual([
    ['day', kroner(600)],
    ['week', kroner(400)],
    ['month', kroner(1400)],
  ])
})

test('[LIM-01] an open deposit counts however old it is, a released one never', async () => {
  await choose('day', kroner(500))
  await reserve(kroner(300), 'open-a')
  clock.advance({ days: 2 })
  expect(await leftOre()).toBe(kroner(200))
  await release('open-a')
  expect(await leftOre()).toBe(kroner(500))
})

test('[LIM-01] what truly came counts, from when it came', async () => {
  await choose('day', kroner(500))
  await reserve(kroner(300), 'late-a')
  clock.advance({ hours: 23 })
  await settle('late-a', kroner(150))
  clock.advance({ hours: 2 })
  expect(await leftOre()).toBe(kroner(350))
  clock.advance({ hours: 22 })
  expect(await leftOre()).toBe(kroner(500))
})

test('[LIM-01] money that comes after all counts, though the deposit was given up', async () => {
  await choose('day', kroner(500))
  await reserve(kroner(500), 'revived')
  await release('revived')
  await settle('revived', kroner(500))
  await release('revived')
  expect(await leftOre()).toBe(0n)
})

test('[LIM-01] the same reference twice takes the amount once', async () => {
  await choose('day', kroner(500))
  expect(await reserve(kroner(300), 'twice')).toEqual({ ok: true })
  expect(await reserve(kroner(300), 'twice')).toEqual({ ok: true })
  expect(await leftOre()).toBe(kroner(200))
  await expect(reserve(kroner(200), 'twice')).rejects.toThrow('reserved for something else')
})

test('a later limit replaces the earlier one when it takes effect, a lower one leaves nothing', async () => {
  await choose('day', kroner(500))
  await reserve(kroner(400))
  await alsoLimit('day', kroner(1000), new Date(clock.now().getTime() + 24 * 3_600_000))
  expect(await leftOre()).toBe(kroner(100))
  await alsoLimit('day', kroner(200))
  expect(await leftOre()).toBe(0n)
  clock.advance({ days: 1 })
  expect(await leftOre()).toBe(kroner(600))
})

test('[LIM-01] deposits that race under one limit never pass it together', async () => {
  await choose('day', kroner(500))
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => reserve(kroner(200))))
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(2)
  expect(await leftOre()).toBe(kroner(100))
})
