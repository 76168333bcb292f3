import { after, dayMs, kroner, minuteMs, sum } from '@nordlys/core'
import { takeOutcome } from './outcomes.ts'
import { drawPspReference, type MobilePay } from './party.ts'
import { capturableOf, isAct, type Payment, type PaymentEvent } from './payment.ts'
import { tellOf } from './telling.ts'

/** How long the person has to answer, and how long the money stays reserved. */
const answerMs = 10 * minuteMs
const reservationMs = 14 * dayMs

type Happening = Pick<PaymentEvent, 'name' | 'amount'> &
  Partial<Pick<PaymentEvent, 'idempotencyKey' | 'success'>>

/**
 * Writes down what has happened to a payment and sends its webhooks.
 * @returns the number of the event, and the end of the first attempt to tell of it
 */
export function happen(
  party: MobilePay,
  payment: Payment,
  { name, amount, idempotencyKey = null, success = true }: Happening,
) {
  const { agenda, clock, random } = party.sandbox
  const pspReference = name === 'CREATED' ? payment.pspReference : drawPspReference(random)
  const event = { name, amount, pspReference, at: clock.now(), idempotencyKey, success }
  payment.events.push(event)
  if (!isAct(name)) payment.state = name
  party.payments.keep(payment.reference, payment)
  const told = tellOf(party, payment, event)
  agenda.now(() => told)
  return { pspReference, told }
}

/** The person's answer in the app. Only the first counts; `false` says that it came too late. */
export async function answerPayment(
  party: MobilePay,
  payment: Payment,
  answer: 'approved' | 'rejected',
): Promise<boolean> {
  if (payment.state !== 'CREATED') return false
  const { sandbox } = party
  const isFailure = (each: string) => each === 'aborted' || each === 'expired'
  const failed = answer === 'approved' ? takeOutcome(sandbox, payment, isFailure) : 'aborted'
  const tellsFirst = takeOutcome(sandbox, payment, (each) => each === 'webhook-first')
  const name = failed === 'expired' ? 'EXPIRED' : failed ? 'ABORTED' : 'AUTHORIZED'
  const isOther = takeOutcome(sandbox, payment, (each) => each === 'other-amount')
  const amount = isOther ? sum(payment.amount, kroner(1)) : payment.amount
  const { told } = happen(party, payment, { name, amount })
  watchReservation(party, payment)
  if (tellsFirst) await told
  return true
}

/** Has a payment that nobody answers expire: by itself, or at a flush. */
export function watchAnswer(party: MobilePay, payment: Payment): void {
  if (payment.state !== 'CREATED') return
  party.sandbox.agenda.later(msUntil(party, payment.createdAt, answerMs), async () => {
    if (payment.state === 'CREATED') await expire(party, payment)
  })
}

/** A reservation goes by the clock alone: a flush must not take what a test is about to capture. */
export function watchReservation(party: MobilePay, payment: Payment): void {
  if (capturableOf(payment) === 0n) return
  party.sandbox.agenda.later(msUntil(party, reservedAt(payment), reservationMs), async () => {
    lapse(party, payment)
    watchReservation(party, payment)
  })
}

/** Moves a payment on to where it stands by the clock, which a test may have moved. */
export function lapse(party: MobilePay, payment: Payment): void {
  const isOpen = payment.state === 'CREATED'
  if (isOpen && msUntil(party, payment.createdAt, answerMs) === 0) expire(party, payment)
  const amount = capturableOf(payment)
  const isOver = msUntil(party, reservedAt(payment), reservationMs) === 0
  if (amount > 0n && isOver) happen(party, payment, { name: 'CANCELLED', amount })
}

function expire(party: MobilePay, payment: Payment): Promise<void> {
  return happen(party, payment, { name: 'EXPIRED', amount: payment.amount }).told
}

function reservedAt({ events, createdAt }: Payment): Date {
  return events.find(({ name }) => name === 'AUTHORIZED')?.at ?? createdAt
}

function msUntil({ sandbox }: MobilePay, from: Date, lifeMs: number): number {
  return Math.max(after(from, lifeMs).getTime() - sandbox.clock.now().getTime(), 0)
}
