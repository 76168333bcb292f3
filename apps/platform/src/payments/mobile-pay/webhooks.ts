import { required } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'

const party = 'mobile-pay'

/** The queue's task that has MobilePay tell us of payments. */
export const registerWebhookTask = 'register-mobile-pay-webhook'

/** Queues a registration where none stands for our address. */
export async function wantWebhook(
  { db, settings }: PaymentsContext,
  enqueueRegistration: () => Promise<void>,
): Promise<void> {
  if (!(await findOwn(db, settings.mobilePay.webhookUrl))) await enqueueRegistration()
}

/**
 * Has MobilePay tell us of payments, unless it does so already at this address. An older registration is
 * believed no more from then on. True when one was made. Throws `OutsideError`.
 */
export async function registerMobilePayWebhook(context: PaymentsContext): Promise<boolean> {
  const { db, clock, players, settings, methods } = context
  const { webhookUrl: url } = settings.mobilePay
  const webhooks = required(methods.mobile_pay.webhooks, 'the registrations at MobilePay')
  const known = await findOwn(db, url)
  if (known && (await webhooks.list()).includes(known)) return false
  const { id, secret } = await webhooks.register(url)
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('payments_webhook')
      .set({ ended_at: at })
      .where('party', '=', party)
      .where('ended_at', 'is', null)
      .execute()
    const row = { webhook_id: id, party, url, registered_at: at, ended_at: null } as const
    await tx
      .insertInto('payments_webhook')
      .values({ ...row, secret_encrypted: players.encrypt(secret) })
      .execute()
    await audit(tx, { actor: 'system', action: 'webhook-registered', details: { party, id }, at })
  })
  return true
}

/** The registration that stands for an address of ours. */
async function findOwn(db: Db, url: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments_webhook')
    .select('webhook_id')
    .where('party', '=', party)
    .where('url', '=', url)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.webhook_id
}
