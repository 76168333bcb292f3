import { systemRandom } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SeedCipher } from '../../tables/index.ts'
import { LiveRounds } from './live-rounds.ts'
import { game, Heard, TestLive } from './test-live.ts'

let live: TestLive
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  live = stack.use(await TestLive.open(database.url))
})

/** The lease of the table ends so many seconds from now, by the database's clock. */
async function endLease(table: string, seconds: number): Promise<void> {
  await live.db
    .updateTable('live_table')
    .set({ until: sql`clock_timestamp() + ${`${seconds} seconds`}::interval` })
    .where('id', '=', table)
    .execute()
}

const packed = { definitionHash: '', commitment: 'ab'.repeat(32), root: 'cd'.repeat(32), slips: [] }

async function roundOf(round: number, byte: number) {
  await live.parts('any', new Heard()).definitions.keep(game)
  const seed = new Uint8Array(32).fill(byte)
  return { ...packed, definitionHash: game.hash, round, closedAt: live.time.clock.now(), seed }
}

test('[LV8] a table has one owner, and another a second after its lease ran out', async () => {
  const table = live.newTable()
  const [one, two] = [live.leases(), live.leases()]
  expect(await one.take(table)).toBe(1)
  expect(await two.take(table)).toBeUndefined()
  await endLease(table, -0.5)
  expect(await two.take(table)).toBeUndefined()
  expect(await one.renew(table, 1)).toEqual({ isClosed: false })
  await endLease(table, -1.5)
  expect(await two.take(table)).toBe(2)
  expect(await one.renew(table, 1)).toBeUndefined()
})

test('[LV8] of many processes that take a table at one moment one gets it', async () => {
  const table = live.newTable()
  const taken = await Promise.all(Array.from({ length: 12 }, () => live.leases().take(table)))
  expect(taken.filter((epoch) => epoch !== undefined)).toEqual([1])
})

test('[LV8] the row says where the owner is, until its lease has run out', async () => {
  const [table, owner] = [live.newTable(), live.owner()]
  await live.leases(owner).take(table)
  expect(await live.leases().find(table)).toEqual({
    ...{ owner: owner.id, address: owner.address, epoch: 1 },
  })
  await endLease(table, -0.1)
  expect(await live.leases().find(table)).toBeUndefined()
})

test('[LV11] a table that is released is free at once, and one that is closed is not taken', async () => {
  const [table, one] = [live.newTable(), live.leases()]
  await one.take(table)
  await one.release(table, 1)
  const two = live.leases()
  expect(await two.take(table)).toBe(2)
  await live.db.updateTable('live_table').set({ is_closed: true }).where('id', '=', table).execute()
  expect(await two.renew(table, 2)).toEqual({ isClosed: true })
  await two.release(table, 2)
  expect(await one.take(table)).toBeUndefined()
})

test('[LV11] a closed table is taken for a round that is decided, until that is over', async () => {
  const [table, one, two] = [live.newTable(), live.owner(), live.owner()]
  await live.leases(one).take(table)
  const owned = { table, owner: one.id, epoch: 1 }
  await live.rounds.begin(owned)
  await live.rounds.decide(owned, await roundOf(1, 7))
  await live.db.updateTable('live_table').set({ is_closed: true }).where('id', '=', table).execute()
  await live.expire(table)
  expect(await live.leases(two).take(table)).toBe(2)
  const end = { booked: new Uint8Array(), landsAt: live.time.clock.now() }
  await live.rounds.note({ table, owner: two.id, epoch: 2 }, 1, end)
  await live.rounds.open({ table, owner: two.id, epoch: 2 }, 1, '07'.repeat(32))
  await live.expire(table)
  expect(await live.leases().take(table)).toBeUndefined()
})

test('[LV8] a write of a round that names an older epoch or another owner changes nothing', async () => {
  const [table, one, two] = [live.newTable(), live.owner(), live.owner()]
  await live.leases(one).take(table)
  const old = { table, owner: one.id, epoch: 1 }
  expect(await live.rounds.begin(old)).toBe(1)
  await live.expire(table)
  await live.leases(two).take(table)
  for (const stale of [old, { ...old, epoch: 2 }, { ...old, owner: two.id }]) {
    expect(await live.rounds.begin(stale)).toBeUndefined()
    expect(await live.rounds.decide(stale, await roundOf(1, 1))).toBeUndefined()
  }
  const owned = { table, owner: two.id, epoch: 2 }
  expect(await live.rounds.begin(owned)).toBe(2)
  await live.rounds.decide(owned, await roundOf(2, 2))
  const told = { booked: new Uint8Array(), landsAt: live.time.clock.now() }
  for (const stale of [old, { ...old, epoch: 2 }, { ...old, owner: two.id }]) {
    expect(await live.rounds.note(stale, 2, told)).toBe(false)
    expect(await live.rounds.open(stale, 2, 'ef'.repeat(32))).toBe(false)
    expect(await live.rounds.leave(stale, 2)).toBe(false)
  }
  expect((await live.rounds.find(table, 2))?.booked).toBeUndefined()
})

test('[LV5] a round is written once: what is drawn for it again is not used', async () => {
  const [table, one] = [live.newTable(), live.owner()]
  await live.leases(one).take(table)
  const owned = { table, owner: one.id, epoch: 1 }
  await live.rounds.begin(owned)
  await live.rounds.decide(owned, await roundOf(1, 7))
  const again = await live.rounds.decide(owned, await roundOf(1, 8))
  expect(again?.seed).toEqual(new Uint8Array(32).fill(7))
})

test('[LV8] a write of a round that comes after the next was begun changes nothing', async () => {
  const [table, one] = [live.newTable(), live.owner()]
  await live.leases(one).take(table)
  const owned = { table, owner: one.id, epoch: 1 }
  await live.rounds.begin(owned)
  expect(await live.rounds.begin(owned)).toBe(2)
  expect(await live.rounds.decide(owned, await roundOf(1, 7))).toBeUndefined()
  expect(await live.rounds.find(table, 1)).toBeUndefined()
})

test('[LV9] what a closed table has left may be settled by any process, until all is answered', async () => {
  const [table, one, two] = [live.newTable(), live.owner(), live.owner()]
  await live.leases(one).take(table)
  const owned = { table, owner: one.id, epoch: 1 }
  await live.rounds.begin(owned)
  await live.rounds.decide(owned, await roundOf(1, 7))
  await live.rounds.leave(owned, 1)
  await live.expire(table)
  // Its next owner does.
  expect(await live.leases(two).takeLeft(table)).toBeUndefined()
  await live.db.updateTable('live_table').set({ is_closed: true }).where('id', '=', table).execute()
  expect(await live.leases(two).take(table)).toBeUndefined()
  expect(await live.leases(two).takeLeft(table)).toBe(2)
  expect(await live.leases().find(table)).toBeUndefined()
  const end = { booked: new Uint8Array(), landsAt: live.time.clock.now() }
  expect(await live.rounds.note(owned, 1, end)).toBe(false)
  expect(await live.rounds.note({ table, owner: two.id, epoch: 2 }, 1, end)).toBe(true)
  expect(await live.leases(two).takeLeft(table)).toBeUndefined()
})

test('[LV8] a table goes on under another secret, once its last round is over', async () => {
  const [table, one] = [live.newTable(), live.owner()]
  await live.leases(one).take(table)
  const owned = { table, owner: one.id, epoch: 1 }
  await live.rounds.begin(owned)
  await live.rounds.decide(owned, await roundOf(1, 7))
  const end = { booked: new Uint8Array(), landsAt: live.time.clock.now() }
  await live.rounds.note(owned, 1, end)
  await live.rounds.open(owned, 1, '07'.repeat(32))
  const other = new LiveRounds(
    live.db,
    new SeedCipher('another secret of 32 bytes, or so', systemRandom),
  )
  const newest = await other.newest(table)
  expect(newest).toMatchObject({ isOver: true, round: { round: 1 } })
  expect(() => newest?.round.seed).toThrow()
})

test('[LV8] a table that is taken while a round is written sees the round, or the write fails', async () => {
  const [table, one, two] = [live.newTable(), live.owner(), live.owner()]
  await live.leases(one).take(table)
  const owned = { table, owner: one.id, epoch: 1 }
  await live.rounds.begin(owned)
  await live.expire(table)
  const row = await roundOf(1, 7)
  const taken = await live.db.transaction().execute(async (tx) => {
    // The write holds the table's row: who takes the table waits for its commit.
    await new LiveRounds(tx, live.cipher).decide(owned, row)
    const taking = live.leases(two).take(table)
    await waitsForALock()
    return { taking }
  })
  expect(await taken.taking).toBe(2)
  expect(await live.rounds.newest(table)).toMatchObject({ round: { round: 1 }, isOver: false })
})

/** Resolves once a statement of this database stands before a lock. */
async function waitsForALock(): Promise<void> {
  for (let count = 0n; count === 0n; ) {
    const { rows } = await sql<{
      count: bigint
    }>`SELECT count(*)::bigint FROM pg_locks JOIN pg_stat_activity
      USING (pid) WHERE NOT granted AND datname = current_database()`.execute(live.db)
    count = BigInt(rows[0]?.count ?? 0)
  }
}
