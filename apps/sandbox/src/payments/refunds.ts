import { type Ore, ore, subtract, sum, zeroOre } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify'
import { textsOf } from '../shell/fields.ts'
import { decimal, type Payment } from './payment.ts'
import type { Provider } from './provider.ts'

const path = '/payments/api/transactions/:txId/refunds'

/** Captured money is given back at the merchant's wish, once for each name that the merchant has for one. */
export function refundRoutes(
  app: FastifyInstance,
  { sandbox, book }: Provider,
  preHandler: preHandlerAsyncHookHandler,
): void {
  app.get(path, { preHandler }, (request, reply) => {
    const payment = book.find(textsOf(request.params)('txId'))
    return payment ? sendRefunds(reply, payment) : sendUnknown(reply)
  })

  app.post(path, { preHandler }, (request, reply) => {
    const payment = book.find(textsOf(request.params)('txId'))
    if (!payment) return sendUnknown(reply)
    const text = textsOf(request.body)
    const [refundId, amount] = [text('refundId'), readAmount(text('amount'))]
    if (!/^[\w-]{1,50}$/.test(refundId) || amount === undefined) {
      return reply.status(400).send({ error: 'invalid_refund' })
    }
    const known = payment.refunds?.find((each) => each.refundId === refundId)
    if (known?.amount === amount) return sendRefunds(reply, payment)
    if (known) return reply.status(409).send({ error: 'refund_conflict' })
    if (amount > keptOf(payment)) return reply.status(422).send({ error: 'too_much' })
    payment.refunds = [...(payment.refunds ?? []), { refundId, amount }]
    takeAway(payment, subtract(keptOf(payment), amount))
    payment.updatedAt = sandbox.clock.now()
    book.keep(payment)
    return sendRefunds(reply, payment)
  })
}

/** Notes that so much of the captured money is left after a refund. */
export function takeAway(payment: Payment, kept: Ore): void {
  const gone = subtract(keptOf(payment), kept)
  payment.refunded = sum(payment.refunded ?? zeroOre, gone)
  payment.takenBack = { state: 'refunded', kept }
}

function keptOf({ takenBack, captured }: Payment): Ore {
  return takenBack?.kept ?? captured
}

/** `refunded` is all that was given back, by this call or by the provider's own people. */
function sendRefunds(reply: FastifyReply, { txId, refunds = [], refunded }: Payment): FastifyReply {
  return reply.send({
    txId,
    refunded: decimal(refunded ?? zeroOre),
    refunds: refunds.map(({ refundId, amount }) => ({ refundId, amount: decimal(amount) })),
  })
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ error: 'unknown_transaction' })
}

function readAmount(text: string): Ore | undefined {
  const amount = /^\d{1,9}\.\d\d$/.test(text) ? ore(text.replace('.', '')) : zeroOre
  return amount > zeroOre ? amount : undefined
}
