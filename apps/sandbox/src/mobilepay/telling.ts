import { timeKey } from '@nordlys/core'
import { takeOutcome } from './outcomes.ts'
import { type MobilePay, merchantSerialNumber } from './party.ts'
import { type Payment, type PaymentEvent, presentEvent } from './payment.ts'

/**
 * Sends the webhooks of an event, in the way that is forced or that the amount stands for.
 * @returns the end of the first attempt
 */
export async function tellOf(party: MobilePay, payment: Payment, event: PaymentEvent) {
  const { sandbox, queue } = party
  const outcome = takeOutcome(
    sandbox,
    payment,
    (each) => each.startsWith('webhook-') && each !== 'webhook-first',
  )
  if (outcome === 'webhook-lost') return
  const told = { msn: merchantSerialNumber, ...presentEvent(payment, event) }
  const { amount } = told
  const wrongs: Readonly<Record<string, object>> = {
    'webhook-foreign-reference': { reference: timeKey(sandbox.clock, sandbox.random) },
    'webhook-other-currency': { amount: { ...amount, currency: 'NOK' } },
    'webhook-other-amount': { amount: { ...amount, value: amount.value + 1 } },
    'webhook-unknown-name': { name: 'SETTLED' },
  }
  const body = JSON.stringify({ ...told, ...wrongs[outcome ?? ''] })
  await queue.add(`epayments.payment.${event.name.toLowerCase()}.v1`, body, outcome)
}
