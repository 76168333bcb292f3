import { negate, ore, subtract, sum, zeroOre } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { fieldsOf } from '../shell/fields.ts'
import { happen } from './life.ts'
import { drawPspReference, type MobilePay } from './party.ts'
import { refundableOf } from './payment.ts'

/**
 * Decides what becomes of captured money: it is given back by us in the portal, or disputed by the
 * person. A dispute shows in the report alone: no webhook tells of it, no figure of the payment moves.
 */
export function takeBackRoute(app: FastifyInstance, party: MobilePay): void {
  const { clock, random } = party.sandbox
  app.post('/control/mobilepay/take-back', (request, reply) => {
    const { reference, refundedOre, dispute, amountOre } = fieldsOf(request.body)
    const payment = party.payments.get(String(reference))
    if (!payment) return reply.status(404).send({ error: 'unknown_payment' })
    const cause = refundedOre === undefined ? dispute : 'refund'
    const wished = refundedOre ?? amountOre
    const isAmount = typeof wished === 'number' && Number.isSafeInteger(wished) && wished > 0
    if (!isAmount || !['refund', 'lost', 'won'].includes(String(cause))) {
      return reply.status(400).send({ error: 'invalid_take_back' })
    }
    const amount = ore(wished)
    const disputed = negate(sum(zeroOre, ...payment.disputes.map((each) => each.amount)))
    const most = cause === 'won' ? disputed : subtract(refundableOf(payment), disputed)
    if (amount > most) return reply.status(409).send({ error: 'too_much' })
    if (cause === 'refund') happen(party, payment, { name: 'REFUNDED', amount })
    else {
      const pspReference = drawPspReference(random)
      const signed = cause === 'won' ? amount : negate(amount)
      payment.disputes.push({ amount: signed, pspReference, at: clock.now() })
      party.payments.keep(payment.reference, payment)
    }
    return reply.send({ ok: true })
  })
}
