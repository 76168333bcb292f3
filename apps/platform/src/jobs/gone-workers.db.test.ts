import { fork } from 'node:child_process'
import { once } from 'node:events'
import { systemRandom } from '@nordlys/core'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockSpaces } from '../db/index.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { GoneWorkers } from './gone-workers.ts'
import { enqueue } from './index.ts'
import { WorkerLife } from './worker-life.ts'

const log = pino({ level: 'silent' })
let world: TestPayments
let pool: pg.Pool

beforeAll(async () => {
  world = await TestPayments.open()
  pool = new pg.Pool({ connectionString: world.ownerUrl })
})
beforeEach(() => pool.query('DELETE FROM graphile_worker._private_jobs'))
afterAll(async () => {
  await pool.end()
  await world[Symbol.asyncDispose]()
})

test('[FLT-14] a worker killed with -9 has its job freed, once it is certain', async () => {
  const child = fork(new URL('./test-worker.ts', import.meta.url), [world.ownerUrl])
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  await world.db.transaction().execute((tx) => enqueue(tx, 'wait', {}))
  await once(child, 'message')
  const gone = new GoneWorkers(pool, log)
  await lookTwice(gone)
  expect(await freeJobs()).toBe(0)
  child.kill('SIGKILL')
  await exited
  await expect.poll(() => connectionsOf('nordlys-worker')).toBe(0)
  await gone.look(world.clock.now())
  expect(await freeJobs()).toBe(0)
  world.clock.advance({ seconds: 10 })
  await gone.look(world.clock.now())
  expect(await freeJobs()).toBe(1)
})

test('[FLT-14] a worker that lives keeps its job, its connection lost or not', async () => {
  const gone = new GoneWorkers(pool, log)
  const life = await WorkerLife.begin({ ownerUrl: world.ownerUrl, random: systemRandom, log })
  await jobLockedBy(life.workerId)
  await lookTwice(gone)
  expect(await freeJobs()).toBe(0)

  await gone.look(world.clock.now())
  await pool.query(
    `SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
     WHERE application_name = 'nordlys-worker' AND datname = current_database()`,
  )
  await gone.look(world.clock.now())
  await expect.poll(() => connectionsOf('nordlys-worker')).toBe(1)
  await expect.poll(() => locksHeld()).toBe(1)
  await lookTwice(gone)
  expect(await freeJobs()).toBe(0)

  await life[Symbol.asyncDispose]()
  await lookTwice(gone)
  expect(await freeJobs()).toBe(1)
})

test('[FLT-14] a lock left by a worker of an earlier release is freed as well', async () => {
  await jobLockedBy('pool-0123456789abcdef01')
  await lookTwice(new GoneWorkers(pool, log))
  expect(await freeJobs()).toBe(1)
})

async function lookTwice(gone: GoneWorkers): Promise<void> {
  await gone.look(world.clock.now())
  world.clock.advance({ seconds: 10 })
  await gone.look(world.clock.now())
}

async function jobLockedBy(workerId: string): Promise<void> {
  await world.db.transaction().execute((tx) => enqueue(tx, 'wait', {}))
  await pool.query('UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = $1', [
    workerId,
  ])
}

const freeJobs = () =>
  count('SELECT count(*)::int AS n FROM graphile_worker._private_jobs WHERE locked_by IS NULL')

const locksHeld = () =>
  count(
    `SELECT count(*)::int AS n FROM pg_locks JOIN pg_database ON pg_database.oid = database
     WHERE locktype = 'advisory' AND classid = ${lockSpaces.livingWorker} AND datname = current_database()`,
  )

async function connectionsOf(name: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE application_name = $1 AND datname = current_database()`,
    [name],
  )
  return rows[0]?.n ?? 0
}

async function count(query: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(query)
  return rows[0]?.n ?? 0
}
