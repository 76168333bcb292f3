import { hourMs, timeKey } from '@nordlys/core'
import type { KeptMap } from '../shell/kept-map.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { postWebhook, type Webhook } from './post-webhook.ts'

export interface Delivery {
  id: string
  webhookId: string
  body: string
  outcome: string | undefined
  tries: number
  isDone: boolean
}

/** The messages that MobilePay still has to send: one at a time, each until it is taken. */
export class WebhookQueue {
  readonly #sandbox: Sandbox
  readonly #webhooks: KeptMap<Webhook>
  readonly #deliveries: KeptMap<Delivery>
  /** They go behind the next one. */
  #swapped: Delivery[] = []
  #last: Promise<void> = Promise.resolve()

  constructor(sandbox: Sandbox, webhooks: KeptMap<Webhook>, deliveries: KeptMap<Delivery>) {
    this.#sandbox = sandbox
    this.#webhooks = webhooks
    this.#deliveries = deliveries
    for (const delivery of deliveries.values()) if (!delivery.isDone) this.#begin(delivery)
  }

  /** Ends when each webhook of the event has it, or has failed to take it once. */
  async add(event: string, body: string, outcome: string | undefined): Promise<void> {
    const { clock, random } = this.#sandbox
    for (const webhook of this.#webhooks.values()) {
      if (webhook.removed || !webhook.events.includes(event)) continue
      for (let copies = outcome === 'webhook-twice' ? 2 : 1; copies > 0; copies -= 1) {
        const id = timeKey(clock, random)
        this.#begin({ id, webhookId: webhook.id, body, outcome, tries: 0, isDone: false })
      }
    }
    await this.#last
  }

  reset(): void {
    this.#deliveries.clear()
    this.#swapped = []
  }

  #begin(delivery: Delivery): void {
    const { agenda } = this.#sandbox
    const { id, outcome } = delivery
    this.#deliveries.keep(id, delivery)
    const isSwapped = outcome === 'webhook-swapped'
    if (isSwapped || outcome === 'webhook-late') agenda.onFlush(() => this.#send(delivery))
    else for (const each of [delivery, ...this.#swapped.splice(0)]) this.#send(each)
    if (isSwapped) this.#swapped.push(delivery)
  }

  #send(delivery: Delivery): Promise<void> {
    const sent = this.#last.then(() => this.#post(delivery))
    this.#last = sent
    this.#sandbox.agenda.now(() => sent)
    return sent
  }

  async #post(delivery: Delivery): Promise<void> {
    const { agenda, delays } = this.#sandbox
    const { id, webhookId, body, outcome } = delivery
    const webhook = this.#webhooks.get(webhookId)
    if (!webhook || webhook.removed || delivery.isDone) return
    const isForged = outcome === 'webhook-wrong-signature'
    const secret = isForged ? `not ${webhook.secret}` : webhook.secret
    const isTaken = await postWebhook(this.#sandbox, { url: webhook.url, secret }, body)
    // A reset in between has forgotten it.
    if (!this.#deliveries.has(id)) return
    delivery.tries += 1
    // A forgery is sent once: it is not one of MobilePay's messages.
    delivery.isDone = isTaken || isForged
    this.#deliveries.keep(id, delivery)
    const pauseMs = Math.min(delays.webhookRetryMs * 2 ** (delivery.tries - 1), hourMs)
    if (!delivery.isDone) agenda.later(pauseMs, () => this.#send(delivery))
  }
}
