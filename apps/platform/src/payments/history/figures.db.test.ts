import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { TestPayments } from '../base/test-payments.ts'
import { expectLivesToAddUp } from './test-figures.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

test('[SCREEN-13] [LED-09] the figures of any period of 20 lives are those of the books', async () => {
  await expectLivesToAddUp(world, { numRuns: 20, seed: 20_261_130 })
}, 120_000)

test('[LED-09] I21 a day whose sums are not those of the journal is found', async () => {
  await expectLivesToAddUp(world, { numRuns: 1, seed: 20_261_131 })
  const found = async () => (await findBreaches(world.ownerUrl)).map(({ invariant }) => invariant)
  expect(await found()).toEqual([])
  const add = (amount: number) =>
    world.asOwner(sql`UPDATE ledger_day SET staked = staked + ${amount}, won = won + ${amount}
      WHERE ends_at = (SELECT min(ends_at) FROM ledger_day)`)
  await add(1)
  expect(await found()).toEqual([expect.stringContaining('I21')])
  await add(-1)
  expect(await found()).toEqual([])
})
