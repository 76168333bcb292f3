import { type Ore, ore, zeroOre } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { fieldsOf } from '../shell/fields.ts'
import type { TakenBack } from './payment.ts'
import type { Provider } from './provider.ts'
import { takeAway } from './refunds.ts'

const states = ['refunded', 'charged-back', 'captured'] as const

/**
 * Decides what becomes of captured money: the merchant's list says it from then on. `captured` with all of
 * it is a dispute that the merchant has won. No message tells of any of it.
 */
export function takeBackControl(app: FastifyInstance, { sandbox, book }: Provider): void {
  app.post('/control/payments/take-back', (request, reply) => {
    const { txId, state, keptOre } = fieldsOf(request.body)
    const payment = typeof txId === 'string' ? book.find(txId) : undefined
    const takenBack = payment && readTakenBack(state, keptOre, payment.captured)
    if (!payment || !takenBack) return reply.status(400).send({ error: 'unknown_payment' })
    if (takenBack.state === 'refunded') takeAway(payment, takenBack.kept)
    else payment.takenBack = takenBack
    payment.updatedAt = sandbox.clock.now()
    book.keep(payment)
    return reply.send({ ok: true })
  })
}

function readTakenBack(state: unknown, kept: unknown, captured: Ore): TakenBack | undefined {
  const known = states.find((each) => each === state)
  const keptOre = typeof kept === 'number' && Number.isSafeInteger(kept) ? ore(kept) : undefined
  if (!known || keptOre === undefined || keptOre < zeroOre || keptOre > captured) return undefined
  return { state: known, kept: keptOre }
}
