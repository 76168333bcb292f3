import { type Clock, type Ore, ore } from '@nordlys/core'
import { type MobilePayAccess, merchantHeaders, mobilePay } from './mobilepay-access.ts'
import { AccessToken } from './mobilepay-token.ts'
import { OutsideError, outsideFetch } from './outside-error.ts'
import { JsonReader } from './read-json.ts'
import { timeOutsMs } from './time-outs.ts'

const states = ['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED'] as const

/**
 * A payment as MobilePay knows it. What happens after the authorisation leaves the state alone and shows
 * in the amounts: a captured, canceled or refunded payment is `AUTHORIZED` still.
 */
export interface MobilePayPayment {
  reference: string
  state: (typeof states)[number]
  authorizedOre: Ore
  capturedOre: Ore
  refundedOre: Ore
  canceledOre: Ore
}

/** An act on a payment. Its key comes from the deposit and the act, never from the attempt. */
interface Act {
  reference: string
  amountOre: Ore
  key: string
}

/** All that can happen to a payment, by the names that a registration has. */
const webhookEvents = [
  'created',
  'authorized',
  'aborted',
  'expired',
  'terminated',
  'captured',
  'cancelled',
  'refunded',
].map((name) => `epayments.payment.${name}.v1`)

/** MobilePay's ePayment API, and the report of our ledger there. Each call throws `OutsideError`. */
export interface MobilePay {
  /** Begins a payment; the same reference and amount give the same answer again. */
  create(payment: {
    reference: string
    amountOre: Ore
    /** Where the app sends the player back to. */
    returnUrl: string
    /** 3 to 100 characters, for the player's app. */
    description: string
  }): Promise<{ redirectUrl: string }>
  /** Undefined when MobilePay knows no payment by this reference. */
  find(reference: string): Promise<MobilePayPayment | undefined>
  /** Takes authorised money. Asked again under the same key it takes nothing more. */
  capture(act: Act): Promise<void>
  /** Lets go of whatever is authorised and not captured. */
  cancel(act: Omit<Act, 'amountOre'>): Promise<void>
  /** Gives captured money back, once under its key. False when MobilePay refuses to. */
  refund(act: Act): Promise<boolean>
  /** Whether the refund of this key was made. */
  isRefunded(reference: string, key: string): Promise<boolean>
  /** A page of the report of one Danish day, `2026-11-21`, as it came; undefined while there is none. */
  readFunds(day: string, cursor?: string): Promise<string | undefined>
  /** The registrations that MobilePay has of us, by their ids. */
  listWebhooks(): Promise<string[]>
  /** Has MobilePay tell `url` of every event; the secret is given this once. */
  registerWebhook(url: string): Promise<{ id: string; secret: string }>
}

export type MobilePayOptions = Omit<MobilePayAccess, 'timeoutMs'> & {
  clock: Clock
  timeoutMs?: number
}

export function createMobilePay(options: MobilePayOptions): MobilePay {
  const { clock, timeoutMs = timeOutsMs.mobilePay, baseUrl, ...rest } = options
  const access = { ...rest, timeoutMs, baseUrl: baseUrl.replace(/\/$/, '') }
  const token = new AccessToken(access, clock)
  const ask = (wish: Wish) => askWithToken(access, token, wish)
  return {
    async create({ reference, amountOre, returnUrl, description }) {
      const body = {
        amount: amountOf(amountOre),
        paymentMethod: { type: 'WALLET' },
        reference,
        returnUrl,
        userFlow: 'WEB_REDIRECT',
        paymentDescription: description,
      }
      const answer = await ask({ path: payments, key: reference, body })
      if (!isDone(answer.status)) throw unexpected(answer.status)
      return { redirectUrl: JsonReader.parse(mobilePay, answer.text).text('redirectUrl') }
    },
    async find(reference) {
      const answer = await ask({ path: `${payments}/${reference}` })
      if (answer.status === 404) return undefined
      if (!isDone(answer.status)) throw unexpected(answer.status)
      return readPayment(JsonReader.parse(mobilePay, answer.text))
    },
    ...actsOn(ask),
    async readFunds(day, cursor) {
      const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`
      const ledger = `/report/v2/ledgers/${access.merchantSerialNumber}`
      const answer = await ask({ path: `${ledger}/funds/dates/${day}${query}` })
      if (answer.status === 404) return undefined
      if (!isDone(answer.status)) throw unexpected(answer.status)
      return answer.text
    },
    async listWebhooks() {
      const answer = await ask({ path: webhooks })
      if (!isDone(answer.status)) throw unexpected(answer.status)
      const json = JsonReader.parse(mobilePay, answer.text)
      return json.list('webhooks').map((each) => each.text('id'))
    },
    async registerWebhook(url) {
      const answer = await ask({
        path: webhooks,
        body: { url, events: webhookEvents },
      })
      if (!isDone(answer.status)) throw unexpected(answer.status)
      const json = JsonReader.parse(mobilePay, answer.text)
      return { id: json.text('id'), secret: json.text('secret') }
    },
  }
}

/** The acts on the money of a payment. */
function actsOn(
  ask: (wish: Wish) => Promise<Answer>,
): Pick<MobilePay, 'capture' | 'cancel' | 'refund' | 'isRefunded'> {
  const modify = ({ reference, key }: Omit<Act, 'amountOre'>, name: string, amountOre?: Ore) => {
    const body = amountOre === undefined ? {} : { modificationAmount: amountOf(amountOre) }
    return ask({ path: `${payments}/${reference}/${name}`, key, body })
  }
  const act = async (...wish: Parameters<typeof modify>) => {
    const { status } = await modify(...wish)
    // A conflict says that it was done, or that it cannot be: the payment's own figures tell which.
    if (!isDone(status) && status !== 409) throw unexpected(status)
  }
  return {
    capture: (wish) => act(wish, 'capture', wish.amountOre),
    cancel: (wish) => act(wish, 'cancel'),
    async refund(wish) {
      const { status } = await modify(wish, 'refund', wish.amountOre)
      if (status === 400 || status === 404) return false
      // A conflict passes, or its events tell that it was made.
      if (status === 409) throw new OutsideError(mobilePay, 'down')
      if (!isDone(status)) throw unexpected(status)
      return true
    },
    async isRefunded(reference, key) {
      const answer = await ask({ path: `${payments}/${reference}/events` })
      if (answer.status === 404) return false
      if (!isDone(answer.status)) throw unexpected(answer.status)
      return JsonReader.parseList(mobilePay, answer.text).some(
        (event) =>
          event.text('name') === 'REFUNDED' &&
          event.flag('success') &&
          event.optionalText('idempotencyKey') === key,
      )
    },
  }
}

const payments = '/epayment/v1/payments'
const webhooks = '/webhooks/v1/webhooks'

interface Wish {
  path: string
  /** The idempotency key of a POST. */
  key?: string
  /** Absent: a GET. */
  body?: object
}

interface Answer {
  status: number
  text: string
}

/** A token that is refused is asked for once more: MobilePay may have ended it early. */
async function askWithToken(
  access: MobilePayAccess,
  token: AccessToken,
  { path, key, body }: Wish,
): Promise<Answer> {
  const send = (bearer: string) =>
    outsideFetch(mobilePay, access.baseUrl + path, {
      headers: {
        ...merchantHeaders(access),
        authorization: `Bearer ${bearer}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      timeoutMs: access.timeoutMs,
    })
  const bearer = await token.read()
  const answer = await send(bearer)
  if (answer.status !== 401) return answer
  token.forget(bearer)
  return send(await token.read())
}

function isDone(status: number): boolean {
  return status >= 200 && status < 300
}

/** Too many requests and a fault of theirs pass by themselves; any other refusal is one of our own making. */
function unexpected(status: number): OutsideError {
  return new OutsideError(mobilePay, status === 429 || status >= 500 ? 'down' : 'nonsense')
}

function amountOf(amountOre: Ore): { currency: 'DKK'; value: number } {
  return { currency: 'DKK', value: Number(amountOre) }
}

function readPayment(json: JsonReader): MobilePayPayment {
  const state = states.find((known) => known === json.text('state'))
  if (!state) throw new OutsideError(mobilePay, 'nonsense')
  const aggregate = json.object('aggregate')
  return {
    reference: json.text('reference'),
    state,
    authorizedOre: readAmount(aggregate.object('authorizedAmount')),
    capturedOre: readAmount(aggregate.object('capturedAmount')),
    refundedOre: readAmount(aggregate.object('refundedAmount')),
    canceledOre: readAmount(aggregate.object('cancelledAmount')),
  }
}

/** Another currency is none of our payments. */
function readAmount(json: JsonReader): Ore {
  const value = json.number('value')
  if (json.text('currency') !== 'DKK' || !Number.isSafeInteger(value) || value < 0) {
    throw new OutsideError(mobilePay, 'nonsense')
  }
  return ore(value)
}
