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
