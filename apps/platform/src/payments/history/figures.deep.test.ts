import { openForFile } from '@nordlys/testing/open-for-file'
import { test } from 'vitest'
import { TestPayments } from '../base/test-payments.ts'
import { expectLivesToAddUp } from './test-figures.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

test('[SCREEN-13] [LED-09] the figures of any period of 5,000 lives are those of the books', async () => {
  await expectLivesToAddUp(world, { numRuns: 5_000, seed: 20_261_130 })
}, 7_200_000)
