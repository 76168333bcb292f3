import formbody from '@fastify/formbody'
import { type Ore, ore } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireBasic } from '../shell/authentication.ts'
import { partyUser } from '../shell/config.ts'
import { faultGate } from '../shell/fault-gate.ts'
import { textsOf } from '../shell/fields.ts'
import { html } from '../shell/html.ts'
import { KeptMap } from '../shell/kept-map.ts'
import { sendPage } from '../shell/page.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { Accounts, accountRoutes, unknownAccount } from './accounts.ts'
import { faultsOf, faultsOfSaved, type TypedCard } from './card-check.ts'
import { cardPage, savedCardPage } from './card-page.ts'
import { answeredPage, challengePage } from './challenge-page.ts'
import { answerChallenge, resumeDeposits, startDeposit } from './deposit.ts'
import {
  type DepositRequest,
  knownCard,
  type Payment,
  refOf,
  reportOf,
  statusOf,
} from './payment.ts'
import { PaymentBook } from './payment-book.ts'
import type { Provider } from './provider.ts'
import { refundRoutes } from './refunds.ts'
import { settlementRoutes } from './settlements.ts'
import { takeBackControl } from './take-back.ts'

export interface Payments {
  /** Forgets all payments. */
  reset(): void
  /** The calls that decide what becomes of them. */
  control(app: FastifyInstance): void
}

/** The payment provider under `/payments`. */
export function paymentRoutes(app: FastifyInstance, sandbox: Sandbox): Payments {
  const kept = new KeptMap<Payment>(sandbox.stateFolder, 'payments')
  const accounts = new Accounts(sandbox.stateFolder)
  const provider: Provider = { sandbox, book: new PaymentBook(sandbox.clock, kept), accounts }
  resumeDeposits(provider)
  app.register(async (wire) => {
    wire.addHook('onRequest', faultGate(sandbox, 'payments'))
    cardRoutes(wire, provider)
    statusRoutes(wire, provider)
  })
  app.register(async (bank) => {
    await bank.register(formbody)
    challengeRoutes(bank, provider)
  })
  return {
    reset: () => {
      provider.book.reset()
      accounts.reset()
    },
    control: (control) => takeBackControl(control, provider),
  }
}

function cardRoutes(app: FastifyInstance, provider: Provider): void {
  const { sandbox } = provider
  app.get('/payments/cashier', (request, reply) => {
    const query = textsOf(request.query)
    if (query('origin') !== sandbox.siteUrl) {
      const body = html`<p>Siden, der viser kortfelterne, er ikke kendt.</p>`
      return sendPage(reply, { title: 'Betaling', body }, 403)
    }
    return sendPage(reply, {
      title: 'Kortoplysninger',
      body: query('fields') === 'cvv' ? savedCardPage() : cardPage(sandbox.clock),
      framedBy: sandbox.siteUrl,
      script: 'card-frame.js',
      data: { site: sandbox.siteUrl, merchant: query('merchantId'), user: query('userId') },
      bare: true,
      theme: query('theme'),
    })
  })

  app.post('/payments/cashier/check', { preHandler: fromOwnPage(sandbox) }, (request) => {
    const card = readCard(request.body)
    const isSaved = textsOf(request.body)('fields') === 'cvv'
    return { fields: isSaved ? faultsOfSaved(card) : faultsOf(card, sandbox.clock) }
  })

  app.post('/payments/cashier/cancel', { preHandler: fromOwnPage(sandbox) }, (request) => {
    const text = textsOf(request.body)
    const payment = provider.book.find(text('txId'))
    if (payment?.sessionId !== text('sessionId')) return { ok: false }
    return { ok: answerChallenge(provider, payment, 'cancelled') }
  })

  app.post(
    '/payments/api/creditcard/deposit/process',
    { preHandler: fromOwnPage(sandbox) },
    async (request, reply) => {
      const deposit = readDeposit(request.body)
      if (!deposit) return reply.status(400).send({ success: false, error: 'invalid_request' })
      const { userId, sessionId } = deposit
      const typed = readCard(request.body)
      const accountId = provider.accounts.sessionOf(userId, sessionId)?.accountId
      const errors = accountId ? faultsOfSaved(typed) : faultsOf(typed, sandbox.clock)
      if (errors.length > 0) return reply.status(422).send({ success: false, errors })
      const saved = accountId && provider.accounts.find(userId, accountId)
      if (accountId && !saved) return reply.status(409).send(unknownAccount)
      const payment = await startDeposit(provider, deposit, saved || knownCard(userId, typed))
      return reply.send(processAnswer(sandbox, payment))
    },
  )
}

function statusRoutes(app: FastifyInstance, provider: Provider): void {
  const { sandbox, book } = provider
  const onlyPlatform = requireBasic({
    user: partyUser,
    password: sandbox.secrets.partyPassword,
  })

  settlementRoutes(app, provider, onlyPlatform)
  accountRoutes(app, provider.accounts, onlyPlatform)
  refundRoutes(app, provider, onlyPlatform)
  app.get(
    '/payments/api/user/transaction/:merchantId/:userId/:txId/status',
    async (request, reply) => {
      const path = textsOf(request.params)
      const found = book.find(path('txId'))
      const payment = found?.userId === path('userId') ? found : undefined
      const sessionId = textsOf(request.query)('sessionId')
      const ownPage = payment !== undefined && payment.sessionId === sessionId
      if (!ownPage && (await onlyPlatform(request, reply))) return reply
      if (!payment) return reply.status(404).send({ error: 'unknown_transaction' })
      return reply.send({ ...statusOf(payment), abandoned: payment.challengeAbandoned })
    },
  )

  app.get('/payments/api/transactions', { preHandler: onlyPlatform }, async (request, reply) => {
    const query = textsOf(request.query)
    const from = query('from') ? Date.parse(query('from')) : 0
    if (Number.isNaN(from)) return reply.status(400).send({ error: 'invalid_from' })
    const found = book
      .all()
      .filter((each) => query('reference') === '' || each.reference === query('reference'))
      .filter((each) => each.updatedAt.getTime() >= from)
    return reply.send({ transactions: found.map(reportOf) })
  })
}

function challengeRoutes(app: FastifyInstance, provider: Provider): void {
  const { sandbox, book } = provider
  app.get('/payments/3ds/:txId', (request, reply) => {
    const payment = book.find(textsOf(request.params)('txId'))
    const theme = textsOf(request.query)('theme')
    if (payment?.state !== 'WAITING_INPUT') return noQuestion(reply, sandbox, theme)
    const body = challengePage(payment, theme)
    const page = { title: 'Godkend betalingen', body, framedBy: sandbox.siteUrl, bare: true, theme }
    return sendPage(reply, page)
  })

  app.post('/payments/3ds/:txId', (request, reply) => {
    const payment = book.find(textsOf(request.params)('txId'))
    const answer = textsOf(request.body)('answer')
    const theme = textsOf(request.query)('theme')
    const known = answer === 'approved' || answer === 'rejected' || answer === 'abandoned'
    if (!payment || !known || !answerChallenge(provider, payment, answer)) {
      return noQuestion(reply, sandbox, theme)
    }
    return sendPage(reply, {
      title: 'Tak',
      body: answeredPage(),
      framedBy: sandbox.siteUrl,
      script: 'challenge.js',
      data: { site: sandbox.siteUrl, reference: payment.reference, answer },
      bare: true,
      theme,
    })
  })
}

function noQuestion(reply: FastifyReply, { siteUrl }: Sandbox, theme: string): FastifyReply {
  const body = html`<div class="challenge card"><p>Der er ingen betaling at godkende.</p></div>`
  return sendPage(reply, { title: 'Banken', body, framedBy: siteUrl, bare: true, theme }, 410)
}

/** Card data is taken from the provider's own page alone. */
function fromOwnPage(sandbox: Sandbox) {
  const own = new URL(sandbox.url).origin
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers
    if (origin === undefined || origin === own) return undefined
    return reply.status(403).send({ success: false, error: 'foreign_origin' })
  }
}

function processAnswer(sandbox: Sandbox, payment: Payment) {
  const waiting = payment.state === 'WAITING_INPUT'
  return {
    success: waiting || payment.state === 'SUCCESSFUL',
    txState: payment.state,
    statusCode: payment.statusCode,
    txId: payment.txId,
    txRefId: refOf(payment),
    maskedAccount: payment.card.maskedAccount,
    ...(waiting ? { redirectOutput: challengeFrame(sandbox, payment) } : {}),
    errors: [],
  }
}

function challengeFrame(sandbox: Sandbox, payment: Payment) {
  const url = `${sandbox.url}/payments/3ds/${payment.txId}`
  return { container: 'iframe', method: 'GET', url, width: 600, height: 400 }
}

function readCard(body: unknown): TypedCard {
  const text = textsOf(body)
  return {
    cardNumber: text('cardNumber'),
    cardHolder: text('cardHolder'),
    expiryMonth: text('expiryMonth'),
    expiryYear: text('expiryYear'),
    cvv: text('cvv'),
  }
}

function readDeposit(body: unknown): DepositRequest | undefined {
  const text = textsOf(body)
  const amount = readOre(text('amountOre'))
  const ids = [text('merchantId'), text('userId'), text('sessionId'), text('reference')]
  if (amount === undefined || ids.some((each) => each === '' || each.length > 200)) return undefined
  const [merchantId = '', userId = '', sessionId = '', reference = ''] = ids
  return { merchantId, userId, sessionId, reference, amount }
}

function readOre(text: string): Ore | undefined {
  return /^[1-9]\d{0,11}$/.test(text) ? ore(text) : undefined
}
