import { testDatabase } from '@nordlys/testing/database'
import fc from 'fast-check'
import { test } from 'vitest'
import { limitSchedule, TestSchedules } from './test-limit-schedule.ts'

test('[LIM-01][LIM-04][LIM-05] in 10,000 new schedules nothing passes a limit or a bar', async () => {
  await using database = await testDatabase()
  await using schedules = await TestSchedules.open(database.url)
  const property = fc.asyncProperty(limitSchedule, (moments) => schedules.live(moments))
  // A failure names its seed. What a schedule leaves in the database is no part of it.
  await fc.assert(property, { numRuns: 10_000, endOnFailure: true })
}, 3_600_000)
