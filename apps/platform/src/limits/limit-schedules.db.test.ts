import { testDatabase } from '@nordlys/testing/database'
import fc from 'fast-check'
import { test } from 'vitest'
import { limitSchedule, TestSchedules } from './test-limit-schedule.ts'

test('[LIM-01][LIM-04][LIM-05] in 200 schedules on two copies nothing passes a limit or a bar', async () => {
  await using database = await testDatabase()
  await using schedules = await TestSchedules.open(database.url)
  const property = fc.asyncProperty(limitSchedule, (moments) => schedules.live(moments))
  await fc.assert(property, { numRuns: 200, seed: 20_261_126, endOnFailure: true })
})
