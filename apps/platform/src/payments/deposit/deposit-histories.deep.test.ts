import fc from 'fast-check'
import { test } from 'vitest'
import { depositHistory, liveHistory, openHistories } from './test-deposit-history.ts'

test('[FLT-03] in 10,000 new histories what the limits count is what is booked and open', async () => {
  await using world = await openHistories()
  const property = fc.asyncProperty(depositHistory, (steps) => liveHistory(world, steps))
  // A failure is told with its seed.
  await fc.assert(property, { numRuns: 10_000 })
}, 3_600_000)
