import { createEmptyDatabase } from '@nordlys/testing/databases'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrateJobs } from '../jobs/index.ts'
import { migrate } from './index.ts'
import { migrateToBefore } from './test-before.ts'

/** Locks of typed names: one that stands, and two that were lifted, one by a name that reads the same. */
const rowsOfBefore = `
  INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
    cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
  VALUES ('Anna', 'Nielsen', 'a@example.dk', 'a@example.dk', '+4512345678', '1990-01-21', 'sealed.1',
    decode(repeat('ab', 32), 'hex'), 'sub', 'none', now());
  INSERT INTO players_lock (player_id, reason, locked_by, locked_at, lift_reason, lifted_by, lifted_at)
  SELECT player_id, 'x', 'Anna Maj', '2026-11-20', CASE WHEN by <> '' THEN 'y' END, by, at::timestamptz
  FROM players_player,
    (VALUES ('Bo', '2026-11-21'), ('Anna Maj.', '2026-11-22'), (NULL, NULL)) v (by, at)`

test('[FLT-70] a database from before has its locks and audit lines as they were', async () => {
  await using database = await createEmptyDatabase(inject('databaseUrl'))
  await migrateJobs(database.url)
  await migrateToBefore(database.url, '0230')
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(rowsOfBefore)
  await owner.query(`INSERT INTO audit_line (at, actor, action, details)
    VALUES (now(), 'staff', 'player-locked', '{"by": "Anna Maj"}')`)
  const locks = () => owner.query('SELECT * FROM players_lock ORDER BY lock_id')
  const lines = () => owner.query('SELECT * FROM audit_line')
  const [locksThen, linesThen] = [(await locks()).rows, (await lines()).rows]
  await migrate(database.url)
  expect((await locks()).rows).toMatchObject(locksThen)
  expect((await lines()).rows).toEqual([{ ...linesThen[0], employee_id: null, hash_version: 1 }])
  expect((await owner.query('SELECT FROM audit_employees')).rows).toEqual([])
  const typed =
    "UPDATE players_lock SET lifted_by = 'Bo', lift_reason = 'y', lifted_at = now() WHERE lifted_at IS NULL"
  await expect(owner.query(typed)).rejects.toThrow('players_lock_by_two_employees')
  await owner.end()
})
