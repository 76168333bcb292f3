import { setTimeout as wait } from 'node:timers/promises'
import { secret, zeroOre } from '@nordlys/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { textsOf } from '../shell/fields.ts'
import { type Result, resultOnce, sendResult } from './idempotency.ts'
import { happen, lapse, watchAnswer } from './life.ts'
import { type Act, modify } from './modify.ts'
import { drawPspReference, type MobilePay } from './party.ts'
import { type Payment, presentEvent, presentPayment } from './payment.ts'
import { readModification, readPaymentWish } from './read-wish.ts'

const home = '/mobilepay/epayment/v1/payments'
const unknown = { status: 404, detail: 'There is no payment by this reference.' } as const

/** MobilePay's ePayment API: payments are begun, looked up and acted on. */
export function paymentRoutes(app: FastifyInstance, party: MobilePay): void {
  app.post(home, (request, reply) => {
    const result = resultOnce(party, request, (key) => begin(party, request.body, key))
    return sendResult(reply, party, result)
  })
  app.get(`${home}/:reference`, (request, reply) => {
    const payment = findPayment(party, request)
    if (!payment) return sendResult(reply, party, unknown)
    const more = { paymentMethod: { type: 'WALLET' }, profile: {} }
    const redirectUrl = landingOf(party, payment)
    return reply.send({ ...presentPayment(payment), ...more, redirectUrl })
  })
  app.get(`${home}/:reference/events`, (request, reply) => {
    const payment = findPayment(party, request)
    if (!payment) return sendResult(reply, party, unknown)
    return reply.send(payment.events.map((event) => presentEvent(payment, event)))
  })
  actRoute(app, party, 'capture')
  actRoute(app, party, 'cancel')
  actRoute(app, party, 'refund')
}

/** A capture can be forced to answer late, to be asked for twice, or to be in conflict. */
function actRoute(app: FastifyInstance, party: MobilePay, act: Act): void {
  const { delays, forced } = party.sandbox
  app.post(`${home}/:reference/${act}`, async (request, reply) => {
    const payment = findPayment(party, request)
    const outcome = forced.take('mobilepay', (each) => each.startsWith(`${act}-`))
    const { body } = request
    if (payment && outcome === 'capture-conflict') {
      const amount = readModification(body) ?? zeroOre
      happen(party, payment, { name: 'CAPTURED', amount, success: false })
      const detail = 'The payment is being changed by another request.'
      return sendResult(reply, party, { status: 409, detail })
    }
    const result = resultOnce(party, request, (key) =>
      payment ? modify(party, payment, act, { body, key }) : unknown,
    )
    if (outcome === 'capture-late') await wait(delays.slowAnswerMs)
    if (outcome !== 'capture-twice') return sendResult(reply, party, result)
    // The money is taken and the caller does not hear of it, so that it has to ask once more.
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  })
}

function begin(party: MobilePay, body: unknown, idempotencyKey: string): Result {
  const wish = readPaymentWish(body)
  if (typeof wish === 'string') return { status: 400, detail: wish }
  const { reference, amount } = wish
  if (party.payments.has(reference)) return { status: 409, detail: `${reference} is taken.` }
  const { clock, random } = party.sandbox
  const payment: Payment = {
    ...wish,
    pspReference: drawPspReference(random),
    token: secret(random),
    createdAt: clock.now(),
    state: 'CREATED',
    events: [],
    disputes: [],
  }
  happen(party, payment, { name: 'CREATED', amount, idempotencyKey })
  watchAnswer(party, payment)
  return { status: 201, body: { redirectUrl: landingOf(party, payment), reference } }
}

function findPayment(party: MobilePay, request: FastifyRequest): Payment | undefined {
  const payment = party.payments.get(textsOf(request.params)('reference'))
  if (payment) lapse(party, payment)
  return payment
}

function landingOf({ sandbox }: MobilePay, { token }: Payment): string {
  return `${sandbox.url}/mobilepay/landing?token=${token}`
}
