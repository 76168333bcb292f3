import { kroner } from '@nordlys/core'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepLetter } from '../letters/index.ts'
import type { Email, Sms } from '../outside/index.ts'
import { listed } from '../payments/base/test-parties.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { findConfirmedMobile, isBounced, noteBounce } from '../players/index.ts'
import { enqueue, type JobsContext, migrateJobs, runDueJobs, startJobs } from './index.ts'

let world: TestPayments
let sent: Email[] = []
let texted: Sms[] = []
let isMailDown = false
let isAddressNone = false

beforeAll(async () => {
  world = await TestPayments.open()
})
beforeEach(() => {
  sent = []
  texted = []
  isMailDown = false
  isAddressNone = false
})
afterAll(() => world[Symbol.asyncDispose]())

function jobs(over: Partial<JobsContext> = {}): JobsContext {
  return {
    ownerUrl: world.ownerUrl,
    clock: world.clock,
    log: pino({ level: 'silent' }),
    messages: {
      sendEmail: async (email) => {
        if (isMailDown) throw new Error('the mail provider is down')
        sent.push(email)
        return isAddressNone ? 'bounced' : undefined
      },
      sendSms: async (sms) => void texted.push(sms),
    },
    keepLetter: (letter) => keepLetter(world.db, letter),
    bounces: {
      isKnown: (of) => isBounced(world.db, of),
      note: (of) => noteBounce(world, of),
      findMobile: (playerId) => findConfirmedMobile(world.db, playerId),
    },
    payments: world.context,
    tickMs: 50,
    tasks: {},
    ticks: {},
    ...over,
  }
}

const letter = { to: 'anna@example.dk', subject: 'Et emne', text: 'En tekst' }
const runDue = (over: Partial<JobsContext> = {}) => runDueJobs(jobs(over), world.clock.now())

test('an SMS leaves the queue under the job’s own number, so that a repeat is the same one', async () => {
  await world.db
    .transaction()
    .execute((tx) => enqueue(tx, 'send-sms', { msisdn: '+4512345678', text: 'Hej' }))
  await runDue()
  const sms = { msisdn: '+4512345678', sender: 'Nordlys', text: 'Hej', category: 'transactional' }
  expect(texted).toEqual([{ ...sms, idempotencyKey: expect.stringMatching(/^job-\d+$/) }])
})

test('a message leaves when, and only when, its transaction commits', async () => {
  await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', letter))
  const cutOff = world.db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-email', { ...letter, subject: 'Aldrig' })
    throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  await runDue()
  expect(sent.map((email) => email.subject)).toEqual(['Et emne'])
  await runDue()
  expect(sent).toHaveLength(1)
})

test('[LED-03] a message that could not be sent waits and is sent again under the same key', async () => {
  isMailDown = true
  await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', letter))
  await runDue()
  expect(sent).toEqual([])
  isMailDown = false
  await makeDue()
  await runDue()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.idempotencyKey).toMatch(/^job-\d+$/)
})

test('[LT1] a letter to a player is kept once for the account, also while mail is away', async () => {
  isMailDown = true
  const player = await world.player()
  await world.db
    .transaction()
    .execute((tx) =>
      enqueue(tx, 'send-email', { ...letter, playerId: player, templateId: 'limit' }),
    )
  await runDue()
  isMailDown = false
  await makeDue()
  await runDue()
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toHaveProperty('playerId')
  const kept = await world.db
    .selectFrom('letters_letter')
    .select(['player_id', 'template_id', 'subject', 'text', 'written_at'])
    .execute()
  const { subject, text } = letter
  const written_at = world.clock.now()
  expect(kept).toEqual([{ player_id: player, template_id: 'limit', subject, text, written_at }])
})

test('[LT5] no letter goes to an address that bounced, and each is kept all the same', async () => {
  const player = await world.player()
  const { email: to } = await world.db
    .selectFrom('players_player')
    .select('email')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  const write = async (subject: string) => {
    const payload = { ...letter, to, subject, playerId: player, idempotencyKey: subject }
    await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', payload))
    await runDue()
  }
  isAddressNone = true
  await write('Et')
  await write('To')
  expect(sent.map(({ subject }) => subject)).toEqual(['Et'])
  const kept = await world.db
    .selectFrom('letters_letter')
    .select('subject')
    .where('player_id', '=', player)
    .orderBy('letter_id')
    .execute()
  expect(kept.map(({ subject }) => subject)).toEqual(['Et', 'To'])
  // Another player's letters, and those of nobody, go as before.
  isAddressNone = false
  await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', { ...letter, to }))
  await runDue()
  expect(sent).toHaveLength(2)
})

test('[LT7] a letter that bounces goes as a text message to the confirmed mobile', async () => {
  const player = await world.player()
  const account = world.db
    .selectFrom('players_player')
    .select(['email', 'mobile'])
    .where('player_id', '=', player)
  const { email: to, mobile } = await account.executeTakeFirstOrThrow()
  const write = async (idempotencyKey: string, more: object) => {
    const payload = { ...letter, to, playerId: player, idempotencyKey, ...more }
    await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', payload))
    await runDue()
  }
  isAddressNone = true
  await write('first', { sms: 'Et' })
  expect(texted).toEqual([])
  await world.asOwner(sql`UPDATE players_player SET mobile_confirmed_at = now()
    WHERE player_id = ${player}`)
  await write('second', { sms: 'To' })
  await write('third', {})
  const sms = { sender: 'Nordlys', category: 'transactional', msisdn: mobile }
  expect(texted).toEqual([{ ...sms, text: 'To', idempotencyKey: 'second-sms' }])
})

test('[LT5] a letter to nobody’s account whose address is none is tried once', async () => {
  isAddressNone = true
  await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', letter))
  await runDue()
  isAddressNone = false
  await makeDue()
  await runDue()
  expect(sent).toHaveLength(1)
})

/** What time would do: the pause before the next attempt is over. */
function makeDue(): Promise<void> {
  return asOwner(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`)
}

/** The queue's tables are the database's owner's. */
async function asOwner(statement: RawBuilder<unknown>): Promise<void> {
  await world.db.connection().execute(async (connection) => {
    await sql`RESET ROLE`.execute(connection)
    await statement.execute(connection)
    await sql`SET ROLE nordlys_app`.execute(connection)
  })
}

test('a job may wait for its moment, and one with the same key replaces it', async () => {
  const runAt = new Date(Date.parse('2100-01-01'))
  await world.db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-email', { ...letter, subject: 'Senere' }, { runAt, key: 'one' })
  })
  await runDue()
  expect(sent).toEqual([])
  await world.db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-email', { ...letter, subject: 'Nu' }, { key: 'one' })
  })
  await runDue()
  expect(sent.map((email) => email.subject)).toEqual(['Nu'])
})

test('a booked deposit writes its receipt, with no amount in the subject', async () => {
  const { player, deposit } = await world.deposit(await world.player(), '250')
  const userId = player.toString()
  const paid = listed(deposit.reference, 'tx-mail', { userId, captured: '250.00' })
  world.parties.transactions.set(deposit.reference, [paid])
  world.clock.advance({ minutes: 1 })
  await runDue()
  expect(await world.cash(player)).toBe(kroner(250))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ subject: 'Din indbetaling er gennemført' })
  expect(sent[0]?.subject).not.toMatch(/\d/)
  expect(sent[0]?.text).toContain('250')
})

test('another module’s tasks and ticks run, and one that fails does not stop the others', async () => {
  const done: string[] = []
  const ticks = {
    broken: async () => {
      throw new Error('broken')
    },
    whole: async () => done.push('tick'),
  }
  const tasks = {
    greet: async ({ name }: Readonly<Record<string, unknown>>) => {
      done.push(`hello ${name}`)
    },
  }
  await world.db.transaction().execute((tx) => enqueue(tx, 'greet', { name: 'Anna' }))
  await runDue({ ticks, tasks })
  expect(done).toEqual(['tick', 'hello Anna'])
})

test('the queue runs by itself until it is disposed of, and migrating it again is harmless', async () => {
  await migrateJobs(world.ownerUrl)
  const running = await startJobs(jobs())
  await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', letter))
  await expect.poll(() => sent.length).toBe(1)
  await running[Symbol.asyncDispose]()
  await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', letter))
  expect(sent).toHaveLength(1)
})

test('[FLT-14] a running queue does what a worker that is gone had begun', async () => {
  await world.db
    .transaction()
    .execute((tx) => enqueue(tx, 'send-email', { ...letter, subject: 'Begyndt' }))
  await asOwner(
    sql`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'pool-of-the-dead'`,
  )
  await using _running = await startJobs(jobs({ lookForGoneMs: 20 }))
  await expect
    .poll(() => {
      world.clock.advance({ seconds: 10 })
      return sent.map((email) => email.subject)
    })
    .toContain('Begyndt')
})

test('a database that is away while a job ends ends neither the queue nor the program', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: isAway, resolve: goOn } = Promise.withResolvers<void>()
  const tasks = {
    wait: async () => {
      begin()
      await isAway
    },
  }
  const logLines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logLines.push(line) })
  await using _running = await startJobs(jobs({ tasks, log }))
  await world.db.transaction().execute((tx) => enqueue(tx, 'wait', {}))
  await begun
  await allowConnections(false)
  goOn()
  await expect.poll(() => logLines.join()).toContain('does not run')
  await allowConnections(true)
  await world.db.transaction().execute((tx) => enqueue(tx, 'send-email', letter))
  await expect.poll(() => sent.length).toBe(1)
})

/** Only told to go, a connection could still be asked something and fail later. */
const goneWithinMs = 30_000

/** As when the database dies: those who are connected are cut off, and nobody else comes in. */
async function allowConnections(mayConnect: boolean): Promise<void> {
  const url = new URL(world.ownerUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${mayConnect}`)
  if (!mayConnect) {
    await client.query(
      `SELECT pg_terminate_backend(pid, ${goneWithinMs}) FROM pg_stat_activity WHERE datname = $1`,
      [name],
    )
  }
  await client.end()
}
