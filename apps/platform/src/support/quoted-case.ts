import { complaintMessagesMax } from '@nordlys/contracts'
import { audit, looksPersonal } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { tellStaff } from './complaint-letters.ts'
import type { CaseRow } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'

interface Sent {
  messageId: bigint
  email: string
  /** What was typed. */
  words: string
  at: Date
}

/** A number after the word for it: `sag 10001`, `klage nr. 10001`. */
const quotedNumber =
  /(?<!\p{L})(?:sag(?:en|snummer)?|klagen?|nummer|nr)\.?(?:\s+(?:nummer|nr\.?))?:?\s*(\d{1,15})(?!\d)/giu
const quotedMax = 3

/**
 * Adds a message of the contact form to the case without an account that it names: an undecided one of the
 * same address. Whose the address is nobody has proved, so its sender is answered as for any message. A
 * message with a CPR number stays a message, which is forgotten earlier. A case with an account is written in
 * there. [CP8]
 */
export async function joinQuotedCase(context: SupportContext, tx: Tx, sent: Sent): Promise<void> {
  const quoted = [...sent.words.matchAll(quotedNumber)].map(([, number]) => BigInt(number ?? 0))
  if (quoted.length === 0 || looksPersonal(sent.words)) return
  const row = await tx
    .selectFrom('support_case')
    .selectAll()
    .where('case_id', 'in', quoted.slice(0, quotedMax))
    .where('player_id', 'is', null)
    .where('state', '<>', 'decided')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', sent.email.toLowerCase()))
    .orderBy('case_id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (await hasTooMany(tx, row))) return
  await write(tx, row, sent)
  const news = { key: `contact-${sent.messageId}`, subject: 'Ny besked i klage' }
  await tellStaff(context, tx, row, news)
}

async function hasTooMany(tx: Tx, { case_id: caseId }: CaseRow): Promise<boolean> {
  const { written } = await tx
    .selectFrom('support_case_message')
    .select(({ fn }) => fn.countAll<bigint>().as('written'))
    .where('case_id', '=', caseId)
    .where('author', '=', 'player')
    .executeTakeFirstOrThrow()
  return written >= complaintMessagesMax
}

async function write(tx: Tx, row: CaseRow, { messageId, words, at }: Sent): Promise<void> {
  await tx
    .insertInto('support_case_message')
    .values({
      ...{ case_id: row.case_id, author: 'player', employee_id: null },
      ...{ contact_message_id: messageId, words, written_at: at },
    })
    .execute()
  const details = { number: row.case_id, contactMessageId: messageId }
  await audit(tx, { actor: 'outside', action: 'complaint-written-in', details, at })
}
