import type { listPayouts, OutcomeOf, WaitingPayout } from '@nordlys/contracts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { lateFrom } from './bank-days.ts'
import { payoutRuleBook } from './payout-rules.ts'

const listMax = 200

/** Withdrawals that wait for documents or for people, with all of their checks, the oldest first. */
export async function listWaitingPayouts({
  db,
}: Pick<PaymentsContext, 'db'>): Promise<OutcomeOf<typeof listPayouts>> {
  const rows = await db
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('status', '=', 'pending')
    .where('open_checks', '>', 0)
    .orderBy('created_at')
    .orderBy('withdrawal_id')
    .limit(listMax)
    .execute()
  const checks = await listChecks(
    { db },
    rows.map((row) => row.withdrawal_id),
  )
  const payouts = rows.map((row) => ({
    withdrawalId: row.withdrawal_id,
    playerId: row.player_id,
    amountOre: row.amount_ore,
    createdAt: row.created_at,
    cancelableUntil: row.cancelable_until,
    lateAt: lateFrom(row),
    checks: checks.filter(({ id }) => id === row.withdrawal_id).map(({ check }) => check),
  }))
  return { ok: true, payouts }
}

interface ListedCheck {
  id: string
  check: WaitingPayout['checks'][number]
}

async function listChecks(
  { db }: Pick<PaymentsContext, 'db'>,
  withdrawalIds: readonly string[],
): Promise<ListedCheck[]> {
  if (withdrawalIds.length === 0) return []
  const rows = await db
    .selectFrom('wallet_payout_check as c')
    .leftJoin('staff_employee as asker', 'asker.employee_id', 'c.asked_by')
    .leftJoin('staff_employee as wisher', 'wisher.employee_id', 'c.wished_by')
    .selectAll('c')
    .select(({ cast }) => cast<string | null>('c.rule_version', 'text').as('version'))
    .select(['asker.name as askedBy', 'wisher.name as wishedBy'])
    .where('c.withdrawal_id', 'in', withdrawalIds)
    .where('c.decision', 'is', null)
    .orderBy('c.check_id')
    .execute()
  return rows.map(({ rule, version, askedBy, wish, wishedBy, due_at: dueAt, ...row }) => ({
    id: row.withdrawal_id,
    check: {
      ...(rule && { rule, because: payoutRuleBook[rule].reason }),
      ...(version !== null && { ruleVersion: version }),
      waitsFor: row.waits_for,
      needs: row.needs,
      sent: row.sent,
      askedAt: row.asked_at,
      ...(askedBy !== null && { askedBy }),
      people: row.people,
      ...(wish && { wish }),
      ...(wishedBy !== null && { wishedBy }),
      ...(dueAt && { dueAt }),
    },
  }))
}
