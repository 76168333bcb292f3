import { type PlayerId, required } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { expect } from 'vitest'
import { createPaymentProvider } from '../../outside/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { TestPayments } from '../base/test-payments.ts'
import { createCard } from './card-method.ts'
import { listCards } from './saved-cards.ts'

/** Payments with the stand-in of the card provider, spoken to over the wire in both directions. */
export async function openCards() {
  await using stack = new AsyncDisposableStack()
  const world = stack.use(await TestPayments.open())
  const platformUrl = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const sandbox = stack.use(
    await startSandbox({
      port: 0,
      siteUrl: 'http://localhost:3000',
      platformUrl,
      paymentCallbackCredential: { user: 'provider', password: 'callback-secret' },
      delays: { callbackRetryMs: [1, 1, 1], lateTransferMs: 3_600_000, nemkontoStepMs: 3_600_000 },
    }),
  )
  const opened = stack.move()
  return new TestCards(world, sandbox.url, () => opened.disposeAsync())
}

interface Paying {
  saveCard?: boolean
  cardId?: string
  /** The last four digits, which choose what the provider does. */
  last4?: string
  holder?: string
  answer?: 'approved' | 'rejected'
}

export class TestCards implements AsyncDisposable {
  readonly world: TestPayments
  readonly context: PaymentsContext
  readonly url: string
  readonly provider
  readonly #dispose: () => Promise<void>

  constructor(world: TestPayments, url: string, dispose: () => Promise<void>) {
    this.world = world
    this.url = url
    this.#dispose = dispose
    const login = { user: 'nordlys', password: 'sandbox-secret' }
    this.provider = createPaymentProvider({ baseUrl: `${url}/payments`, ...login })
    const card = createCard(world.cards, this.provider)
    this.context = world.context
    Object.assign(this.context.methods, { card })
  }

  /** Types what the provider's page asks for, and answers the bank where it asks. */
  async pay(player: PlayerId, paying: Paying = {}) {
    const { last4 = '0000', holder = 'Anna Nielsen', answer = 'approved', ...card } = paying
    const started = await this.world.deposit(player, '100', undefined, card)
    const { reference } = started.deposit
    const typed = {
      cardNumber: cardEnding(last4),
      cardHolder: holder,
      ...{ expiryMonth: '12', expiryYear: '2029' },
    }
    const response = await this.post('/payments/api/creditcard/deposit/process', {
      ...started.cashier,
      ...(card.cardId === undefined && typed),
      ...{ reference, amountOre: '10000', cvv: '123' },
    })
    const { txId = '' } = (await response.json()) as { txId?: string }
    const body = new URLSearchParams({ answer })
    await fetch(`${this.url}/payments/3ds/${txId}`, { method: 'POST', body })
    const state = async () => (await this.provider.findTransactions(reference)).at(-1)?.state
    await expect.poll(state, { interval: 5 }).not.toMatch(/PROCESSING|WAITING/)
    return { started, reference, txId, row: await this.world.depositRow(reference) }
  }

  /** Saves a card by a payment, which must work: its id. */
  async save(player: PlayerId, last4?: string): Promise<string> {
    const before = (await this.cards(player)).map(({ cardId }) => cardId)
    await this.pay(player, { saveCard: true, ...(last4 && { last4 }) })
    const saved = (await this.cards(player)).find(({ cardId }) => !before.includes(cardId))
    return required(saved, 'the card that was saved').cardId
  }

  cards(player: PlayerId) {
    return listCards(this.world.db, player, this.world.clock.now())
  }

  cardRow(cardId: string) {
    return this.world.db
      .selectFrom('wallet_card')
      .selectAll()
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow()
  }

  /** Forces the provider's next answer. */
  async force(outcome: string): Promise<void> {
    await this.post('/control/next', { party: 'payments', outcome })
  }

  post(path: string, body: unknown): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#dispose()
  }
}

/** A number that passes the check digit, and whose last four digits choose what the provider does. */
export function cardEnding(last4: string): string {
  const numbers = Array.from({ length: 10 }, (_, digit) => `45710000000${digit}${last4}`)
  const isValid = (number: string) =>
    [...number].reverse().reduce((total, character, place) => {
      const digit = Number(character) * (place % 2 ? 2 : 1)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0) %
      10 ===
    0
  return numbers.find(isValid) ?? ''
}
