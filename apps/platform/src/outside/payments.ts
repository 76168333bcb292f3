import type { Ore } from '@nordlys/core'
import { parseDecimalAmount } from './decimal-amount.ts'
import { OutsideError, outsideFetch } from './outside-error.ts'
import { JsonReader } from './read-json.ts'
import { timeOutsMs } from './time-outs.ts'

const party = 'the payment provider'

/** The provider's record of one attempt to pay; `captured` is money taken from the card. */
export interface ProviderTransaction {
  txId: string
  reference: string | undefined
  userId: string
  state: ProviderState
  statusCode: number
  capturedOre: Ore
  maskedAccount: string | undefined
}

const providerStates = [
  'REGISTERED',
  'PROCESSING',
  'REPROCESSING',
  'WAITING_INPUT',
  'WAITING_APPROVAL',
  'SUCCESSFUL',
  'FAILED',
  'INCONSISTENT',
  'CANCELLED',
] as const

type ProviderState = (typeof providerStates)[number]

export interface PaymentProvider {
  /** Every attempt made under one of our references; asking changes nothing. Throws `OutsideError`. */
  findTransactions(reference: string): Promise<ProviderTransaction[]>
}

export interface PaymentProviderOptions {
  /** The provider's API, such as `http://127.0.0.1:3003/payments`. */
  baseUrl: string
  user: string
  password: string
  timeoutMs?: number
}

export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
  const { baseUrl, user, password, timeoutMs = timeOutsMs.paymentProvider } = options
  const credential = Buffer.from(`${user}:${password}`).toString('base64')
  return {
    async findTransactions(reference) {
      const url = new URL(`${baseUrl.replace(/\/$/, '')}/api/transactions`)
      url.searchParams.set('reference', reference)
      const headers = { authorization: `Basic ${credential}`, accept: 'application/json' }
      const answer = await outsideFetch(party, url, { headers, timeoutMs })
      if (answer.status !== 200) throw new OutsideError(party, 'down')
      return JsonReader.parse(party, answer.text).list('transactions').map(readTransaction)
    },
  }
}

function readTransaction(json: JsonReader): ProviderTransaction {
  const state = providerStates.find((known) => known === json.text('state'))
  const capturedOre = parseDecimalAmount(json.text('captured'))
  if (!state || capturedOre === undefined) throw new OutsideError(party, 'nonsense')
  return {
    txId: json.text('txId'),
    reference: json.optionalText('reference'),
    userId: json.text('userId'),
    state,
    statusCode: json.number('statusCode'),
    capturedOre,
    maskedAccount: json.optionalText('maskedAccount'),
  }
}
