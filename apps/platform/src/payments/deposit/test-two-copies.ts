import { createHash } from 'node:crypto'
import { kroner, type Ore, ore, sum } from '@nordlys/core'
import { prepareMonths } from '../../ledger/index.ts'
import { createMobilePay, OutsideError } from '../../outside/index.ts'
import { authorizationOf } from '../../outside/mobilepay-signature.ts'
import type { PaymentMethod } from '../base/payment-method.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { mobilePayLogin, start } from '../base/test-payments.ts'
import { actOnEvent, receiveMobilePayEvent } from '../mobile-pay/events.ts'
import { createMobilePayMethod } from '../mobile-pay/mobile-pay-method.ts'
import { TestMobilePay } from '../mobile-pay/test-mobile-pay.ts'
import { testRefunds } from '../refund/test-refunds.ts'

const secret = 'the secret of our registration'

/**
 * Two copies of the platform on one database, and MobilePay's stand-in over the wire, whose own messages are
 * all lost: a history says itself which ones come.
 */
export class TwoCopies implements AsyncDisposable {
  readonly till: TestMobilePay
  readonly staff: Awaited<ReturnType<typeof testRefunds>>
  readonly #copies: readonly PaymentsContext[]
  #messages = 0

  static async open(): Promise<TwoCopies> {
    const till = await TestMobilePay.open()
    const { db, clock } = till.world
    await till.control('next', { party: 'mobilepay', outcome: 'webhook-lost', times: 'always' })
    const { webhookUrl: url } = till.context.settings.mobilePay
    await db
      .insertInto('payments_webhook')
      .values({
        ...{ webhook_id: 'of-histories', party: 'mobile-pay', url, registered_at: clock.now() },
        secret_encrypted: till.context.players.encrypt(secret),
      })
      .execute()
    await prepareMonths(db, start)
    const staff = await testRefunds(till.context)
    await staff.twoPeopleFrom(kroner(1_000))
    return new TwoCopies(till, staff)
  }

  private constructor(till: TestMobilePay, staff: TwoCopies['staff']) {
    const { world, context, sandboxUrl } = till
    const parts = { db: world.db, siteUrl: 'http://localhost:3000', brandName: 'Nordlys' }
    const login = { ...mobilePayLogin, baseUrl: `${sandboxUrl}/mobilepay`, clock: world.clock }
    const card = cardGivingBack(context.methods.card)
    this.till = till
    this.staff = staff
    this.#copies = [0, 1].map(() => {
      const mobile_pay = createMobilePayMethod(parts, createMobilePay(login))
      return { ...context, methods: { card, mobile_pay } }
    })
  }

  /** Does it on these copies at the same moment. A party that is away leaves it to a later one. */
  async on<T>(
    copies: readonly number[],
    act: (context: PaymentsContext) => Promise<T>,
  ): Promise<(T | undefined)[]> {
    const acting = this.#copies.filter((_, place) => copies.includes(place))
    return Promise.all(
      acting.map((context) =>
        act(context).catch((error: unknown) => {
          if (error instanceof OutsideError) return undefined
          throw error
        }),
      ),
    )
  }

  /** A signed message of MobilePay comes, and is acted on by these copies. */
  async tell(
    message: { name: string; reference: string; msn?: string },
    copies: readonly number[] = [0],
  ): Promise<void> {
    const { world, context } = this.till
    this.#messages += 1
    const body = Buffer.from(
      JSON.stringify({ msn: '100200', ...message, pspReference: this.#messages }),
    )
    const date = world.clock.now().toUTCString()
    const contentHash = createHash('sha256').update(body).digest('base64')
    const address = new URL(context.settings.mobilePay.webhookUrl)
    const authorization = authorizationOf({ date, contentHash }, address, secret)
    const signed = { body, date, contentHash, authorization }
    const [isKept] = await this.on([0], (copy) => receiveMobilePayEvent(copy, signed))
    if (!isKept) throw new Error('a signed message was not kept')
    await this.actOn(await world.takeEvents(), copies)
  }

  async actOn(events: readonly bigint[], copies: readonly number[]): Promise<void> {
    for (const eventId of events) await this.on(copies, (copy) => actOnEvent(copy, eventId))
  }

  /** An outage that no step has met is over. */
  async untilMobilePayAnswers(): Promise<void> {
    const { mobilePay } = this.till
    const isAway = (error: unknown) => error instanceof OutsideError
    while (await mobilePay.find('nobodys-1').catch(isAway)) this.till.world.clock.advance({ ms: 1 })
  }

  /** Back at the moment from which the months are prepared: each history begins there. */
  beginAgain(): void {
    const { clock } = this.till.world
    clock.advance({ ms: start.getTime() - clock.now().getTime() })
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.till[Symbol.asyncDispose]()
  }
}

/** The provider of cards is messages alone here: it gives back all it is asked for, once a key. */
function cardGivingBack(card: PaymentMethod): PaymentMethod {
  const made = new Map<string, Map<string, Ore>>()
  return {
    ...card,
    async giveBack({ txId, key, amountOre }) {
      const ofCapture = made.get(txId) ?? new Map<string, Ore>()
      made.set(txId, ofCapture.set(key, amountOre))
      return { refundedOre: sum(ore(0), ...ofCapture.values()) }
    },
  }
}
