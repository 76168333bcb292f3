import { type Ore, zeroOre } from '@nordlys/core'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { pageOf, readWanted } from '../shell/paged-list.ts'
import { decimal, type Payment } from './payment.ts'
import type { Provider } from './provider.ts'

/**
 * The payments that the provider has settled with us: each whose money has left the card, with the
 * rest of it, by the moment of its last change.
 */
export function settlementRoutes(
  app: FastifyInstance,
  { sandbox, book }: Provider,
  preHandler: preHandlerAsyncHookHandler,
): void {
  app.get('/payments/api/settlements', { preHandler }, async (request, reply) => {
    const wanted = readWanted(request.query)
    if (!wanted) return reply.status(400).send({ error: 'invalid_period' })
    const captured = book.all().filter((each) => each.captured > zeroOre)
    const settled = sandbox.planted.spoil('payments', captured.map(settlementOf))
    const { lines, next } = pageOf(settled, wanted)
    return reply.send({ transactions: lines.map(present), next: next ?? null })
  })
}

interface Settlement {
  /** The provider's own number: what a list of the provider goes by. */
  reference: string
  moment: Date
  amount: Ore
  payment: Payment
}

function settlementOf(payment: Payment): Settlement {
  const { txId, updatedAt, captured, takenBack } = payment
  return { reference: txId, moment: updatedAt, amount: takenBack?.kept ?? captured, payment }
}

function present({ payment, amount, moment }: Settlement) {
  return {
    txId: payment.txId,
    reference: payment.reference,
    userId: payment.userId,
    state: payment.takenBack?.state ?? 'captured',
    amount: decimal(amount),
    currency: 'DKK',
    changedAt: moment.toISOString(),
  }
}
