import { lockKeys, lockSeeds } from '@nordlys/database'
import { expect, test } from 'vitest'
import { sqlFindings } from './sql.ts'

const move = {
  path: 'apps/platform/src/ledger/sql/move.sql',
  text: `-- Moves money.
--
-- Arguments: p_player.
-- Locks: the player's row.
-- Refuses: nothing.
-- Repeat: moves once more.
CREATE OR REPLACE FUNCTION ledger_move() RETURNS void LANGUAGE sql AS $$ SELECT $$;

GRANT EXECUTE ON FUNCTION ledger_move TO nordlys_app;
`,
}

const found = (...sources: { path: string; text: string }[]) =>
  sqlFindings([move, ...sources]).map(({ path, line, text }) => `${path}:${line}: ${text}`)

test('a whole contract and plain tables are right', () => {
  const tables = 'CREATE TABLE ledger_player ();\n-- ledger_move writes it.\n'
  expect(found({ path: 'apps/platform/src/db/migrations/0002-a.sql', text: tables })).toEqual([])
})

test('a migration neither makes a function nor uses one of the files', () => {
  const path = 'apps/platform/src/db/migrations/0002-a.sql'
  expect(found({ path, text: '\nCREATE FUNCTION a() RETURNS void;' })).toEqual([
    expect.stringContaining(`${path}:2: functions, views and triggers`),
  ])
  expect(found({ path, text: 'SELECT ledger_move();' })).toEqual([
    expect.stringContaining('ledger_move is applied after the migrations'),
  ])
})

test('what the application may call says its whole contract, anything else its promise', () => {
  const bare = move.text.replace("-- Locks: the player's row.\n", '')
  expect(found({ path: 'apps/a/sql/move.sql', text: bare })).toEqual([
    'apps/a/sql/move.sql:1: its contract has no "Locks:"',
  ])
  const view =
    '-- Needs: ledger_move,\n--   ledger_write\nCREATE OR REPLACE VIEW audit_a AS SELECT 1;\n'
  expect(found({ path: 'apps/a/sql/a.sql', text: view })).toEqual([
    'apps/a/sql/a.sql:1: no comment says what it promises',
  ])
})

test('the number of an advisory lock stands in its register', () => {
  const number = ['7', '243_001'].join('_')
  const text = `SELECT pg_advisory_lock(${number.replaceAll('_', '')});`
  expect(found({ path: 'a.sql', text })).toEqual([])
  expect(found({ path: 'a.sql', text: text.replace('001', '999') })).toHaveLength(1)
  expect(found({ path: 'a.ts', text: `const lock = ${number}` })).toHaveLength(1)
})

const place = 'apps/platform/src/ledger/sql/hold.sql'
const locking = (call: string, comment = '') => ({
  path: place,
  text: `-- Holds it${comment}.
CREATE OR REPLACE FUNCTION ledger_hold() RETURNS void LANGUAGE sql AS $$
  SELECT ${call} $$;
`,
})
const { prepareMonths } = lockKeys
const { supplierTx } = lockSeeds

test('the number of an advisory lock has the name that the register gives it', () => {
  const right = `pg_advisory_xact_lock(${prepareMonths} /* prepareMonths */)`
  expect(found(locking(right, ` with ${prepareMonths} (\`prepareMonths\`)`))).toEqual([])
  const other = 'packages/database/src/advisory-locks.ts has another number for'
  expect(found(locking(right.replace('prepareM', 'm')))).toEqual([`${place}:3: ${other} months`])
  expect(found(locking(right, ` with ${prepareMonths} (\`sealLines\`)`))).toEqual([
    `${place}:1: ${other} sealLines`,
  ])
})

test('no number stands in a definition’s lock, or in the hash for one, without its name', () => {
  const bare = [
    expect.stringContaining(`${place}:3: the number of an advisory lock has its name after it`),
  ]
  expect(found(locking(`pg_advisory_xact_lock(${prepareMonths})`))).toEqual(bare)
  expect(found(locking('pg_try_advisory_xact_lock(5, p_player)'))).toEqual(bare)
  const hashed = `hashtextextended(p_a || ':1:' || f(p_b), ${supplierTx} /* supplierTx */)`
  expect(found(locking(`pg_advisory_xact_lock(${hashed})`))).toEqual([])
  const unnamed = hashed.replace(' /* supplierTx */', '')
  expect(found(locking(`pg_advisory_xact_lock(${unnamed})`))).toEqual(bare)
  expect(found(locking(hashed.replace(`${supplierTx} /* supplierTx */`, '0')))).toEqual(bare)
})

test('a definition does nothing but define', () => {
  const doing = { ...move, text: `${move.text}\n-- At once.\nSELECT ledger_move();\n` }
  expect(sqlFindings([doing])).toEqual([
    { path: move.path, line: 12, text: 'a definition only defines' },
  ])
})
