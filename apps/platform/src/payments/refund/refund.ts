import {
  dropRefund as dropCall,
  listRefunds as listCall,
  type OutcomeOf,
  type RefundRecord,
  type RequestOf,
  refundDeposit as refundCall,
} from '@nordlys/contracts'
import { hourMs, type Ore, ore, sum, zeroOre } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { audit, looksPersonal } from '../../audit/index.ts'
import { readTwoPeopleFromOre } from '../../content/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../../staff/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { DepositRow, RefundTable } from '../base/tables.ts'
import { lockRefundable } from './find-refundable.ts'

const listMax = 100
/** The same command within it is taken for one that was given twice. */
const sameAgainAfterMs = hourMs

type RefundContext = Pick<PaymentsContext, 'db' | 'clock'>
type RefundRow = Selectable<RefundTable>

/** The calls of the staff about refunds. */
export function refundCalls(context: RefundContext): StaffCall[] {
  return [
    staffCall(listCall, () => listRefunds(context)),
    staffCall(refundCall, ({ request, employee }) => refundDeposit(context, request, employee)),
    staffCall(dropCall, ({ request, employee }) => dropRefund(context, request, employee)),
  ]
}

/**
 * Wishes for a refund, or agrees to the wish of another. One that is agreed to is made by a job, so that a
 * provider that does not answer holds up nobody; the books follow what the provider then says. [PA63]
 */
export async function refundDeposit(
  { db, clock }: RefundContext,
  { reference, amountOre: wished, reason, again }: RequestOf<typeof refundCall>,
  by: Employee,
): Promise<OutcomeOf<typeof refundCall>> {
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return db.transaction().execute(async (tx) => {
    const found = await lockRefundable(tx, reference)
    if (!found) return { ok: false, refusal: 'unknown' }
    const { first, txId, leftOre } = found
    const amountOre = wished === undefined ? leftOre : ore(wished)
    const rows = await refundsOf(tx, txId)
    const open = rows.find(({ outcome }) => outcome === null)
    if (open && (open.agreed_by !== null || open.amount_ore !== amountOre)) {
      return { ok: false, refusal: 'another-waits', refund: await recordIn(tx, open) }
    }
    if (leftOre === zeroOre) return { ok: false, refusal: 'nothing-left' }
    if (amountOre > leftOre) return { ok: false, refusal: 'amount-too-large', leftOre }
    const at = clock.now()
    const same = open || again ? undefined : rows.find((row) => isJustMade(row, amountOre, at))
    if (same) return { ok: false, refusal: 'just-refunded', refund: await recordIn(tx, same) }
    const act = { tx, first, by, reason, at }
    if (open && !mayAgree(open, by)) {
      return { ok: false, refusal: 'second-person-needed', refund: await recordIn(tx, open) }
    }
    const row = open ? await agree(act, open) : await wish(act, { txId, amountOre, earlier: rows })
    return { ok: true, refund: await recordIn(tx, row) }
  })
}

interface Act {
  tx: Tx
  first: DepositRow
  by: Employee
  reason: string
  at: Date
}

async function wish(
  { tx, first, by, reason, at }: Act,
  asked: { txId: string; amountOre: Ore; earlier: readonly RefundRow[] },
): Promise<RefundRow> {
  const { txId: tx_id, amountOre: amount_ore, earlier } = asked
  const standing = earlier.filter(({ outcome }) => outcome === 'made')
  const wished = {
    counted_ore: sum(amount_ore, ...standing.map((row) => row.amount_ore)),
    two_people_from_ore: await readTwoPeopleFromOre(tx),
    wished_by: by.employeeId,
  }
  const isAgreed = mayAgree(wished, by)
  const agreed = isAgreed ? { agreed_by: by.employeeId, agreed_at: at, next_try_at: at } : {}
  const row = await tx
    .insertInto('payments_refund')
    .values({
      ...{ reference: first.reference, tx_id, number: earlier.length + 1, amount_ore, reason },
      ...{ ...wished, wished_at: at, ...agreed },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await auditRefund(tx, row, first, isAgreed ? 'refund-agreed' : 'refund-wished', {
    by,
    reason,
    at,
  })
  return row
}

async function agree({ tx, first, by, reason, at }: Act, open: RefundRow): Promise<RefundRow> {
  const row = await tx
    .updateTable('payments_refund')
    .set({ agreed_by: by.employeeId, agreed_at: at, next_try_at: at })
    .where('refund_id', '=', open.refund_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await auditRefund(tx, row, first, 'refund-agreed', { by, reason, at })
  return row
}

function isJustMade(
  { outcome, amount_ore, ended_at }: RefundRow,
  amountOre: Ore,
  at: Date,
): boolean {
  if (outcome !== 'made' || amount_ore !== amountOre || ended_at === null) return false
  return at.getTime() - ended_at.getTime() < sameAgainAfterMs
}

/** As the table's CHECK has it. */
function mayAgree(
  row: Pick<RefundRow, 'counted_ore' | 'two_people_from_ore' | 'wished_by'>,
  by: Employee,
): boolean {
  return by.employeeId !== row.wished_by || row.counted_ore < row.two_people_from_ore
}

async function dropRefund(
  { db, clock }: RefundContext,
  { reference, reason }: RequestOf<typeof dropCall>,
  by: Employee,
): Promise<OutcomeOf<typeof dropCall>> {
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return db.transaction().execute(async (tx) => {
    const found = await lockRefundable(tx, reference)
    const rows = found ? await refundsOf(tx, found.txId) : []
    const open = rows.find(({ outcome, agreed_by }) => outcome === null && agreed_by === null)
    if (!found || !open) return { ok: false, refusal: 'not-waiting' }
    const at = clock.now()
    await tx
      .updateTable('payments_refund')
      .set({ outcome: 'dropped', ended_at: at })
      .where('refund_id', '=', open.refund_id)
      .execute()
    await auditRefund(tx, open, found.first, 'refund-dropped', { by, reason, at })
    return { ok: true }
  })
}

async function listRefunds({ db }: RefundContext): Promise<OutcomeOf<typeof listCall>> {
  const rows = await db
    .selectFrom('payments_refund')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('refund_id')
    .limit(listMax)
    .execute()
  return { ok: true, refunds: await Promise.all(rows.map((row) => recordIn(db, row))) }
}

/** All refunds of a capture, the first one first. */
function refundsOf(tx: Tx, txId: string): Promise<RefundRow[]> {
  return tx
    .selectFrom('payments_refund')
    .selectAll()
    .where('tx_id', '=', txId)
    .orderBy('number')
    .execute()
}

async function recordIn(db: Db | Tx, row: RefundRow): Promise<RefundRecord> {
  const employees = await db
    .selectFrom('staff_employee')
    .select(['employee_id', 'name'])
    .where('employee_id', 'in', [row.wished_by, row.agreed_by ?? row.wished_by])
    .execute()
  const nameOf = (id: number) => employees.find((each) => each.employee_id === id)?.name ?? ''
  const { agreed_by: agreedBy, agreed_at: agreedAt, last_error: cause } = row
  return {
    reference: row.reference,
    amountOre: row.amount_ore,
    reason: row.reason,
    wishedBy: nameOf(row.wished_by),
    wishedAt: row.wished_at,
    ...(agreedBy !== null && { agreedBy: nameOf(agreedBy) }),
    ...(agreedAt && { agreedAt }),
    tries: row.tries,
    ...(cause !== null && { cause }),
  }
}

async function auditRefund(
  tx: Tx,
  { reference, amount_ore: amountOre, number }: RefundRow,
  { player_id: playerId }: DepositRow,
  action: string,
  { by: employee, reason, at }: { by: Employee; reason: string; at: Date },
): Promise<void> {
  const details = { reference, amountOre, number, reason }
  await audit(tx, { actor: 'staff', employee, playerId, action, details, at })
}
