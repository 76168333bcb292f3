import { type Ore, oreToNumber, subtract, sum, zeroOre } from '@nordlys/core'

type PaymentState = 'CREATED' | 'AUTHORIZED' | 'ABORTED' | 'EXPIRED' | 'TERMINATED'

/** The money's acts, which leave the state at `AUTHORIZED`. */
type ActName = 'CAPTURED' | 'CANCELLED' | 'REFUNDED'

export interface PaymentEvent {
  name: PaymentState | ActName
  amount: Ore
  pspReference: string
  at: Date
  /** The key of the request that brought it about; null when no request of the merchant did. */
  idempotencyKey: string | null
  success: boolean
}

export interface Payment {
  readonly reference: string
  readonly pspReference: string
  /** Names the payment in the addresses of the person's pages, where the reference could be guessed. */
  readonly token: string
  readonly amount: Ore
  readonly returnUrl: string
  readonly description: string
  readonly createdAt: Date
  state: PaymentState
  events: PaymentEvent[]
  /** As the merchant sees them: a lost dispute is negative, a won one is positive. */
  disputes: Pick<PaymentEvent, 'amount' | 'pspReference' | 'at'>[]
}

export function isAct(name: PaymentEvent['name']): name is ActName {
  return name === 'CAPTURED' || name === 'CANCELLED' || name === 'REFUNDED'
}

/** The sum of what has happened under one name. */
function totalOf({ events }: Payment, name: PaymentEvent['name']): Ore {
  const counted = events.filter((each) => each.name === name && each.success)
  return sum(zeroOre, ...counted.map(({ amount }) => amount))
}

/** The part that is authorised and neither captured nor let go. */
export function capturableOf(payment: Payment): Ore {
  const gone = sum(totalOf(payment, 'CAPTURED'), totalOf(payment, 'CANCELLED'))
  return subtract(totalOf(payment, 'AUTHORIZED'), gone)
}

export function refundableOf(payment: Payment): Ore {
  return subtract(totalOf(payment, 'CAPTURED'), totalOf(payment, 'REFUNDED'))
}

export function presentPayment(payment: Payment) {
  const { reference, pspReference, state, amount } = payment
  const aggregate = {
    authorizedAmount: moneyOf(totalOf(payment, 'AUTHORIZED')),
    capturedAmount: moneyOf(totalOf(payment, 'CAPTURED')),
    refundedAmount: moneyOf(totalOf(payment, 'REFUNDED')),
    cancelledAmount: moneyOf(totalOf(payment, 'CANCELLED')),
  }
  return { reference, pspReference, state, amount: moneyOf(amount), aggregate }
}

export function presentEvent({ reference }: Payment, { at, amount, ...event }: PaymentEvent) {
  return { reference, ...event, amount: moneyOf(amount), timestamp: at.toISOString() }
}

function moneyOf(amount: Ore) {
  return { currency: 'DKK', value: oreToNumber(amount) }
}
