import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@nordlys/testing/databases'
import { expect, inject, test } from 'vitest'
import '@nordlys/testing/server'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs the command as an operator would, on a database of its own. */
function data(databaseUrl: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: '', DATABASE_URL: databaseUrl }
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/data.ts', ...args], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    )
  })
}

test('[PD9] [PD18] the dry run of the night counts what is due, and cuts no month', async () => {
  await using database = await createTestDatabase(inject('databaseUrl'))
  const { code, output } = await data(database.url, 'retention', '--dry-run')
  expect(output).toContain('people who leave: 0\n')
  expect(output).toMatch(/sealed months of the journal older than the law asks: 0; .*signature/)
  expect(code).toBe(0)
})

test('[PD7] an erasure of a player there is none of says so', async () => {
  await using database = await createTestDatabase(inject('databaseUrl'))
  const unknown = await data(database.url, 'erase', '--dry-run', '--player', '999999')
  expect(unknown).toEqual({ code: 1, output: 'there is no player 999999\n' })
})
