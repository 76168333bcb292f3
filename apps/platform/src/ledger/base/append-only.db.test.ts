import { kroner } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { TestLedger } from './test-ledger.ts'

let ledger: TestLedger
let owner: pg.Client

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  const player = await ledger.player(kroner(100))
  await ledger.settle(ledger.round(player, 100, 200))
  owner = new pg.Client({ connectionString: ledger.databaseUrl })
  await owner.connect()
  stack.defer(() => owner.end())
})

test.for([
  'UPDATE ledger_journal SET win = 0',
  'DELETE FROM ledger_journal',
  'TRUNCATE ledger_journal',
  'DELETE FROM ledger_reference',
  'TRUNCATE ledger_reference',
  'TRUNCATE ledger_journal_202611',
  'TRUNCATE ledger_month_digest',
])('[LED-01] even the owner of the tables cannot: %s', async (change) => {
  await expect(owner.query(change)).rejects.toThrow('never changed or removed')
})

test.for([
  'audit_line',
  'audit_seal',
  'wallet_payment_status',
  'wallet_payment_callback',
  'reconciliation_change',
  'ledger_bar_change',
])('even the owner cannot change what %s tells of the past', async (table) => {
  await expect(owner.query(`TRUNCATE ${table}`)).rejects.toThrow('never changed or removed')
  const { rows } = await owner.query<{ events: string }>(
    `SELECT string_agg(event_manipulation, ' ' ORDER BY event_manipulation) AS events
     FROM information_schema.triggers
     WHERE event_object_table = $1 AND action_orientation = 'ROW' AND action_timing = 'BEFORE'
       AND action_statement = 'EXECUTE FUNCTION audit_refuse_change()'`,
    [table],
  )
  expect(rows).toEqual([{ events: 'DELETE UPDATE' }])
})

test.for([
  'UPDATE ledger_player SET cash = cash + 100',
  'INSERT INTO ledger_player (player) VALUES (99)',
  'UPDATE ledger_journal SET win = 0',
  'DELETE FROM ledger_journal',
  'UPDATE ledger_house SET balance = 0',
  'CREATE TABLE own_table ()',
  'DROP TABLE ledger_journal',
])('[LED-01] the program’s role cannot: %s', async (change) => {
  await owner.query('SET ROLE nordlys_app')
  await expect(owner.query(change)).rejects.toThrow(/permission denied|must be owner/)
  await owner.query('RESET ROLE')
})

test('[LED-01] a row whose legs do not sum to zero is refused by the table itself', async () => {
  const row = owner.query(
    `INSERT INTO ledger_journal (key, kind, player, seq, cash, psp, at, input)
     VALUES ($1, 2, 1, 9, 100, -99, $2, $1)`,
    [ledger.key(), ledger.clock.now()],
  )
  await expect(row).rejects.toThrow('legs_sum_to_zero')
})

test.for([
  ['a win without a stake', 0, 100, 0, 'no_win_without_stake'],
  ['a house account that does not exist', 20, 0, 128, 'lane_is_a_house_account'],
] as const)('[LED-01] %s is refused by the table itself', async ([, stake, win, lane, rule]) => {
  const player = await ledger.player(kroner(100))
  const { playSession, id } = player
  const settled = owner.query(
    `SELECT ledger_settle(ARRAY[$1]::uuid[], ARRAY[$2]::int[], ARRAY[$1]::uuid[], ARRAY[$3]::uuid[],
       ARRAY[$4]::bigint[], ARRAY[$5]::bigint[], ARRAY[$6]::int[],
       ARRAY[decode(repeat('ab', 32), 'hex')], ARRAY[0]::smallint[], ARRAY[0]::bigint[], $7::smallint, $8)`,
    [ledger.key(), id, playSession, stake, win, ledger.definition, lane, ledger.clock.now()],
  )
  await expect(settled).rejects.toThrow(rule)
})

test('the auditor reads the views and nothing else', async () => {
  await owner.query('SET ROLE auditor')
  const { rows } = await owner.query('SELECT count(*)::int AS n FROM audit_entries')
  expect(rows[0].n).toBeGreaterThan(0)
  await expect(owner.query('SELECT * FROM ledger_player')).rejects.toThrow('permission denied')
  await owner.query('RESET ROLE')
})

test('months are made ahead while the journal is read, and guarded like the others', async () => {
  const reader = new pg.Client({ connectionString: ledger.databaseUrl })
  await reader.connect()
  await reader.query('BEGIN; SELECT count(*) FROM ledger_journal')
  await owner.query("SET lock_timeout = '1s'")
  await owner.query("SELECT ledger_prepare_months('2027-06-15T12:00:00Z')")
  await owner.query('RESET lock_timeout')
  await reader.query('COMMIT')
  await reader.end()
  const { rows } = await owner.query<{ month: string; indexes: number }>(
    `SELECT inhrelid::regclass::text AS month,
       (SELECT count(*)::int FROM pg_index WHERE indrelid = inhrelid) AS indexes
     FROM pg_inherits WHERE inhparent = 'ledger_journal'::regclass ORDER BY 1`,
  )
  expect(rows.map(({ month }) => month)).toEqual(
    expect.arrayContaining(['ledger_journal_202705', 'ledger_journal_202709']),
  )
  expect(new Set(rows.map(({ indexes }) => indexes)).size).toBe(1)
  await expect(owner.query('TRUNCATE ledger_journal_202709')).rejects.toThrow('never changed')
})
