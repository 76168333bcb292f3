import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { dumpSchema, migrate } from './index.ts'
import { hashOf } from './versioned.ts'

const schema = 'tried'
let database: Awaited<ReturnType<typeof testDatabase>>
let client: pg.Client

openForFile(async (stack) => {
  database = stack.use(await testDatabase())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  stack.defer(() => client.end())
})

beforeEach(async () => {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
})

const purse = 'CREATE TABLE purse (holder text PRIMARY KEY, amount bigint NOT NULL);'
const view = (columns: string, head = '') =>
  `${head}CREATE OR REPLACE VIEW purse_rich AS SELECT ${columns} FROM purse WHERE amount > 10;`
const sum = (answer: string, head = '') =>
  `${head}CREATE OR REPLACE FUNCTION purse_sum() RETURNS bigint LANGUAGE sql
   SET search_path = tried AS $$ SELECT ${answer} FROM purse $$;`

const release = {
  'migrations/0001-purse.sql': purse,
  'purse/sql/rich.sql': view('holder'),
  'purse/sql/sum.sql': sum('coalesce(sum(amount), 0)::bigint'),
}

/** Migrates with a release that consists of these files. */
async function start(files: Record<string, string>, options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nordlys-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const root = pathToFileURL(`${folder}/`)
  const place = { migrations: new URL('migrations/', root), definitions: root }
  return migrate(database.url, { schema, lock: 1, ...place }, options)
}

const dump = () => dumpSchema(database.url, schema, { texts: true })

async function ask(query: string): Promise<unknown[]> {
  const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' })
  return rows.map(([value]) => value)
}

test('tables come first, then what reads them; a second start does nothing', async () => {
  expect(await start(release)).toEqual({
    applied: ['0001-purse.sql', 'purse_rich', 'purse_sum'],
    isAhead: false,
  })
  expect(await ask('SELECT tried.purse_sum()')).toEqual(['0'])
  expect(await start(release)).toEqual({ applied: [], isAhead: false })
})

test('of the functions and views only what differs is applied', async () => {
  await start(release)
  const next = { ...release, 'purse/sql/sum.sql': sum('7::bigint') }
  expect(await start(next)).toEqual({ applied: ['purse_sum'], isAhead: false })
  await client.query("INSERT INTO tried.purse VALUES ('a', 1)")
  expect(await ask('SELECT tried.purse_sum()')).toEqual(['7'])
})

test('a copy of an older release leaves what a newer one serves with', async () => {
  await start(release)
  const next = { ...release, 'purse/sql/sum.sql': sum('7::bigint') }
  await start(next)
  const shape = await dump()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  expect(await start(release, { say })).toEqual({ applied: [], isAhead: true })
  expect(said).toEqual([
    'the database (schema tried) is of a newer release; its functions were left as they are: ' +
      "npm run schema -- apply gives it this one's",
  ])
  expect(await dump()).toBe(shape)
  expect(await start(release, { again: true, say })).toMatchObject({ applied: ['purse_sum'] })
  expect(await dump()).not.toBe(shape)
})

test('a release that lacks a migration of the database is older, whatever else it has', async () => {
  await start({ ...release, 'migrations/0002-more.sql': 'CREATE TABLE more ();' })
  const other = { ...release, 'purse/sql/sum.sql': sum('8::bigint') }
  const said: string[] = []
  const options = { again: true, say: (line: string) => void said.push(line) }
  expect(await start(other, options)).toEqual({ applied: [], isAhead: true })
  expect(said).toEqual([expect.stringContaining('this release lacks migrations that it has')])
})

test('a migration that was changed after it landed is refused', async () => {
  await start(release)
  const changed = { ...release, 'migrations/0001-purse.sql': `${purse} -- once more` }
  await expect(start(changed)).rejects.toThrow('0001-purse.sql was changed after it landed')
})

test('a migration that sorts before one that has landed is refused', async () => {
  await start({ ...release, 'migrations/0003-more.sql': 'CREATE TABLE more ();' })
  const late = {
    ...release,
    'migrations/0002-late.sql': 'CREATE TABLE late ();',
    'migrations/0003-more.sql': 'CREATE TABLE more ();',
  }
  await expect(start(late)).rejects.toThrow('0002-late.sql sorts before 0003-more.sql')
})

test('a function or a view that no file defines is refused, and nothing is changed', async () => {
  await start(release)
  await client.query('CREATE FUNCTION tried.by_hand() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$')
  const shape = await dump()
  const next = { ...release, 'purse/sql/sum.sql': sum('7::bigint') }
  await expect(start(next)).rejects.toThrow('no file defines: by_hand')
  const { 'purse/sql/rich.sql': _, ...without } = next
  await client.query('DROP FUNCTION tried.by_hand()')
  await expect(start(without)).rejects.toThrow('no file defines: purse_rich')
  await client.query('CREATE FUNCTION tried.by_hand() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$')
  expect(await dump()).toBe(shape)
})

test('a function made by hand is refused by a release that has changed nothing, too', async () => {
  await start(release)
  await client.query('CREATE FUNCTION tried.by_hand() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$')
  await expect(start(release)).rejects.toThrow('no file defines: by_hand')
  await client.query('DROP FUNCTION tried.by_hand(), tried.purse_sum()')
  await expect(start(release)).rejects.toThrow('purse_sum is in a file and not in the database')
})

test('a trigger that no file makes is refused at every start, and one of a file is not', async () => {
  const guarded = {
    ...release,
    'purse/sql/guard.sql': `CREATE OR REPLACE FUNCTION purse_guard() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RETURN NEW; END $$;`,
    'purse/sql/guards.sql': `-- Needs: purse_guard
CREATE OR REPLACE TRIGGER purse_is_guarded BEFORE UPDATE OR DELETE ON purse
  FOR EACH ROW EXECUTE FUNCTION purse_guard();`,
  }
  await start(guarded)
  await start(guarded)
  const { 'purse/sql/guards.sql': _, ...without } = guarded
  await expect(start(without)).rejects.toThrow('no file defines: trigger purse_is_guarded on purse')
  await client.query(`CREATE TRIGGER by_hand BEFORE INSERT ON tried.purse
    FOR EACH ROW EXECUTE FUNCTION tried.purse_guard()`)
  await expect(start(guarded)).rejects.toThrow('no file defines: trigger by_hand on purse')
})

test('a function that got other arguments is refused until its file says what it replaces', async () => {
  await start(release)
  const text = sum('1::bigint').replace('purse_sum()', 'purse_sum(p_least bigint)')
  await expect(start({ ...release, 'purse/sql/sum.sql': text })).rejects.toThrow('purse_sum')
  const replacing = `-- Replaces: FUNCTION purse_sum()\n${text}`
  await start({ ...release, 'purse/sql/sum.sql': replacing })
  expect(await ask("SELECT pronargs FROM pg_proc WHERE proname = 'purse_sum'")).toEqual([1])
})

test('a view that got other columns comes anew, with the views that need it', async () => {
  const before = {
    ...release,
    'purse/sql/names.sql':
      '-- Needs: purse_rich\nCREATE OR REPLACE VIEW purse_names AS SELECT holder FROM purse_rich;',
  }
  await start(before)
  const rich = view('amount, holder', '-- Replaces: VIEW purse_rich\n')
  const after = { ...before, 'purse/sql/rich.sql': rich }
  expect(await start(after)).toMatchObject({ applied: ['purse_rich', 'purse_names'] })
  expect(await ask('SELECT count(*) FROM tried.purse_names')).toEqual(['0'])
})

test('a function that returns rows of a view comes anew with it, and what needs the function', async () => {
  const before = {
    ...release,
    'purse/sql/richest.sql': `-- Needs: purse_rich
CREATE OR REPLACE FUNCTION purse_richest() RETURNS SETOF purse_rich LANGUAGE sql
  SET search_path = tried AS $$ SELECT * FROM purse_rich $$;`,
    'purse/sql/first.sql':
      '-- Needs: purse_richest\nCREATE OR REPLACE VIEW purse_first AS SELECT * FROM purse_richest();',
  }
  await start(before)
  const rich = view('amount, holder', '-- Replaces: VIEW purse_rich\n')
  expect(await start({ ...before, 'purse/sql/rich.sql': rich })).toMatchObject({
    applied: ['purse_rich', 'purse_richest', 'purse_first'],
  })
  await client.query("INSERT INTO tried.purse VALUES ('a', 11)")
  expect(await ask('SELECT amount FROM tried.purse_first')).toEqual(['11'])
})

test('what fails in the middle leaves functions and views as they were, and is tried again', async () => {
  await start(release)
  const shape = await dump()
  const broken = {
    ...release,
    'purse/sql/rich.sql': view('holder, amount'),
    'purse/sql/sum.sql': sum('nothing'),
  }
  await expect(start(broken)).rejects.toThrow('purse/sql/sum.sql')
  expect(await dump()).toBe(shape)
  const mended = { ...broken, 'purse/sql/sum.sql': sum('9::bigint') }
  expect(await start(mended)).toMatchObject({ applied: ['purse_rich', 'purse_sum'] })
})

const older = {
  'migrations/0001-holder.sql': 'CREATE TABLE purse (holder text PRIMARY KEY);',
  'migrations/0002-amount.sql': 'ALTER TABLE purse ADD amount bigint NOT NULL;',
}
const baseline = {
  ...release,
  'migrations/0001-purse.sql': '',
  'migrations/0001-baseline/01-purse.sql': purse,
  'migrations/0001-baseline/replaces.txt': Object.entries(older)
    .map(([path, text]) => `${path.slice('migrations/'.length)} ${hashOf(text)}\n`)
    .join(''),
}
const { 'migrations/0001-purse.sql': _, ...fromBaseline } = baseline

test('a baseline is taken over by a database that has all it stands for, and equals a new one', async () => {
  await start(older)
  expect(await start(fromBaseline)).toEqual({
    applied: ['purse_rich', 'purse_sum'],
    isAhead: false,
  })
  const taken = await dump()
  expect(await ask('SELECT name FROM tried.db_migration')).toEqual(['0001-baseline'])
  await client.query(`DROP SCHEMA ${schema} CASCADE`)
  await start(fromBaseline)
  expect(await dump()).toBe(taken)
})

test('a baseline is refused by a database that lacks some of what it stands for', async () => {
  const { 'migrations/0002-amount.sql': __, ...some } = older
  await start(some)
  await expect(start(fromBaseline)).rejects.toThrow('lacks or has otherwise: 0002-amount.sql')
})

test('copies that start at once migrate one after the other', async () => {
  const answers = await Promise.all([start(release), start(release), start(release)])
  expect(answers.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
})
