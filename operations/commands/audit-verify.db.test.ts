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
    const command = ['operations/commands/audit-verify.ts', ...args]
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

test('[FLT-28] the command proves the audit chain, or says which line is wrong', async () => {
  await using database = await createTestDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const write = (action: string) =>
    client.query(
      "INSERT INTO audit_line (at, actor, action, details) VALUES (now(), 'system', $1, '{}')",
      [action],
    )
  await write('one')
  await write('two')
  await client.query('SELECT audit_seal_lines(now(), 10)')
  const right = await verify(database.url, [])
  expect(right).toMatchObject({
    code: 0,
    output: expect.stringContaining('The audit chain holds.'),
  })
  const [, head = ''] = /stands at (\S+)/.exec(right.output) ?? []

  await client.query('SET session_replication_role = replica')
  await client.query('DELETE FROM audit_seal WHERE number = 2')
  await client.query("DELETE FROM audit_line WHERE action = 'two'")
  expect((await verify(database.url, [])).code).toBe(0)
  const cut = await verify(database.url, ['--head', head])
  expect(cut).toMatchObject({ code: 1, output: expect.stringContaining('cut off: number 2') })

  await client.query("UPDATE audit_line SET action = 'other'")
  await client.end()
  const wrong = await verify(database.url, [])
  expect(wrong.output).toMatch(/BROKEN {2}changed: line \d+, number 1/)
  expect(wrong.code).toBe(1)
})
