import { approvePayout, askDocuments, markPayouts, refusePayout } from '@nordlys/contracts'
import { kroner, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { TestPayments } from '../base/test-payments.ts'
import { makePayoutBatch } from './payout-batch.ts'
import { askAs, haveRules, testRules } from './test-payouts.ts'
import { cancelWithdrawal } from './withdrawal-states.ts'

let world: TestPayments
let staff: readonly Employee[]
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  staff = await Promise.all(['Ida', 'Bo', 'Eva'].map((name) => testEmployee(world.db, name)))
  await haveRules(world, testRules.amount, testRules.marks)
})

const act = fc.record({
  by: fc.nat(2),
  kind: fc.constantFrom('approve', 'approve', 'refuse', 'ask', 'mark', 'file', 'cancel'),
})
/** Below every rule's amount, above it, and from where two people are needed. */
const amountKr = fc.constantFrom(200, 1_000, 5_000)
const history = fc.tuple(amountKr, fc.array(act, { minLength: 2, maxLength: 8 }))

type Act = typeof history extends fc.Arbitrary<[number, (infer A)[]]> ? A : never

/** Reads from the audit who did what, as a witness that the checks know nothing of. */
async function witnessed(withdrawalId: string) {
  const lines = await world.db
    .selectFrom('audit_line')
    .select(['action', 'employee_id'])
    .where(sql<boolean>`details ->> 'withdrawalId' = ${withdrawalId}`)
    .orderBy('line_id')
    .execute()
  const by = (...actions: string[]) =>
    lines.filter(({ action }) => actions.includes(action)).map((line) => line.employee_id)
  return {
    askers: by('payout-check-made').filter((id) => id !== null),
    isRuled: by('payout-check-made').includes(null),
    approvers: by('payout-approved', 'payout-approval-wished'),
    refusers: by('payout-refused', 'payout-refusal-wished'),
  }
}

async function live(kr: number, acts: readonly Act[]): Promise<void> {
  const playerId = await world.player(kroner(10_000))
  const withdrawalId = await world.withdraw(playerId, String(kr))
  world.clock.advance({ hours: 1 })
  for (const { by, kind } of acts) {
    const employee = required(staff[by], 'an employee')
    const ask = { withdrawalId, documentTypes: ['identity'] }
    if (kind === 'approve') await askAs(world, employee, approvePayout, { withdrawalId })
    if (kind === 'ask') await askAs(world, employee, askDocuments, ask)
    if (kind === 'file') await makePayoutBatch(world.context, world.clock.now())
    if (kind === 'cancel') await cancelWithdrawal(world.context, { playerId, withdrawalId })
    if (kind === 'mark') {
      await askAs(world, employee, markPayouts, { playerId, reason: 'Set i en test' })
    }
    if (kind === 'refuse') {
      await askAs(world, employee, refusePayout, { withdrawalId, reason: 'not-possible' })
    }
  }
  await makePayoutBatch(world.context, world.clock.now())
  const { status, reason } = await world.db
    .selectFrom('wallet_withdrawal')
    .select(['status', 'reason'])
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow()
  const { askers, isRuled, approvers, refusers } = await witnessed(withdrawalId)
  const isOut = status === 'processing'
  const people = new Set([...askers, ...(isOut ? approvers : refusers)])
  const isEnded = isOut || reason !== null
  const wanted = askers.length > 0 || (isRuled && kr >= 5_000) ? 2 : isRuled ? 1 : 0
  if (isEnded) expect(people.size, `${status} of ${kr} kr.`).toBeGreaterThanOrEqual(wanted)
  const isBack = status === 'canceled'
  expect(await world.cash(playerId)).toBe(kroner(isBack ? 10_000 : 10_000 - kr))
}

test('[PAY-07] whatever people do, a held payout leaves by as many of them as its rule wants', async () => {
  await fc.assert(
    fc.asyncProperty(history, ([kr, acts]) => live(kr, acts)),
    { numRuns: 20, seed: 20_261_129 },
  )
})
