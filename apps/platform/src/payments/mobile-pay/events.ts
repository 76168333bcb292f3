import { createHash } from 'node:crypto'
import { retentionMs } from '@nordlys/contracts'
import { after } from '@nordlys/core'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/index.ts'
import { isSignedByMobilePay, mayBeSigned, type SignedWebhook } from '../../outside/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { EventOutcome } from '../base/tables.ts'
import { settleFromProvider } from '../deposit/open-deposits.ts'

const party = 'mobile-pay'

/** The queue's task that acts on one message. */
export const actOnEventTask = 'act-on-payment-event'

/** No more is read of a body than whom it is about: how the payment stands is asked, never believed. */
const readBody = z.object({
  msn: z.string().max(50),
  reference: z.string().regex(/^[a-zA-Z0-9-]{8,64}$/),
  name: z.enum([
    'CREATED',
    'AUTHORIZED',
    'ABORTED',
    'EXPIRED',
    'TERMINATED',
    'CAPTURED',
    'CANCELLED',
    'REFUNDED',
  ]),
})

/**
 * Keeps a webhook of MobilePay as it came and queues it, once however often it comes. False when its
 * signature is wrong, or of no registration of ours: then nothing of it is kept.
 */
export async function receiveMobilePayEvent(
  context: PaymentsContext,
  webhook: SignedWebhook,
): Promise<boolean> {
  const { db, clock, players, settings } = context
  const at = clock.now()
  // Anybody may knock: the database is asked for no message that cannot be MobilePay's.
  if (!mayBeSigned(webhook, at)) return false
  const registered = await db
    .selectFrom('payments_webhook')
    .select('secret_encrypted')
    .where('party', '=', party)
    .where('ended_at', 'is', null)
    .execute()
  const secrets = registered.map((row) => players.decrypt(row.secret_encrypted))
  const address = new URL(settings.mobilePay.webhookUrl)
  if (!isSignedByMobilePay(webhook, { secrets, address, at })) return false
  const body = Buffer.from(webhook.body)
  const about = read(body)
  await db
    .insertInto('payments_event')
    .values({
      party,
      body,
      body_hash: createHash('sha256').update(body).digest(),
      reference: about?.reference ?? null,
      name: about?.name ?? null,
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['party', 'body_hash']).doNothing())
    .returning(({ ref }) => context.eventJob(ref('event_id')).as('job'))
    .execute()
  return true
}

/**
 * Asks how the payment of a message stands and brings the deposit there, which ends the other messages
 * about it as well: a backlog costs one question for each payment. A message that is nobody's, or cannot
 * be read, waits for people. Throws when MobilePay cannot be asked: the queue tries again, and the cause
 * stands with the message meanwhile. It holds up no other.
 */
export async function actOnEvent(context: PaymentsContext, eventId: bigint): Promise<void> {
  const event = await context.db
    .selectFrom('payments_event')
    .select(['body', 'reference', 'outcome'])
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!event || event.outcome !== null) return
  const about = read(event.body)
  if (!about) return end(context, [eventId], 'unreadable')
  const { merchantSerialNumber } = context.settings.mobilePay
  const deposit = await context.db
    .selectFrom('wallet_deposit')
    .select('reference')
    .where('reference', '=', about.reference)
    .where('method', '=', 'mobile_pay')
    .executeTakeFirst()
  if (!deposit || about.msn !== merchantSerialNumber) return end(context, [eventId], 'nobodys')
  const answered = await waitingAbout(context, about)
  // Another copy ended it since it was read, and has asked.
  if (answered.length === 0) return
  try {
    await settleFromProvider(context, deposit.reference)
  } catch (error) {
    await noteFailure(context, eventId, error)
    throw error
  }
  await end(context, answered, 'asked')
}

type About = z.output<typeof readBody>

/** The messages that wait about a payment now: a question asked from here on answers them all. */
async function waitingAbout({ db }: PaymentsContext, { reference, msn }: About): Promise<bigint[]> {
  const rows = await db
    .selectFrom('payments_event')
    .select(['event_id', 'body'])
    .where('reference', '=', reference)
    .where('outcome', 'is', null)
    .execute()
  return rows.filter(({ body }) => read(body)?.msn === msn).map((row) => row.event_id)
}

function read(body: Uint8Array): About | undefined {
  try {
    return readBody.safeParse(JSON.parse(Buffer.from(body).toString('utf8'))).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function end(
  { db, clock }: PaymentsContext,
  eventIds: bigint[],
  outcome: EventOutcome,
): Promise<void> {
  await db
    .updateTable('payments_event')
    .set({ outcome, acted_at: clock.now() })
    .where('event_id', 'in', eventIds)
    .where('outcome', 'is', null)
    .execute()
}

async function noteFailure({ db }: PaymentsContext, eventId: bigint, error: unknown) {
  const last_error =
    error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown'
  await db
    .updateTable('payments_event')
    .set({ last_error, tries: sql<number>`tries + 1` })
    .where('event_id', '=', eventId)
    .execute()
}

/** Events looked at in one go: the oldest ones, which the key of the table finds. */
const forgottenAtOnce = 500

/** Forgets messages that are older than they may be kept, also those left alone. A job ticks it. */
export async function forgetOldEvents(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('payments_event')
    .where('event_id', 'in', (oldest) =>
      oldest
        .selectFrom('payments_event')
        .select('event_id')
        .orderBy('event_id')
        .limit(forgottenAtOnce),
    )
    .where('received_at', '<=', after(at, -retentionMs.paymentEvent))
    .execute()
}
