import {
  type ContactMessage,
  type ContactMessageProblem,
  type ContactTopic,
  contactTopics,
  retentionMs,
} from '@nordlys/contracts'
import { after, foldLine, foldLines, foldTyped, required } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { OutsideError } from '../outside/index.ts'
import { isEmail } from '../players/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import { type CaptchaFault, checkCaptcha } from './captcha.ts'
import { dueAfter } from './complaint-dates.ts'
import { receivedLetter, tellStaff, writeTo } from './complaint-letters.ts'
import { noteReceived } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'
import { joinQuotedCase } from './quoted-case.ts'
import './tables.ts'

/** The name under which a message waits to be mailed; the payload is its number, never its words. */
export const mailContactTask = 'mail-contact-message'

export type SendOutcome =
  | { ok: true; complaint?: number }
  | { ok: false; refusal: 'not-valid'; problems: ContactMessageProblem[] }
  | { ok: false; refusal: 'too-many-attempts' }

type Written = ContactMessage & { topic: ContactTopic }

/**
 * Keeps a message and queues it for customer service, in one step: what was thanked for is not lost.
 * The same message with the same captcha is one message. [VAL-12, CONTENT-04]
 */
export async function sendContactMessage(
  context: SupportContext,
  asked: { message: ContactMessage; captcha: string; clientAddress: string; at: Date },
): Promise<SendOutcome> {
  const { at, clientAddress } = asked
  const { message, problems } = readMessage(asked.message)
  const captcha = await checkCaptcha(context.captchaKey, asked.captcha, at)
  if (!message || !captcha.ok) {
    return notValid(captcha.ok ? problems : [...problems, captchaProblem(captcha.why)])
  }
  const who = { address: clientAddress }
  if (!(await isWithinThrottle(context.throttle, 'contact-customer-service', who, at))) {
    return { ok: false, refusal: 'too-many-attempts' }
  }
  const { challenge } = captcha
  const kept = await context.db
    .transaction()
    .execute((tx) => keep(tx, context, { message, challenge, at }))
  if (!kept) return notValid([captchaProblem('expired')])
  return { ok: true, ...(kept.complaint !== undefined && { complaint: kept.complaint }) }
}

/** `complaint`: the number of the case that the message is. */
interface Kept {
  complaint: number | undefined
}

/** Undefined when the captcha was used for another message. */
async function keep(
  tx: Tx,
  context: SupportContext,
  { message, challenge, at }: { message: Written; challenge: string; at: Date },
): Promise<Kept | undefined> {
  const row = await tx
    .insertInto('support_message')
    .values({ ...message, challenge, received_at: at })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('message_id')
    .executeTakeFirst()
  if (!row) return findSame(tx, message, challenge)
  const messageId = String(row.message_id)
  await audit(tx, {
    actor: 'outside',
    action: 'contact-message-received',
    details: { messageId, topic: message.topic },
    at,
  })
  await context.enqueue(tx, mailContactTask, { messageId })
  const { email, message: words } = message
  if (message.topic !== 'complaint') {
    await joinQuotedCase(context, tx, { messageId: row.message_id, email, words, at })
    return { complaint: undefined }
  }
  return { complaint: await makeCase(context, tx, { ...message, messageId: row.message_id, at }) }
}

async function findSame(tx: Tx, message: Written, challenge: string): Promise<Kept | undefined> {
  const before = await tx
    .selectFrom('support_message as m')
    .leftJoin('support_case as c', 'c.message_id', 'm.message_id')
    .select(['m.topic', 'm.name', 'm.email', 'm.message', 'c.case_id'])
    .where('m.challenge', '=', challenge)
    .executeTakeFirst()
  const sent = required(before, 'the message of a used captcha')
  const { topic, name, email, message: words, case_id: number } = sent
  const isSame = JSON.stringify([topic, name, email, words]) === JSON.stringify(wordsOf(message))
  return isSame ? { complaint: number === null ? undefined : Number(number) } : undefined
}

function wordsOf({ topic, name, email, message }: Written) {
  return [topic, name, email, message]
}

/** A complaint of somebody who may have no account: the number binds what they write later to it. [CP8] */
async function makeCase(
  context: SupportContext,
  tx: Tx,
  sent: Pick<Written, 'name' | 'email' | 'message'> & { messageId: bigint; at: Date },
): Promise<number> {
  const { name, email, message: words, messageId, at } = sent
  const row = await tx
    .insertInto('support_case')
    .values({
      ...{ name, email, words, message_id: messageId, topic: 'other' },
      received_at: at,
      due_at: dueAfter(at),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteReceived(tx, row)
  await writeTo(context, tx, row, receivedLetter(row))
  await tellStaff(context, tx, row, { key: 'received', subject: 'Ny klage' })
  return Number(row.case_id)
}

/** Mails a kept message to customer service; harmless to repeat. Throws when mail is away. */
export async function mailContactMessage(
  { db, messages, customerServiceEmail }: SupportContext,
  { messageId }: { messageId: string },
): Promise<void> {
  const row = await db
    .selectFrom('support_message')
    .selectAll()
    .where('message_id', '=', BigInt(messageId))
    .executeTakeFirst()
  // It was old enough to be forgotten before mail came back.
  if (!row) return
  const outcome = await messages.sendEmail({
    to: customerServiceEmail,
    subject: `${subjects[row.topic]} (henvendelse ${messageId})`,
    text: [`Fra: ${row.name}`, `E-mail: ${row.email}`, '', row.message].join('\n'),
    category: 'transactional',
    templateId: 'contact',
    idempotencyKey: `contact-${messageId}`,
  })
  // Our own address is none: somebody must see it, and the message waits.
  if (outcome === 'bounced') throw new OutsideError('messages', 'nonsense')
}

const subjects: Readonly<Record<ContactTopic, string>> = {
  account: 'Konto og login',
  payments: 'Ind- og udbetaling',
  games: 'Spil',
  limits: 'Grænser og pauser',
  complaint: 'Klage',
  other: 'Andet',
}

/** Forgets messages that are older than they may be kept. A job ticks it. */
export async function forgetOldMessages(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('support_message')
    .where('received_at', '<=', after(at, -retentionMs.contactMessage))
    .where((eb) =>
      eb.or([
        eb('topic', '<>', 'complaint'),
        eb('received_at', '<=', after(at, -retentionMs.complaint)),
      ]),
    )
    .execute()
}

/** The message without its outer spaces, or every problem in the form's order. */
function readMessage(typed: ContactMessage): {
  message: Written | undefined
  problems: ContactMessageProblem[]
} {
  // A name stands on a line of its own in the mail: it must not begin another.
  const [name, email] = [foldLine(typed.name), foldTyped(typed.email)]
  const words = foldLines(typed.message)
  const topic = contactTopics.find((known) => known === typed.topic)
  const problems: ContactMessageProblem[] = []
  if (name === '') problems.push({ field: 'name', reason: 'required' })
  if (email === '') problems.push({ field: 'email', reason: 'required' })
  else if (!isEmail(email)) problems.push({ field: 'email', reason: 'invalid' })
  if (!topic) problems.push({ field: 'topic', reason: 'required' })
  if (words === '') problems.push({ field: 'message', reason: 'required' })
  const isInOrder = topic !== undefined && problems.length === 0
  return { message: isInOrder ? { name, email, topic, message: words } : undefined, problems }
}

function captchaProblem(reason: CaptchaFault): ContactMessageProblem {
  return { field: 'captcha', reason }
}

function notValid(problems: ContactMessageProblem[]): SendOutcome {
  return { ok: false, refusal: 'not-valid', problems }
}
