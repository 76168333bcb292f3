import fc from 'fast-check'
import { test } from 'vitest'
import { liveHistory } from './test-live-history.ts'
import { paymentHistory } from './test-payment-history.ts'
import { TwoCopies } from './test-two-copies.ts'

test('[LED-03] [FLT-03] in 20,000 new histories each capture has one credit', async () => {
  await using world = await TwoCopies.open()
  const property = fc.asyncProperty(paymentHistory, (steps) => liveHistory(world, steps))
  // A failure is told with its seed.
  await fc.assert(property, { numRuns: 20_000 })
}, 14_400_000)
