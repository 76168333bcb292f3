import { systemClock } from '@nordlys/core'
import { platformConfigFrom, startPlatform } from '@nordlys/platform'
import { testDatabase } from '@nordlys/testing/database'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ownSettings } from './world.ts'

test('[PD9] a platform that runs does the night’s work, and the job does not fail', async () => {
  await using database = await testDatabase()
  const settings = await ownSettings({ DATABASE_URL: database.url })
  const failures: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) })
  const config = { ...platformConfigFrom(settings), clock: systemClock, logger, tickMs: 50 }
  await using platform = await startPlatform(config)
  const { db } = platform.context
  const doneUpTo = async () => {
    const row = await db
      .selectFrom('personal_data_retention')
      .select('done_up_to')
      .executeTakeFirstOrThrow()
    return row.done_up_to
  }
  await expect.poll(doneUpTo, { timeout: 20_000 }).not.toBeNull()
  expect(failures.filter((line) => /retention|personal_data/.test(line))).toEqual([])
})
