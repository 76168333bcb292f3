import { hex, type Random } from '@nordlys/core'
import type { KeptMap } from '../shell/kept-map.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import type { Payment } from './payment.ts'
import type { Webhook } from './post-webhook.ts'
import type { WebhookQueue } from './webhook-queue.ts'

/** The records of MobilePay: payments, the answers it has given, and the messages it has to send. */
export interface MobilePay {
  sandbox: Sandbox
  /** By reference. */
  payments: KeptMap<Payment>
  /** By path and idempotency key. */
  answers: KeptMap<KeptAnswer>
  webhooks: KeptMap<Webhook>
  queue: WebhookQueue
}

/** An answer that a repeat under the same key gets again. */
export interface KeptAnswer {
  request: string
  status: 200 | 201
  body: object
}

/** The sales unit that all payments belong to; its ledger has the same number. */
export const merchantSerialNumber = '100200'

/** A number of MobilePay's own, another for each payment and each act on it. */
export function drawPspReference(random: Random): string {
  return hex(random.bytes(8))
}
