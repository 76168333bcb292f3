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

test('[LED-09] I21 a day, or a part of it, whose sums are not those of the journal is found', async () => {
  await expectLivesToAddUp(world, { numRuns: 1, seed: 20_261_131 })
  const found = async () => (await findBreaches(world.ownerUrl)).map(({ invariant }) => invariant)
  expect(await found()).toEqual([])
  const add = (table: string, amount: number) =>
    world.asOwner(sql`UPDATE ${sql.table(table)} SET staked = staked + ${amount}, won = won + ${amount}
      WHERE ends_at = (SELECT min(ends_at) FROM ${sql.table(table)})`)
  for (const table of ['ledger_day', 'ledger_day_part']) {
    await add(table, 1)
    expect(await found()).toEqual([expect.stringContaining('I21')])
    await add(table, -1)
    expect(await found()).toEqual([])
  }
})
