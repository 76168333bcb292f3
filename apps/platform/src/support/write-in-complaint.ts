import {
  complaintMessagesMax,
  type OutcomeOf,
  type RequestOf,
  type writeInComplaint as writeCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit, looksPersonal } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { tellStaff } from './complaint-letters.ts'
import { ownCase } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'

/** Adds the player's words to their case; the same ones sent again under the key are written once. [CP5] */
export function writeInComplaint(
  context: SupportContext,
  playerId: PlayerId,
  { number, words, idempotencyKey }: RequestOf<typeof writeCall>,
): Promise<OutcomeOf<typeof writeCall>> {
  return context.db.transaction().execute(async (tx) => {
    const row = await ownCase(tx, playerId, number).forUpdate().executeTakeFirst()
    if (!row) return { ok: false, refusal: 'unknown' }
    const before = await readOwnKeys(tx, row.case_id)
    if (before.includes(idempotencyKey)) return { ok: true }
    if (row.state === 'decided') return { ok: false, refusal: 'already-decided' }
    if (words === '') return { ok: false, refusal: 'words-required' }
    if (looksPersonal(words)) return { ok: false, refusal: 'personal-number' }
    if (before.length >= complaintMessagesMax) return { ok: false, refusal: 'too-many-messages' }
    const at = context.clock.now()
    const { message_id: messageId } = await tx
      .insertInto('support_case_message')
      .values({
        case_id: row.case_id,
        author: 'player',
        employee_id: null,
        wish_key: idempotencyKey,
        words,
        written_at: at,
      })
      .returning('message_id')
      .executeTakeFirstOrThrow()
    const details = { number: row.case_id, messageId }
    await audit(tx, { actor: 'player', playerId, action: 'complaint-written-in', details, at })
    const news = { key: `message-${messageId}`, subject: 'Ny besked i klage' }
    await tellStaff(context, tx, row, news)
    return { ok: true }
  })
}

/** The keys of what the player has written in a case. */
async function readOwnKeys(tx: Tx, caseId: bigint): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('support_case_message')
    .select('wish_key')
    .where('case_id', '=', caseId)
    .where('author', '=', 'player')
    .execute()
  return rows.map(({ wish_key: key }) => key)
}
