import {
  judgeOtherHolder as judgeCall,
  listOtherHolders as listCall,
  type OutcomeOf,
  type RequestOf,
} from '@nordlys/contracts'
import { audit, looksPersonal } from '../../audit/index.ts'
import { type Employee, type StaffCall, staffCall } from '../../staff/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'

const listMax = 100

type NotesContext = Pick<PaymentsContext, 'db' | 'clock'>

/** The calls of the staff about cards whose holder bears another name than the player. */
export function otherHolderCalls(context: NotesContext): StaffCall[] {
  return [
    staffCall(listCall, () => listNotes(context)),
    staffCall(judgeCall, ({ request, employee }) => judge(context, request, employee)),
  ]
}

async function listNotes({ db }: NotesContext): Promise<OutcomeOf<typeof listCall>> {
  const rows = await db
    .selectFrom('wallet_other_holder as note')
    .innerJoin('wallet_deposit as deposit', 'deposit.reference', 'note.reference')
    .select(['note.note_id', 'note.player_id', 'note.reference', 'note.noted_at'])
    .select(['deposit.psp_tx_id', 'deposit.card_last4'])
    .where('note.judged_at', 'is', null)
    .orderBy('note.note_id')
    .limit(listMax)
    .execute()
  const notes = rows.map(({ psp_tx_id: txId, card_last4: last4, ...row }) => ({
    noteId: Number(row.note_id),
    playerId: row.player_id,
    reference: row.reference,
    ...(txId !== null && { txId }),
    ...(last4 !== null && { last4 }),
    notedAt: row.noted_at,
  }))
  return { ok: true, notes }
}

async function judge(
  { db, clock }: NotesContext,
  { noteId: number, reason }: RequestOf<typeof judgeCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof judgeCall>> {
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  const noteId = BigInt(number)
  return db.transaction().execute(async (tx) => {
    const note = await tx
      .selectFrom('wallet_other_holder')
      .select(['player_id as playerId', 'judged_at'])
      .where('note_id', '=', noteId)
      .forUpdate()
      .executeTakeFirst()
    if (!note) return { ok: false, refusal: 'unknown' }
    if (note.judged_at) return { ok: false, refusal: 'judged-already' }
    const at = clock.now()
    await tx
      .updateTable('wallet_other_holder')
      .set({ judged_at: at, judged_by_employee: employee.employeeId, reason })
      .where('note_id', '=', noteId)
      .execute()
    const { playerId } = note
    const did = { actor: 'staff', employee, playerId, action: 'other-holder-judged' } as const
    await audit(tx, { ...did, details: { noteId, reason }, at })
    return { ok: true }
  })
}
