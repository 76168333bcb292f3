import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@nordlys/testing/databases'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import '@nordlys/testing/server'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs the command as a person would, on a database of its own. */
function verify(databaseUrl: string, args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: '', DATABASE_URL: databaseUrl }
  return new Promise((resolve) => {
    const command = ['operations/commands/ledger-verify.ts', ...args]
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

test('the command proves the books and prints the players’ money, or says what is wrong', async () => {
  await using database = await createTestDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('SELECT ledger_open_accounts(1)')
  const right = await verify(database.url, ['--at', '2026-11-20T12:00:00Z'])
  expect(right.output).toContain('All invariants hold.')
  expect(right.output).toContain("Players' money at 2026-11-20T12:00:00.000Z")
  expect(right.code).toBe(0)

  await client.query('UPDATE ledger_player SET cash = 1')
  await client.end()
  const wrong = await verify(database.url, [])
  expect(wrong.output).toMatch(/BROKEN {2}I3 [^\n]+\n +\{"account_id":"player:1:cash"/)
  expect(wrong.code).toBe(1)

  const unsaid = await verify(database.url, ['--at', '2026-11-20T12:00:00'])
  expect(unsaid.output).toContain('--at is not a moment')
  expect(unsaid.code).toBe(1)
})

test('the command prints the statement of an account between two moments', async () => {
  await using database = await createTestDatabase(inject('databaseUrl'))
  const period = ['--from', '2026-11-20T00:00:00Z', '--to', '2026-11-21T00:00:00+01:00']
  const { code, output } = await verify(database.url, ['--account', 'player:1:cash', ...period])
  expect(output).toContain(
    'player:1:cash, after 2026-11-20T00:00:00.000Z up to 2026-11-20T23:00:00.000Z',
  )
  expect(output).toMatch(/opening balance +0\n/)
  expect(output).toMatch(/closing balance +0\n/)
  expect(code).toBe(0)
})
