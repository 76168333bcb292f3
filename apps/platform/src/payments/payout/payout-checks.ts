import type { Ore, PlayerId } from '@nordlys/core'
import { type NotNull, sql } from 'kysely'
import { type AuditEntry, audit } from '../../audit/index.ts'
import { readDocumentNames, readPayoutRules } from '../../content/index.ts'
import type { Tx } from '../../db/index.ts'
import { withdrawalWaitsEmail } from '../base/payment-emails.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { bankDaysAfter } from './bank-days.ts'
import { readPayoutFacts } from './payout-facts.ts'
import { judgePayout, type PayoutRuleHit, peopleFor, rulesAt } from './payout-rules.ts'
import { isHeld, type PayoutWait } from './payout-waits.ts'

/** A bank day is for people to decide on documents that came. */
const documentsDecidedWithinBankDays = 1

/** A withdrawal that checks are made for. */
interface Checked {
  withdrawalId: string
  playerId: PlayerId
  amountOre: Ore
  lateAt: Date
}

/**
 * Has the rules that hold judge a withdrawal in the transaction that makes it, so that the player reads at
 * once what is asked of them and from when it is late. [PAY-08]
 */
export async function checkNewWithdrawal(
  context: PaymentsContext,
  tx: Tx,
  made: Checked,
  at: Date,
): Promise<void> {
  const all = await readPayoutRules(tx)
  const rules = rulesAt(all, at)
  const asked = await findUnapproved(tx, made.playerId)
  if (rules.length === 0 && !asked) return
  const judged = judgePayout(rules, await readPayoutFacts(context, tx, rules, { ...made, at }), at)
  // One list of documents: the one that an employee asked for has what a rule asks for, too.
  const hits = asked ? judged.filter(({ waitsFor }) => waitsFor !== 'documents') : judged
  const people = peopleFor(all, made.amountOre)
  for (const hit of hits) await insertCheck(tx, made, { hit, people, at })
  const ofRules = judged.filter((hit) => !hits.includes(hit)).flatMap((hit) => hit.needs)
  const needs = [...new Set([...(asked?.needs ?? []), ...ofRules])]
  if (asked) {
    const hit = { rule: null, version: null, waitsFor: 'documents', needs } as const
    await insertCheck(tx, made, { hit, people: 1, by: { employeeId: asked.askedBy }, at })
  }
  const wait = waitOf(hits)
  await tellOfWait(context, tx, made, { ...wait, needs: [...wait.needs, ...needs] })
}

/** The documents that an employee asked for last, unless they are approved: no new withdrawal ends that. */
async function findUnapproved(tx: Tx, playerId: PlayerId) {
  const last = await tx
    .selectFrom('wallet_payout_check as c')
    .innerJoin('wallet_withdrawal as w', 'w.withdrawal_id', 'c.withdrawal_id')
    .select(['c.needs', 'c.asked_by as askedBy', 'c.decision'])
    .where('w.player_id', '=', playerId)
    .where('c.waits_for', '=', 'documents')
    .where('c.asked_by', 'is not', null)
    .orderBy('c.check_id', 'desc')
    .limit(1)
    .$narrowType<{ askedBy: NotNull }>()
    .executeTakeFirst()
  return last?.decision === 'approved' ? undefined : last
}

interface NewCheck {
  hit: PayoutRuleHit | (Pick<PayoutRuleHit, 'waitsFor' | 'needs'> & { rule: null; version: null })
  people: 1 | 2
  /** An employee, where one asked. */
  by?: { employeeId: number }
  at: Date
}

/** Whether it was not there yet; the withdrawal is pending, else the database refuses it. */
export async function insertCheck(
  tx: Tx,
  { withdrawalId, playerId, lateAt }: Checked,
  { hit: { rule, version, waitsFor, needs }, people, by, at }: NewCheck,
): Promise<boolean> {
  const made = await tx
    .insertInto('wallet_payout_check')
    .values({
      withdrawal_id: withdrawalId,
      rule,
      rule_version: version,
      waits_for: waitsFor,
      needs,
      people,
      asked_at: at,
      asked_by: by?.employeeId ?? null,
      due_at: waitsFor === 'documents' ? null : lateAt,
    })
    .onConflict((conflict) => conflict.columns(['withdrawal_id', 'rule']).doNothing())
    .returning('check_id')
    .executeTakeFirst()
  if (!made) return false
  const did: Pick<AuditEntry, 'actor' | 'employee'> = by
    ? { actor: 'staff', employee: by }
    : { actor: 'system' }
  const details = { withdrawalId, rule, version, waitsFor, needs: needs.join(' ') }
  await audit(tx, { ...did, playerId, action: 'payout-check-made', details, at })
  return true
}

function waitOf(hits: readonly PayoutRuleHit[]): PayoutWait {
  return {
    needs: hits.flatMap(({ needs }) => needs),
    isForPeople: hits.some(({ waitsFor }) => waitsFor === 'approval'),
  }
}

/** Writes to the player what their withdrawal waits for, but not who asked and why. */
export async function tellOfWait(
  context: PaymentsContext,
  tx: Tx,
  { playerId, amountOre, lateAt }: Checked,
  wait: PayoutWait,
): Promise<void> {
  const contact = isHeld(wait) && (await context.players.findContact(tx, playerId))
  if (!contact) return
  const documents = await namesOf(tx, wait.needs)
  const { isForPeople } = wait
  const letter = withdrawalWaitsEmail(contact, { amountOre, documents, isForPeople, lateAt })
  await context.enqueueEmail(tx, letter)
}

async function namesOf(tx: Tx, types: readonly string[]): Promise<string[]> {
  if (types.length === 0) return []
  const names = await readDocumentNames(tx)
  return types.map((type) => names.get(type) ?? type)
}

/**
 * Notes that a player has sent a document, in the transaction that keeps it: once the whole list has come,
 * the wait is for people, who have a bank day. The same file once more counts as sent.
 */
export async function noteDocumentSent(
  tx: Tx,
  { playerId, documentType, at }: { playerId: PlayerId; documentType: string; at: Date },
): Promise<void> {
  const asked = await tx
    .selectFrom('wallet_payout_check as c')
    .innerJoin('wallet_withdrawal as w', 'w.withdrawal_id', 'c.withdrawal_id')
    .select(['c.check_id', 'c.withdrawal_id', 'c.needs', 'c.sent'])
    .where('w.player_id', '=', playerId)
    .where('w.status', '=', 'pending')
    .where('c.waits_for', '=', 'documents')
    .where('c.decision', 'is', null)
    .where('c.answered_at', 'is', null)
    .forUpdate('c')
    .execute()
  for (const row of asked) {
    const { needs, check_id: checkId, withdrawal_id: withdrawalId } = row
    if (!needs.includes(documentType) || row.sent.includes(documentType)) continue
    const sent = [...row.sent, documentType]
    const isAnswered = needs.every((type) => sent.includes(type))
    const dueAt = bankDaysAfter(at, documentsDecidedWithinBankDays)
    await tx
      .updateTable('wallet_payout_check')
      .set({ sent, ...(isAnswered && { answered_at: at, due_at: dueAt }) })
      .where('check_id', '=', checkId)
      .execute()
    const details = { withdrawalId, documentType, isAnswered }
    await audit(tx, { actor: 'player', playerId, action: 'payout-document-sent', details, at })
  }
}

/** The employees who asked for this type, for a withdrawal that waits for it; null for a rule. */
export async function findDocumentAskers(
  tx: Tx,
  { playerId, documentType }: { playerId: PlayerId; documentType: string },
): Promise<(number | null)[]> {
  const rows = await tx
    .selectFrom('wallet_payout_check as c')
    .innerJoin('wallet_withdrawal as w', 'w.withdrawal_id', 'c.withdrawal_id')
    .select('c.asked_by as by')
    .where('w.player_id', '=', playerId)
    .where('w.status', '=', 'pending')
    .where('c.waits_for', '=', 'documents')
    .where('c.decision', 'is', null)
    .where(sql<boolean>`${documentType} = ANY(c.needs)`)
    .execute()
  return rows.map(({ by }) => by)
}

/**
 * Undoes what a document answered, in the transaction that rejects it: the withdrawal waits for its type
 * again, and people have their bank day once the whole list has come.
 */
export async function noteDocumentRejected(
  tx: Tx,
  { playerId, documentType, at }: { playerId: PlayerId; documentType: string; at: Date },
): Promise<void> {
  const reopened = await tx
    .updateTable('wallet_payout_check as c')
    .from('wallet_withdrawal as w')
    .set({
      sent: sql<string[]>`array_remove(c.sent, ${documentType})`,
      ...{ answered_at: null, due_at: null },
    })
    .whereRef('w.withdrawal_id', '=', 'c.withdrawal_id')
    .where('w.player_id', '=', playerId)
    .where('w.status', '=', 'pending')
    .where('c.decision', 'is', null)
    .where(sql<boolean>`${documentType} = ANY(c.sent)`)
    .returning('c.withdrawal_id as withdrawalId')
    .execute()
  for (const { withdrawalId } of reopened) {
    const details = { withdrawalId, documentType }
    await audit(tx, { actor: 'system', playerId, action: 'payout-document-rejected', details, at })
  }
}

/** Whether people have let a withdrawal go on a document of this type. */
export async function isDocumentReliedOn(
  tx: Tx,
  { playerId, documentType }: { playerId: PlayerId; documentType: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('wallet_payout_check as c')
    .innerJoin('wallet_withdrawal as w', 'w.withdrawal_id', 'c.withdrawal_id')
    .select('c.check_id')
    .where('w.player_id', '=', playerId)
    .where('c.decision', '=', 'approved')
    .where(sql<boolean>`${documentType} = ANY(c.sent)`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
