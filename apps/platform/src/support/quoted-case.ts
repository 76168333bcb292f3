import { complaintMessagesMax } from '@nordlys/contracts'
import { audit } from '../audit/index.ts'
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

/** Numbers of cases are no longer; more of them are no letter but a list. */
const quotedNumber = /(?<!\d)\d{1,15}(?!\d)/g
const quotedMax = 20

/**
 * Adds a message of the contact form to the case without an account whose number it quotes: an undecided one
 * of the same address. A case with an account is written in there, where it is known who writes. The
 * number of the case; undefined where it joins none. [CP8]
 */
export async function joinQuotedCase(
  context: SupportContext,
  tx: Tx,
  sent: Sent,
): Promise<number | undefined> {
  const quoted = (sent.words.match(quotedNumber) ?? []).slice(0, quotedMax).map(BigInt)
  if (quoted.length === 0) return undefined
  const row = await tx
    .selectFrom('support_case')
    .selectAll()
    .where('case_id', 'in', quoted)
    .where('player_id', 'is', null)
    .where('state', '<>', 'decided')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', sent.email.toLowerCase()))
    .orderBy('case_id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (await hasTooMany(tx, row))) return undefined
  await write(tx, row, sent)
  const news = { key: `contact-${sent.messageId}`, subject: 'Ny besked i klage' }
  await tellStaff(context, tx, row, news)
  return Number(row.case_id)
}

/** The case that a message of the contact form joined. */
export async function findJoinedCase(tx: Tx, messageId: bigint): Promise<number | undefined> {
  const row = await tx
    .selectFrom('support_case_message')
    .select('case_id')
    .where('contact_message_id', '=', messageId)
    .executeTakeFirst()
  return row && Number(row.case_id)
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
