import {
  markPayouts as markCall,
  type OutcomeOf,
  type RequestOf,
  unmarkPayouts as unmarkCall,
} from '@nordlys/contracts'
import { type PlayerId, playerId as playerIdOf } from '@nordlys/core'
import { sql } from 'kysely'
import { audit, looksPersonal } from '../../audit/index.ts'
import { readPayoutRules } from '../../content/index.ts'
import { lockSpaces, type Tx } from '../../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../../staff/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { lateFrom } from './bank-days.ts'
import { insertCheck, tellOfWait } from './payout-checks.ts'
import { rulesAt } from './payout-rules.ts'

/** The calls of the staff about marked players. */
export function payoutMarkCalls(context: PaymentsContext): StaffCall[] {
  return [
    staffCall(markCall, ({ request, employee }) => mark(context, request, employee)),
    staffCall(unmarkCall, ({ request, employee }) => unmark(context, request, employee)),
  ]
}

/**
 * Marks a player, then holds their pending withdrawals. Two transactions: a withdrawal made at the same
 * moment either sees the mark or is seen here, and neither waits for the other's rows. Asked again, the rest
 * is done.
 */
async function mark(
  context: PaymentsContext,
  { playerId: number, reason }: RequestOf<typeof markCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof markCall>> {
  const playerId = playerIdOf(number)
  if (!(await context.players.findContact(context.db, playerId))) {
    return { ok: false, refusal: 'unknown' }
  }
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  const isMarked = await context.db
    .transaction()
    .execute((tx) => noteMark(context, tx, { playerId, reason, employee }))
  if (!isMarked) return { ok: false, refusal: 'already-marked' }
  await context.db.transaction().execute((tx) => keepPending(context, tx, { playerId, employee }))
  return { ok: true }
}

/** False where another mark stands; the same one again is as it was. */
async function noteMark(
  { clock }: PaymentsContext,
  tx: Tx,
  { playerId, reason, employee }: { playerId: PlayerId; reason: string; employee: Employee },
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(${lockSpaces.payoutMarkOfPlayer}::int,
    ${playerId}::int)`.execute(tx)
  const standing = await findMark(tx, playerId)
  const { employeeId } = employee
  if (standing) return standing.marked_by === employeeId && standing.reason === reason
  const at = clock.now()
  const row = { player_id: playerId, reason, marked_at: at, marked_by: employeeId }
  await tx.insertInto('wallet_payout_mark').values(row).execute()
  const details = { reason }
  await audit(tx, { actor: 'staff', employee, playerId, action: 'payouts-marked', details, at })
  return true
}

function findMark(tx: Tx, playerId: PlayerId) {
  return tx
    .selectFrom('wallet_payout_mark')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** By the rule as it holds now; off, the mark keeps nothing. */
async function keepPending(
  context: PaymentsContext,
  tx: Tx,
  { playerId, employee: by }: { playerId: PlayerId; employee: Employee },
): Promise<void> {
  const at = context.clock.now()
  const rule = rulesAt(await readPayoutRules(tx), at).find((each) => each.rule === 'marks')
  if (!rule) return
  const pending = await tx
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'pending')
    .forUpdate()
    .execute()
  const hit = { rule: rule.rule, version: rule.from, waitsFor: 'approval', needs: [] } as const
  for (const row of pending) {
    const { withdrawal_id: withdrawalId, amount_ore: amountOre } = row
    const checked = { withdrawalId, playerId, amountOre, lateAt: lateFrom(row) }
    const isNew =
      (await insertCheck(tx, checked, { hit, people: 1, by, at })) ||
      (await holdAgain(tx, checked, { by, at }))
    if (isNew) await tellOfWait(context, tx, checked, { needs: [], isForPeople: true })
  }
}

/** The wait of an earlier mark was approved: this one makes a wait of its employee's own. */
async function holdAgain(
  tx: Tx,
  checked: Parameters<typeof insertCheck>[1],
  { by, at }: { by: Employee; at: Date },
): Promise<boolean> {
  const held = await tx
    .selectFrom('wallet_payout_check')
    .select('check_id')
    .where('withdrawal_id', '=', checked.withdrawalId)
    .where('waits_for', '=', 'approval')
    .where('decision', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (held) return false
  const hit = { rule: null, version: null, waitsFor: 'approval', needs: [] } as const
  return insertCheck(tx, checked, { hit, people: 1, by, at })
}

/** Withdrawals that wait by the mark wait on: their players have read that we look at them. */
function unmark(
  context: PaymentsContext,
  { playerId: number }: RequestOf<typeof unmarkCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof unmarkCall>> {
  const playerId = playerIdOf(number)
  return context.db.transaction().execute(async (tx) => {
    const standing = await findMark(tx, playerId)
    if (!standing) return { ok: false, refusal: 'not-marked' }
    const { employeeId } = employee
    if (standing.marked_by === employeeId) return { ok: false, refusal: 'second-person-needed' }
    const at = context.clock.now()
    await tx
      .updateTable('wallet_payout_mark')
      .set({ lifted_at: at, lifted_by: employeeId })
      .where('mark_id', '=', standing.mark_id)
      .execute()
    const details = { markedBy: standing.marked_by }
    await audit(tx, { actor: 'staff', employee, playerId, action: 'payouts-unmarked', details, at })
    return { ok: true }
  })
}
