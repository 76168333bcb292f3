import { StartProblem, systemClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { migrateAll } from './migrations.ts'
import { programs } from './programs.ts'
import { ownSettings } from './world.ts'

test('[FLT-87] no program starts on a newer release’s database, and the reason names it', async () => {
  await using database = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const said: string[] = []
  const start = () => migrateAll(database.url, { say: (line) => said.push(line) })
  await start()
  expect(said).toEqual([])
  for (const schema of ['public', 'games']) {
    await client.query(`INSERT INTO ${schema}.db_release (digest) VALUES ('a newer one')`)
  }
  await client.end()
  await start()
  expect(said).toEqual(
    ['public', 'games'].map(
      (schema) =>
        `the database (schema ${schema}) is of a newer release; its functions were left as they ` +
        "are: npm run schema -- apply gives it this one's",
    ),
  )

  // [FLT-87] An old copy could not end the hands and bonuses that the newer release began.
  const settings = await ownSettings({ DATABASE_URL: database.url })
  for (const name of ['platform', 'games'] as const) {
    const started = programs[name]({
      settings,
      clock: systemClock,
      logger: pino({ enabled: false }),
    })
    await expect(started).rejects.toBeInstanceOf(StartProblem)
    await expect(started).rejects.toThrow(/is of a newer release than this program: start that/)
  }
})
