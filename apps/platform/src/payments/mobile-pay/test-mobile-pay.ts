import { type Ore, type PlayerId, required, zeroOre } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import Fastify, { type FastifyInstance } from 'fastify'
import { saveEntry } from '../../content/index.ts'
import { registerMobilePayEvents } from '../../http/mobile-pay-events.ts'
import { readBalances } from '../../ledger/index.ts'
import { depositStandings } from '../../limits/index.ts'
import { createMobilePay, type MobilePay } from '../../outside/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { mobilePayLogin, TestPayments } from '../base/test-payments.ts'
import { startDeposit } from '../deposit/deposit.ts'
import { readDeposit } from '../deposit/read-deposit.ts'
import { actOnEvent } from './events.ts'
import { createMobilePayMethod } from './mobile-pay-method.ts'
import { registerMobilePayWebhook } from './webhooks.ts'

const siteUrl = 'http://localhost:3000'

/** Payments on a real database with MobilePay's stand-in, both ways over the wire, by one clock. */
export class TestMobilePay implements AsyncDisposable {
  readonly world: TestPayments
  readonly sandboxUrl: string
  readonly mobilePay: MobilePay
  readonly context: PaymentsContext
  readonly app: FastifyInstance
  readonly #close: AsyncDisposableStack

  static async open(): Promise<TestMobilePay> {
    await using stack = new AsyncDisposableStack()
    const world = stack.use(await TestPayments.open())
    const { clock } = world
    const sandbox = stack.use(
      await startSandbox({ port: 0, siteUrl, platformUrl: 'http://127.0.0.1:9', clock }),
    )
    const app = Fastify()
    stack.defer(() => app.close())
    const context = { ...world.context }
    registerMobilePayEvents(app, context)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const { settings } = world.context
    const webhookUrl = `${address}/outside/mobilepay/events`
    context.settings = { ...settings, mobilePay: { ...settings.mobilePay, webhookUrl } }
    const baseUrl = `${sandbox.url}/mobilepay`
    const mobilePay = createMobilePay({ ...mobilePayLogin, baseUrl, clock })
    const method = createMobilePayMethod({ db: world.db, siteUrl, brandName: 'Nordlys' }, mobilePay)
    context.methods = { ...world.context.methods, mobile_pay: method }
    const parts = { world, app, context, mobilePay, sandboxUrl: sandbox.url }
    const till = new TestMobilePay(parts, stack.move())
    await till.offer(true)
    await registerMobilePayWebhook(context)
    return till
  }

  private constructor(
    parts: Pick<TestMobilePay, 'world' | 'app' | 'context' | 'mobilePay' | 'sandboxUrl'>,
    close: AsyncDisposableStack,
  ) {
    this.world = parts.world
    this.app = parts.app
    this.context = parts.context
    this.mobilePay = parts.mobilePay
    this.sandboxUrl = parts.sandboxUrl
    this.#close = close
  }

  /** Whether the operator has MobilePay open. */
  async offer(isOpen: boolean): Promise<void> {
    const flags = { main_deposit: isOpen, quick_deposit: isOpen }
    const card = { method: 'card', main_deposit: true, quick_deposit: true }
    await this.configure('payment_methods', [card, { method: 'mobile_pay', ...flags }])
  }

  async configure(name: string, value: unknown): Promise<void> {
    const item = { id: 1, name, type: 'json', value, isPublic: true }
    const entry = { kind: 'configuration', id: item.name, place: 0, value: item } as const
    const by = { author: 'staff:vera', at: this.world.clock.now() }
    await this.world.db.transaction().execute((tx) => saveEntry(tx, entry, by))
  }

  begin(player: PlayerId, amount = '100', idempotencyKey: string = crypto.randomUUID()) {
    const request = { amount, method: 'mobile_pay', idempotencyKey } as const
    return startDeposit(this.context, { playerId: player, standing: 'open' }, request)
  }

  /** What the player says in the app; the answer leads the browser back. */
  answerAt(landing: string, answer: 'approved' | 'rejected'): Promise<Response> {
    const body = new URLSearchParams({ answer })
    return fetch(landing.replace('/landing', '/app'), { method: 'POST', body, redirect: 'manual' })
  }

  /** A deposit that has been begun, and what its player can do. */
  async begun(amount = '100', limit?: Ore) {
    const { world, context } = this
    const player = await world.player(zeroOre, limit)
    const started = await this.begin(player, amount)
    if (!started.ok) throw new Error(started.refusal)
    const { reference } = started.deposit
    const landing = required(started.redirectUrl, 'where the player approves')
    return {
      player,
      reference,
      answer: (said: 'approved' | 'rejected') => this.answerAt(landing, said),
      cash: async () => (await readBalances(world.db, player)).cashOre,
      status: async () => (await world.depositRow(reference))?.status,
      used: async () =>
        (await depositStandings(world.db, player, world.clock.now())).limits[0]?.usedOre,
      events: () =>
        world.db
          .selectFrom('payments_event')
          .select(['name', 'outcome', 'tries', 'last_error'])
          .where('reference', '=', reference)
          .orderBy('event_id')
          .execute(),
      /** The page asks, as it does while the player waits. */
      look: () => {
        world.clock.advance({ seconds: 30 })
        return readDeposit(context, { playerId: player, reference })
      },
    }
  }

  control(path: string, body: object): Promise<Response> {
    return fetch(`${this.sandboxUrl}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  force = (outcome: string) => this.control('next', { party: 'mobilepay', outcome })

  /** Acts on all messages that were kept, in the order they came. */
  async actOnAll(): Promise<void> {
    for (const eventId of await this.world.takeEvents()) await actOnEvent(this.context, eventId)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close.disposeAsync()
  }
}
