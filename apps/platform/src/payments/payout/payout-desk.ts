import {
  type approvePayout as approveCall,
  approvePayout,
  askDocuments as askCall,
  listPayouts,
  type OutcomeOf,
  type PayoutRefusal,
  type RequestOf,
  refusePayout,
} from '@nordlys/contracts'
import type { Selectable } from 'kysely'
import { audit } from '../../audit/index.ts'
import { readDocumentNames } from '../../content/index.ts'
import type { Tx } from '../../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../../staff/index.ts'
import { withdrawalRefusedEmail } from '../base/payment-emails.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { PayoutCheckTable, PayoutDecision } from '../base/tables.ts'
import { lateFrom } from './bank-days.ts'
import { insertCheck, tellOfWait } from './payout-checks.ts'
import { restoreBonus } from './returned-bonus.ts'
import { listWaitingPayouts } from './waiting-payouts.ts'
import {
  lockWithdrawal,
  moveWithdrawal,
  postForWithdrawal,
  type WithdrawalRow,
} from './withdrawal-states.ts'

type Check = Selectable<PayoutCheckTable>

/** The calls of the staff about withdrawals that wait for people. */
export function payoutCalls(context: PaymentsContext): StaffCall[] {
  return [
    staffCall(listPayouts, () => listWaitingPayouts(context)),
    staffCall(approvePayout, ({ request, employee }) =>
      decide(context, { ...request, decision: 'approved', employee }),
    ),
    staffCall(refusePayout, ({ request, employee }) =>
      decide(context, { ...request, decision: 'refused', employee }),
    ),
    staffCall(askCall, ({ request, employee }) => askDocuments(context, request, employee)),
  ]
}

type Asked = { withdrawalId: string; employee: Employee } & (
  | { decision: 'approved' }
  | { decision: 'refused'; reason: PayoutRefusal }
)

/**
 * Ends what a withdrawal waits for: by one employee what a rule asked for, by two from the amount on that is
 * configured, and by another than the asker what an employee made or changed. The table's constraints hold
 * all three whatever is done here. [PAY-07]
 */
function decide(context: PaymentsContext, asked: Asked): Promise<OutcomeOf<typeof approveCall>> {
  const { withdrawalId, decision, employee } = asked
  return context.db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId)
    if (!row) return { ok: false, refusal: 'unknown' }
    const checks = await readChecks(tx, withdrawalId)
    const open = checks.filter((check) => check.decision === null)
    if (row.status !== 'pending' || open.length === 0) {
      return hasDecided(checks, asked)
        ? { ok: true, isEnded: true }
        : { ok: false, refusal: 'not-waiting' }
    }
    if (await hasJudged(context, tx, row, { asked, checks })) {
      return { ok: false, refusal: 'second-person-needed' }
    }
    const others = open.filter(({ asked_by: askedBy }) => askedBy !== employee.employeeId)
    const mayEnd = decision === 'approved' ? others.length > 0 : others.length === open.length
    if (!mayEnd) return { ok: false, refusal: 'second-person-needed' }
    if (others.some((check) => wantsSecond(check, asked))) {
      await noteWish(context, tx, row, { asked, checks: others })
      return { ok: true, isEnded: false }
    }
    const isEnded = await end(context, tx, row, { asked, open, checks: others })
    return { ok: true, isEnded }
  })
}

function readChecks(tx: Tx, withdrawalId: string): Promise<Check[]> {
  return tx
    .selectFrom('wallet_payout_check')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('check_id')
    .execute()
}

/** An employee who judged a document that the withdrawal waited for does not approve it. [PAY-08] */
async function hasJudged(
  { players }: PaymentsContext,
  tx: Tx,
  { player_id: playerId }: WithdrawalRow,
  { asked, checks }: { asked: Asked; checks: readonly Check[] },
): Promise<boolean> {
  const list = checks.find((check) => check.waits_for === 'documents')
  if (!list || asked.decision !== 'approved') return false
  const about = { playerId, documentTypes: list.needs }
  return (await players.readDocumentJudges(tx, about)).includes(asked.employee.employeeId)
}

function hasDecided(checks: readonly Check[], { decision, employee }: Asked): boolean {
  return checks.some(
    (check) => check.decision === decision && check.decided_by === employee.employeeId,
  )
}

/** Whether somebody else has to want the same first. Who asked counts as the first of two. */
function wantsSecond(check: Check, { decision, employee }: Asked): boolean {
  if (check.people === 1 || check.asked_by !== null) return false
  return check.wish !== decision || check.wished_by === employee.employeeId
}

async function noteWish(
  { clock }: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  { asked: { decision, employee }, checks }: { asked: Asked; checks: readonly Check[] },
): Promise<void> {
  const isNew = checks.some(
    ({ wish, wished_by: by }) => wish !== decision || by !== employee.employeeId,
  )
  if (!isNew) return
  await update(tx, checks, { wish: decision, wished_by: employee.employeeId })
  const { withdrawal_id: withdrawalId, player_id: playerId } = row
  const action = decision === 'approved' ? 'payout-approval-wished' : 'payout-refusal-wished'
  const details = { withdrawalId }
  await audit(tx, { actor: 'staff', employee, playerId, action, details, at: clock.now() })
}

/** Whether nothing is left that keeps it. */
async function end(
  context: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  ended: { asked: Asked; open: readonly Check[]; checks: readonly Check[] },
): Promise<boolean> {
  const { asked, open, checks } = ended
  const { decision, employee } = asked
  const { withdrawal_id: withdrawalId, player_id: playerId } = row
  const at = context.clock.now()
  const reason = asked.decision === 'refused' ? asked.reason : null
  await update(tx, checks, {
    decision,
    decided_at: at,
    decided_by: employee.employeeId,
    ...(reason && { reason }),
  })
  const rules = checks.map(({ rule }) => rule ?? 'employee').join(' ')
  const details = { withdrawalId, rules, reason }
  const did = { actor: 'staff', employee, playerId, details, at } as const
  await audit(tx, { ...did, action: `payout-${decision}` })
  if (reason) await giveBack(context, tx, row, reason)
  return reason !== null || checks.length === open.length
}

async function update(
  tx: Tx,
  checks: readonly Check[],
  change: {
    wish?: PayoutDecision
    wished_by?: number
    decision?: PayoutDecision
    decided_at?: Date
    decided_by?: number
    reason?: PayoutRefusal
  },
): Promise<void> {
  const ids = checks.map(({ check_id: id }) => id)
  await tx.updateTable('wallet_payout_check').set(change).where('check_id', 'in', ids).execute()
}

/** A refusal costs the player nothing: the money is back, and what is left of a bonus given up for it. */
async function giveBack(
  context: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  reason: PayoutRefusal,
): Promise<void> {
  const { amount_ore: amountOre } = row
  const at = context.clock.now()
  await postForWithdrawal(context, tx, row, 'withdrawal-released', at)
  const canceled = await moveWithdrawal(tx, row, 'canceled', { actor: 'staff', at, reason })
  const restoredOre = await restoreBonus(context, tx, canceled, at)
  const contact = await context.players.findContact(tx, row.player_id)
  if (!contact) return
  const letter = withdrawalRefusedEmail(contact, { amountOre, reason, restoredOre })
  await context.enqueueEmail(tx, letter)
}

/**
 * Asks for the whole list of documents, once. What a rule keeps is changed by it: from now on another
 * employee ends it, and what a first one wished for counts no more.
 */
function askDocuments(
  context: PaymentsContext,
  { withdrawalId, documentTypes }: RequestOf<typeof askCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof askCall>> {
  return context.db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId)
    if (!row) return { ok: false, refusal: 'unknown' }
    const names = await readDocumentNames(tx)
    const needs = [...new Set(documentTypes)]
    if (!needs.every((type) => names.has(type))) {
      return { ok: false, refusal: 'unknown-document-type' }
    }
    if (row.status !== 'pending') return { ok: false, refusal: 'too-late' }
    const checks = await readChecks(tx, withdrawalId)
    const list = checks.find((check) => check.waits_for === 'documents')
    if (list) return isSameList(list, needs, employee) ? { ok: true } : alreadyAsked
    await tx
      .updateTable('wallet_payout_check')
      .set({ asked_by: employee.employeeId, wish: null, wished_by: null })
      .where('withdrawal_id', '=', withdrawalId)
      .where('decision', 'is', null)
      .where('asked_by', 'is', null)
      .execute()
    const hit = { rule: null, version: null, waitsFor: 'documents', needs } as const
    const { player_id: playerId, amount_ore: amountOre } = row
    const checked = { withdrawalId, playerId, amountOre, lateAt: lateFrom(row) }
    await insertCheck(tx, checked, { hit, people: 1, by: employee, at: context.clock.now() })
    const isForPeople = checks.some((check) => check.decision === null)
    await tellOfWait(context, tx, checked, { needs, isForPeople })
    return { ok: true }
  })
}

const alreadyAsked = { ok: false, refusal: 'already-asked' } as const

function isSameList({ needs, asked_by: by, rule }: Check, asked: string[], employee: Employee) {
  return rule === null && by === employee.employeeId && needs.join() === asked.join()
}
