import type { OutcomeOf, PayoutRule, RequestOf, StaffContract } from '@nordlys/contracts'
import { kroner, oreToNumber, type PlayerId, required } from '@nordlys/core'
import { saveEntry } from '../../content/index.ts'
import type { Employee } from '../../staff/index.ts'
import type { TestPayments } from '../base/test-payments.ts'
import { staffCalls } from '../staff-calls.ts'
import { listWithdrawals } from './withdrawal-states.ts'

const dated = { from: '2026-01-01', on: true } as const
/** Rules that are on, of amounts that a test's withdrawal is around. */
export const testRules = {
  amount: { rule: 'amount', ...dated, fromOre: oreToNumber(kroner(1_000)) },
  marks: { rule: 'marks', ...dated },
  littlePlay: {
    ...{ rule: 'little-play', ...dated },
    ...{ fromOre: oreToNumber(kroner(1_000)), playedPercent: 50 },
  },
  oldDocument: {
    ...{ rule: 'old-document', ...dated, fromOre: oreToNumber(kroner(1_000)) },
    ...{ documentType: 'identity', olderThanDays: 100 },
  },
} as const satisfies Record<string, PayoutRule>

/** The rules that hold from now on; two people from 5.000 kr. on. */
export async function haveRules(world: TestPayments, ...rules: PayoutRule[]): Promise<void> {
  const names = { identity: 'Legitimation', address: 'Dokumentation for adresse' }
  const documents = Object.entries(names).map(([id, name]) => ({ id, name }))
  const types = ['image/jpeg']
  await configure(world, 'payout_rules', {
    ...{ approvalFromOre: oreToNumber(kroner(5_000)), rules },
  })
  await configure(world, 'optionUploadFile', {
    ...{ maximumFiles: 4, maximumMegabytes: 10, types, documents },
  })
}

async function configure({ db, clock }: TestPayments, name: string, value: unknown) {
  const entry = { kind: 'configuration', id: name, place: 0 } as const
  const item = { id: 1, name, type: 'json', value, isPublic: false } as const
  const by = { author: 'staff:vera', at: clock.now() }
  await db.transaction().execute((tx) => saveEntry(tx, { ...entry, value: item }, by))
}

/** The answer that an employee gets. */
export async function askAs<C extends StaffContract>(
  world: TestPayments,
  employee: Employee,
  spec: C,
  request: RequestOf<C>,
): Promise<OutcomeOf<C>> {
  const call = staffCalls(world.context).find((each) => each.spec === spec)
  const asked = { request: request as never, employee, at: world.clock.now() }
  return (await required(call, 'a call of the staff').serve(asked)) as OutcomeOf<C>
}

/** The newest withdrawal, as its player sees it. */
export async function shownTo(world: TestPayments, playerId: PlayerId) {
  const { withdrawals } = (await listWithdrawals(world.context, {
    playerId,
    standing: 'open',
  })) as Extract<Awaited<ReturnType<typeof listWithdrawals>>, { ok: true }>
  return required(withdrawals[0], 'a withdrawal')
}

/** The checks of a withdrawal, in their order. */
export function checksOf({ db }: TestPayments, withdrawalId: string) {
  return db
    .selectFrom('wallet_payout_check')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('check_id')
    .execute()
}
