import { playerId, TestClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { whileLocked } from '@nordlys/testing/locked'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Db, lockKeys } from '../db/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { audit, keepSealing, readHead, Sealer, sealLines } from './index.ts'

const start = new Date('2026-11-21T12:00:00Z')
let clock: TestClock
let db: Db
let owner: pg.Client
let ownerUrl: string
let dispose: () => Promise<void>

beforeEach(async () => {
  const database = await testDatabase()
  clock = new TestClock(start)
  db = connect(database.url)
  ownerUrl = database.url
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  dispose = async () => {
    await owner.end()
    await db.destroy()
    await database[Symbol.asyncDispose]()
  }
})
afterEach(() => dispose())

function write(action: string): Promise<void> {
  const entry = { actor: 'player', playerId: playerId(100_001), action, at: clock.now() } as const
  return db.transaction().execute((tx) => audit(tx, { ...entry, details: { amountOre: 5n } }))
}

async function writeAndSeal(...actions: string[]): Promise<void> {
  for (const action of actions) await write(action)
  await sealLines(db, clock.now())
}

async function numbers(): Promise<string[]> {
  const { rows } = await owner.query('SELECT number, action FROM audit_lines ORDER BY number')
  return rows.map(({ number, action }) => `${number} ${action}`)
}

const faults = async () => {
  const { rows } = await owner.query(
    'SELECT number, fault FROM audit_chain_faults ORDER BY number NULLS LAST',
  )
  return rows.map(({ number, fault }) => `${number} ${fault}`)
}

/** As somebody would who has the whole database to themselves. */
async function tamper(...statements: string[]): Promise<void> {
  await owner.query('SET session_replication_role = replica')
  for (const statement of statements) await owner.query(statement)
  await owner.query('RESET session_replication_role')
}

test('[FLT-28] lines are numbered without gaps after their commit, and none else', async () => {
  await writeAndSeal('one')
  const cutOff = db.transaction().execute(async (tx) => {
    await audit(tx, { actor: 'system', action: 'never', details: {}, at: clock.now() })
    throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  await writeAndSeal('two', 'three')
  expect(await numbers()).toEqual(['1 one', '2 two', '3 three'])
  expect(await faults()).toEqual([])
})

test('[FLT-28] a line committed late is sealed late, and keeps no other waiting', async () => {
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isWritten, resolve: tell } = Promise.withResolvers<void>()
  const slow = db.transaction().execute(async (tx) => {
    await audit(tx, { actor: 'system', action: 'slow', details: {}, at: clock.now() })
    tell()
    await mayCommit
  })
  await isWritten
  await writeAndSeal('quick')
  expect(await numbers()).toContain('1 quick')
  commit()
  await slow
  await sealLines(db, clock.now())
  expect(await numbers()).toEqual(['1 quick', '2 slow'])
  expect(await faults()).toEqual([])
})

test('[FLT-28] copies that seal at the same moment make one chain', async () => {
  for (let line = 0; line < 30; line += 1) await write(`line-${line}`)
  await Promise.all(Array.from({ length: 8 }, () => sealLines(db, clock.now())))
  await sealLines(db, clock.now())
  expect(await numbers()).toHaveLength(30)
  expect(await faults()).toEqual([])
})

test.for([
  ['removed', ["DELETE FROM audit_line WHERE action = 'two'"], ['2 removed']],
  [
    'removed with its seal',
    ['DELETE FROM audit_seal WHERE number = 2', "DELETE FROM audit_line WHERE action = 'two'"],
    ['3 gap'],
  ],
  ['changed', ["UPDATE audit_line SET details = '{}' WHERE action = 'two'"], ['2 changed']],
  [
    'moved in time',
    ["UPDATE audit_line SET at = at - interval '1 day' WHERE action = 'two'"],
    ['2 changed'],
  ],
  [
    'swapped',
    [
      `UPDATE audit_line SET action = CASE action WHEN 'two' THEN 'three' ELSE 'two' END
       WHERE action IN ('two', 'three')`,
    ],
    ['2 changed', '3 changed'],
  ],
  [
    'swapped by their seals',
    [
      'UPDATE audit_seal SET number = -number WHERE number IN (2, 3)',
      'UPDATE audit_seal SET number = 5 + number WHERE number IN (-2, -3)',
    ],
    ['2 changed', '3 changed', '4 changed'],
  ],
  [
    'inserted',
    ["INSERT INTO audit_line (at, actor, action, details) VALUES (now(), 'staff', 'forged', '{}')"],
    ['null inserted'],
  ],
] as const)('[FLT-28] a line that was %s is found', async ([, statements, found]) => {
  await writeAndSeal('one', 'two', 'three', 'four')
  await tamper(...statements)
  expect(await faults()).toEqual(found)
})

test('[FLT-28] a line forged into the chain breaks it where it stands', async () => {
  await writeAndSeal('one', 'two')
  await tamper(
    "INSERT INTO audit_line (at, actor, action, details) VALUES (now(), 'staff', 'forged', '{}')",
    'UPDATE audit_seal SET number = 3 WHERE number = 2',
    `INSERT INTO audit_seal SELECT 2, l.line_id, s.sealed_at,
       audit_hash_of(s.hash, 2, s.sealed_at, l) FROM audit_line l, audit_seal s
     WHERE l.action = 'forged' AND s.number = 1`,
  )
  expect(await faults()).toEqual(['3 changed'])
})

test('[FLT-28] a line unsealed for a minute is an alarm once, and an auditor may read it all', async () => {
  const alarms: number[] = []
  const alarm = async (_tx: unknown, overdue: number) => void alarms.push(overdue)
  const sealer = new Sealer({ db, clock, log: pino({ level: 'silent' }), alarm })
  await write('one')
  await owner.query('SELECT pg_advisory_lock($1)', [lockKeys.sealLines])
  clock.advance({ seconds: 59 })
  await sealer.seal(clock.now())
  expect(alarms).toEqual([])
  clock.advance({ seconds: 1 })
  await sealer.seal(clock.now())
  await sealer.seal(clock.now())
  expect(alarms).toEqual([1])
  await owner.query('SELECT pg_advisory_unlock($1)', [lockKeys.sealLines])
  await sealer.seal(clock.now())
  expect(await numbers()).toEqual(['1 one', '2 audit-seals-overdue'])
  expect(await readHead(db)).toMatchObject({ number: 2n })

  await owner.query('SET ROLE auditor')
  expect(await numbers()).toHaveLength(2)
  expect(await faults()).toEqual([])
  await expect(owner.query('SELECT audit_seal_lines(now(), 1)')).rejects.toThrow(
    'permission denied',
  )
  await owner.query('RESET ROLE')
})

test('[FLT-28] of all copies one tells of lines unsealed, again only after they were sealed', async () => {
  const alarms: number[] = []
  const said: string[] = []
  const alarm = async (_tx: unknown, overdue: number) => void alarms.push(overdue)
  const log = pino({ level: 'error' }, { write: (line: string) => void said.push(line) })
  const copies = Array.from({ length: 4 }, () => new Sealer({ db, clock, log, alarm }))
  const all = () => Promise.all(copies.map((copy) => copy.seal(clock.now())))
  await write('one')
  await owner.query('SELECT pg_advisory_lock($1)', [lockKeys.sealLines])
  clock.advance({ minutes: 2 })
  await all()
  await all()
  // As a copy that was started again meanwhile.
  await new Sealer({ db, clock, log, alarm }).seal(clock.now())
  expect(alarms).toEqual([1])
  expect(said.filter((line) => line.includes('waited more than a minute'))).toHaveLength(1)
  await owner.query('SELECT pg_advisory_unlock($1)', [lockKeys.sealLines])
  await all()
  await all()
  await write('two')
  await owner.query('SELECT pg_advisory_lock($1)', [lockKeys.sealLines])
  clock.advance({ minutes: 2 })
  await all()
  await owner.query('SELECT pg_advisory_unlock($1)', [lockKeys.sealLines])
  expect(alarms).toEqual([1, 1])
})

test('[FLT-28] lines that another copy seals between a look and its note are told of by nobody', async () => {
  const alarms: number[] = []
  const alarm = async (_tx: unknown, overdue: number) => void alarms.push(overdue)
  const sealer = new Sealer({ db, clock, log: pino({ level: 'silent' }), alarm })
  await write('one')
  await owner.query('SELECT pg_advisory_lock($1)', [lockKeys.sealLines])
  clock.advance({ minutes: 2 })
  await whileLocked(
    ownerUrl,
    { text: 'SELECT FROM audit_overdue FOR UPDATE', values: [] },
    {
      begin: () => sealer.seal(clock.now()),
      meanwhile: () => owner.query('SELECT audit_seal_lines($1, 10)', [clock.now()]),
    },
  )
  await owner.query('SELECT pg_advisory_unlock($1)', [lockKeys.sealLines])
  expect(alarms).toEqual([])
  expect(await numbers()).toEqual(['1 one'])
})

test('[FLT-28] a message that could not be written is written with the next look', async () => {
  const alarms: number[] = []
  let isBroken = true
  const alarm = async (_tx: unknown, overdue: number) => {
    if (isBroken) throw new Error('no outbox')
    alarms.push(overdue)
  }
  const sealer = new Sealer({ db, clock, log: pino({ level: 'silent' }), alarm })
  await write('one')
  await owner.query('SELECT pg_advisory_lock($1)', [lockKeys.sealLines])
  clock.advance({ minutes: 2 })
  await sealer.seal(clock.now())
  isBroken = false
  await sealer.seal(clock.now())
  await owner.query('SELECT pg_advisory_unlock($1)', [lockKeys.sealLines])
  expect(alarms).toEqual([1])
})

test('[FLT-28] [FLT-23] a database that is away is a warning, a fault of ours is an error', async () => {
  const said: { level: number; msg: string; because?: string; err?: { message: string } }[] = []
  const log = pino({}, { write: (line: string) => void said.push(JSON.parse(line)) })
  const alarm = async () => undefined
  const away = connect('postgres://nobody@127.0.0.1:1/none', 1)
  await new Sealer({ db: away, clock, log, alarm }).seal(clock.now())
  await away.destroy()
  expect(said).toMatchObject([
    { level: 40, msg: 'audit lines could not be sealed', because: 'ECONNREFUSED' },
  ])
  said.length = 0
  await owner.query('REVOKE SELECT ON audit_unsealed FROM nordlys_app')
  await new Sealer({ db, clock, log, alarm }).seal(clock.now())
  expect(said.filter(({ level }) => level === 50)).toMatchObject([
    {
      msg: 'nobody knows how long audit lines wait',
      err: { message: expect.stringContaining('permission denied') },
    },
  ])
})

test('[FLT-28] lines are sealed by themselves, and the last one when the program stops', async () => {
  const log = pino({ level: 'silent' })
  const sealing = keepSealing({ db, clock, log, alarm: async () => undefined, everyMs: 20 })
  await write('one')
  await expect.poll(numbers).toEqual(['1 one'])
  await write('two')
  await sealing[Symbol.asyncDispose]()
  expect(await numbers()).toEqual(['1 one', '2 two'])
})

/** As lines were hashed before employees: what the function was then, word for word. */
const firstWay = `SELECT encode(sha256($1::bytea || convert_to(jsonb_build_array(s.number,
    extract(epoch FROM s.sealed_at), l.line_id, extract(epoch FROM l.at), l.actor,
    l.player_id, l.action, l.details)::text, 'UTF8')), 'hex') AS hash
  FROM audit_seal s JOIN audit_line l USING (line_id) WHERE s.number = $2`

/** Two lines from before employees, then one that names an employee and one that names none. */
async function chainOfBoth(): Promise<void> {
  await write('old-one')
  await write('old-two')
  await tamper('UPDATE audit_line SET hash_version = 1')
  await sealLines(db, clock.now())
  const employee = await testEmployee(db, 'Berit Holm')
  await testEmployee(db, 'Carl Bo')
  const entry = {
    actor: 'staff',
    employee,
    action: 'new-three',
    details: {},
    at: clock.now(),
  } as const
  await db.transaction().execute((tx) => audit(tx, entry))
  await writeAndSeal('new-four')
}

test('[FLT-70] lines from before employees keep their seals, and new ones name the employee', async () => {
  await chainOfBoth()
  const { rows } = await owner.query(
    'SELECT employee_id, hash_version, hash FROM audit_lines ORDER BY number',
  )
  const berit = expect.any(Number)
  expect(rows).toMatchObject([
    { employee_id: null, hash_version: 1 },
    { employee_id: null, hash_version: 1 },
    { employee_id: berit, hash_version: 2 },
    { employee_id: null, hash_version: 2 },
  ])
  const { rows: first } = await owner.query('SELECT audit_first_hash() AS hash')
  const one = await owner.query(firstWay, [first[0]?.hash, 1])
  const two = await owner.query(firstWay, [Buffer.from(rows[0].hash, 'hex'), 2])
  expect([one, two].map((each) => each.rows[0].hash)).toEqual([rows[0].hash, rows[1].hash])
  expect(await faults()).toEqual([])
})

test.for([
  ['an employee is changed', 'employee_id = employee_id + 1', 'new-three', '3 changed'],
  ['an employee is taken away', 'employee_id = NULL', 'new-three', '3 changed'],
  ['an employee is named', 'employee_id = 1', 'new-four', '4 changed'],
  ['an old line names an employee', 'employee_id = 1', 'old-one', '1 changed'],
  ['an old line is said to be new', 'hash_version = 2', 'old-one', '1 changed'],
  ['a new line is said to be old', 'hash_version = 1', 'new-four', '4 changed'],
  ['a line of an employee is said to be old', 'hash_version = 1', 'new-three', '3 changed'],
  [
    'an employee goes with the version',
    'hash_version = 1, employee_id = NULL',
    'new-three',
    '3 changed',
  ],
  ['a version is none', 'hash_version = 3', 'new-four', '4 changed'],
  ['the details of an old line', "details = '{}'", 'old-two', '2 changed'],
] as const)('[FLT-70] it is found when %s', async ([, change, action, found]) => {
  await chainOfBoth()
  await tamper(`UPDATE audit_line SET ${change} WHERE action = '${action}'`)
  expect(await faults()).toEqual([found])
})
