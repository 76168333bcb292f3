import type { Result } from './idempotency.ts'
import { happen } from './life.ts'
import type { MobilePay } from './party.ts'
import { capturableOf, type Payment, presentPayment, refundableOf } from './payment.ts'
import { readModification } from './read-wish.ts'

export type Act = 'capture' | 'cancel' | 'refund'
const events = { capture: 'CAPTURED', cancel: 'CANCELLED', refund: 'REFUNDED' } as const

/**
 * Takes, lets go of or gives back money of a payment. A cancel is of all the rest; before the person has
 * answered it ends the payment.
 */
export function modify(
  party: MobilePay,
  payment: Payment,
  act: Act,
  { body, key: idempotencyKey }: { body: unknown; key: string },
): Result {
  const isEnded = act === 'cancel' && payment.state === 'CREATED'
  const name = isEnded ? 'TERMINATED' : events[act]
  const most = isEnded ? payment.amount : mostOf(payment, act)
  const amount = readModification(body) ?? (act === 'cancel' ? most : undefined)
  if (amount === undefined) {
    return { status: 400, detail: 'modificationAmount: DKK, and more than nothing as an integer.' }
  }
  if (amount > most || amount === 0n) {
    return { status: 400, detail: `Cannot ${act} ${amount} of ${most}.` }
  }
  if (act === 'cancel' && amount !== most) {
    return { status: 400, detail: 'A cancel is of all that is reserved and not captured.' }
  }
  const { pspReference } = happen(party, payment, { name, amount, idempotencyKey })
  return { status: 200, body: { ...presentPayment(payment), pspReference } }
}

function mostOf(payment: Payment, act: Act) {
  return act === 'refund' ? refundableOf(payment) : capturableOf(payment)
}
