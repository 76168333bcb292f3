import { type Ore, ore } from '@nordlys/core'
import { fieldsOf, textsOf } from '../shell/fields.ts'
import type { Payment } from './payment.ts'

type PaymentWish = Pick<Payment, 'reference' | 'amount' | 'returnUrl' | 'description'>

const leastOre = 100

/** Reads the request that begins a payment. A text says what is wrong with it. */
export function readPaymentWish(body: unknown): PaymentWish | string {
  const text = textsOf(body)
  const fields = fieldsOf(body)
  const amount = readMoney(fields.amount)
  if (amount === undefined || amount < leastOre) {
    return 'amount: DKK, and at least 100 øre as an integer.'
  }
  const [reference, returnUrl] = [text('reference'), text('returnUrl')]
  if (!/^[a-zA-Z0-9-]{8,64}$/.test(reference)) return 'reference: 8 to 64 of a-z, A-Z, 0-9 and -.'
  if (!/^https?:/.test(returnUrl) || !URL.canParse(returnUrl)) return 'returnUrl: an address.'
  if (text('userFlow') !== 'WEB_REDIRECT') return 'userFlow: this sales unit has WEB_REDIRECT.'
  if (textsOf(fields.paymentMethod)('type') !== 'WALLET') return 'paymentMethod: type WALLET.'
  const description = text('paymentDescription')
  if (description.length < 3 || description.length > 100) {
    return 'paymentDescription: 3 to 100 characters.'
  }
  return { reference, amount, returnUrl, description }
}

/** The amount of a capture or a refund. */
export function readModification(body: unknown): Ore | undefined {
  return readMoney(fieldsOf(body).modificationAmount)
}

function readMoney(money: unknown): Ore | undefined {
  const { currency, value } = fieldsOf(money)
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && value > 0
  return isWhole && currency === 'DKK' ? ore(value) : undefined
}
