import {
  dropRefund,
  listRefunds,
  type OutcomeOf,
  type RequestOf,
  refundDeposit,
  type StaffContract,
} from '@nordlys/contracts'
import { type Ore, required } from '@nordlys/core'
import { saveEntry } from '../../content/index.ts'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { giveBackAgreed } from './give-back.ts'
import { refundCalls } from './refund.ts'

type Wish = Partial<RequestOf<typeof refundDeposit>>

/** Two employees, and what they may do about refunds. */
export async function testRefunds(context: PaymentsContext) {
  const { db, clock } = context
  const [ida, per] = [await testEmployee(db, 'Ida'), await testEmployee(db, 'Per')]
  async function ask<C extends StaffContract>(
    spec: C,
    request: RequestOf<C>,
    employee: Employee,
  ): Promise<OutcomeOf<C>> {
    const call = refundCalls(context).find((each) => each.spec === spec)
    const asked = { request: request as never, employee, at: clock.now() }
    return (await required(call, 'a call of the refunds').serve(asked)) as OutcomeOf<C>
  }
  return {
    ...{ ida, per },
    refund: (reference: string, more: Wish = {}, by = ida) =>
      ask(refundDeposit, { reference, reason: 'Betalt af en anden', ...more }, by),
    drop: (reference: string, by = ida, reason = 'En fejl') =>
      ask(dropRefund, { reference, reason }, by),
    list: async () => (await ask(listRefunds, {}, ida)).refunds,
    give: () => giveBackAgreed(context, clock.now()),
    /** From which amount on two employees give back. */
    async twoPeopleFrom(amountOre: Ore) {
      const value = { twoPeopleFromOre: Number(amountOre) }
      const item = { id: 2, name: 'refund', type: 'json', value, isPublic: false }
      const entry = { kind: 'configuration', id: item.name, place: 0, value: item } as const
      const by = { author: 'staff:vera', at: clock.now() }
      await db.transaction().execute((tx) => saveEntry(tx, entry, by))
    },
    ends: async (reference: string) => {
      const rows = await db
        .selectFrom('payments_refund')
        .select('outcome')
        .where('reference', '=', reference)
        .orderBy('number')
        .execute()
      return rows.map((row) => row.outcome)
    },
  }
}
