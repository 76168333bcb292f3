import type { Ore } from '@nordlys/core'
import { decimalAmount, parseDecimalAmount } from './decimal-amount.ts'
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
  brand: string | undefined
  /** `2029-12` */
  expiryMonth: string | undefined
  /** Absent where the provider does not say it. */
  account: ProviderAccount | undefined
}

/** A card by the provider's token, which can pay, with the name of its holder. */
interface ProviderAccount {
  token: string
  holder: string | undefined
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
  /**
   * Says what a session of ours is for before its page pays: the card is saved, or a saved one pays. False
   * when the provider has no such card of the user. Throws `OutsideError`.
   */
  openSession(session: ProviderSession): Promise<boolean>
  /** Has a saved card forgotten, also one that is forgotten already. Throws `OutsideError`. */
  forgetAccount(account: { userId: string; accountId: string }): Promise<void>
  /** What was given back of a transaction; undefined when the provider knows none. Throws `OutsideError`. */
  findRefunds(txId: string): Promise<ProviderRefunds | undefined>
  /** Gives money back, once under its key. Undefined when the provider refuses to. Throws `OutsideError`. */
  refund(wish: RefundWish): Promise<ProviderRefunds | undefined>
}

interface ProviderRefunds {
  /** All that was given back, also by the provider's own people. */
  refundedOre: Ore
  /** The keys of what was given back at our wish. */
  keys: readonly string[]
}

interface RefundWish {
  txId: string
  amountOre: Ore
  /** At most 50 characters. */
  key: string
}

type ProviderSession = { userId: string; sessionId: string } & (
  | { saveAccount: true }
  | { accountId: string }
)

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
  const api = `${baseUrl.replace(/\/$/, '')}/api`
  const headers = { authorization: `Basic ${credential}`, accept: 'application/json' }
  /** Tokens stand in bodies alone, since addresses are logged. False: no such card. */
  async function post(path: string, body: object): Promise<boolean> {
    const { status } = await outsideFetch(party, `${api}/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      timeoutMs,
    })
    if (status !== 200 && status !== 404) throw new OutsideError(party, 'down')
    return status === 200
  }
  const transactions = `${api}/transactions`
  const refundsOf = (txId: string) => `${transactions}/${encodeURIComponent(txId)}/refunds`
  return {
    async findTransactions(reference) {
      const url = new URL(transactions)
      url.searchParams.set('reference', reference)
      const answer = await outsideFetch(party, url, { headers, timeoutMs })
      if (answer.status !== 200) throw new OutsideError(party, 'down')
      return JsonReader.parse(party, answer.text).list('transactions').map(readTransaction)
    },
    async findRefunds(txId) {
      const answer = await outsideFetch(party, refundsOf(txId), { headers, timeoutMs })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw new OutsideError(party, 'down')
      return readRefunds(JsonReader.parse(party, answer.text))
    },
    async refund({ txId, amountOre, key: refundId }) {
      const answer = await outsideFetch(party, refundsOf(txId), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ refundId, amount: decimalAmount(amountOre) }),
        timeoutMs,
      })
      if (refusals.includes(answer.status)) return undefined
      if (answer.status !== 200) throw new OutsideError(party, 'down')
      return readRefunds(JsonReader.parse(party, answer.text))
    },
    openSession: (session) => post('cashier/session', session),
    forgetAccount: async (account) => {
      await post('user/account/forget', account)
    },
  }
}

/** The provider's statuses of a refund that it will never make. */
const refusals = [400, 404, 409, 422]

function readRefunds(json: JsonReader): ProviderRefunds {
  const refundedOre = parseDecimalAmount(json.text('refunded'))
  if (refundedOre === undefined) throw new OutsideError(party, 'nonsense')
  return { refundedOre, keys: json.list('refunds').map((each) => each.text('refundId')) }
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
    brand: json.optionalText('pspService'),
    expiryMonth: readExpiryMonth(json.optionalText('expiryYear'), json.optionalText('expiryMonth')),
    account: readAccount(json),
  }
}

function readAccount(json: JsonReader): ProviderAccount | undefined {
  const token = json.optionalText('accountId')
  return token ? { token, holder: json.optionalText('accountHolder') } : undefined
}

/** `2029-12`; undefined when it is no month. */
export function readExpiryMonth(
  year: string | undefined,
  month: string | undefined,
): string | undefined {
  const expiry = `${year}-${month}`
  return /^\d{4}-\d{2}$/.test(expiry) ? expiry : undefined
}
