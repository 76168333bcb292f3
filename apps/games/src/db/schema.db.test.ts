import { readFile } from 'node:fs/promises'
import { dumpSchema, hashOf, readVersioned } from '@nordlys/database'
import { landReplaced, readReplaced, rowsOf } from '@nordlys/testing/before-baseline'
import { testDatabase } from '@nordlys/testing/database'
import { createEmptyDatabase } from '@nordlys/testing/databases'
import { expect, inject, test } from 'vitest'
import { gamesSchema, migrate } from './index.ts'

const { schema, migrations } = gamesSchema
const replacedFile = new URL('./test-before-baseline.json.gz', import.meta.url)

test('generated/schema.sql is the shape of a new database: else npm run schema -- write', async () => {
  await using database = await testDatabase()
  const written = await readFile(new URL('./generated/schema.sql', import.meta.url), 'utf8')
  expect(await dumpSchema(database.url, schema, { texts: false })).toBe(written)
})

test('a database from before the baseline becomes like a new one', async () => {
  await using old = await createEmptyDatabase(inject('databaseUrl'))
  await using fresh = await testDatabase()
  await landReplaced(old.url, schema, await readReplaced(replacedFile))
  expect(await migrate(old.url)).toMatchObject({ isAhead: false })
  expect(await dumpSchema(old.url, schema, { texts: true })).toBe(
    await dumpSchema(fresh.url, schema, { texts: true }),
  )
  expect(await rowsOf(old.url, schema)).toEqual(await rowsOf(fresh.url, schema))
})

test('the baseline stands for exactly the migrations that there were', async () => {
  const [baseline] = await readVersioned(migrations)
  const texts = [...(await readReplaced(replacedFile))]
  expect([...(baseline?.replaces ?? [])]).toEqual(texts.map(([name, text]) => [name, hashOf(text)]))
})
