import { TestClock } from '@nordlys/core'
import { expect } from 'vitest'
import type { SandboxConfig } from '../index.ts'
import { type Call, openMerchant } from '../testing/merchant.ts'
import { force, openSandbox, postJson, siteUrl } from '../testing/open-sandbox.ts'

export const credentials = {
  client_id: 'nordlys',
  client_secret: 'sandbox-secret',
  'ocp-apim-subscription-key': 'sandbox-secret',
  'merchant-serial-number': '100200',
}
const eventNames = ['created', 'authorized', 'aborted', 'expired', 'terminated'].concat([
  'captured',
  'cancelled',
  'refunded',
])
export const events = eventNames.map((name) => `epayments.payment.${name}.v1`)
export const returnUrl = `${siteUrl}/MobilePay?reference=deposit-1`
export const wish = {
  amount: { currency: 'DKK', value: 10_000 },
  paymentMethod: { type: 'WALLET' },
  reference: 'deposit-1',
  returnUrl,
  userFlow: 'WEB_REDIRECT',
  paymentDescription: 'Indbetaling',
}

export const money = (value: number) => ({ currency: 'DKK', value })

type Till = Awaited<ReturnType<typeof openTill>>

/** MobilePay with a sales unit that has a token and a webhook, and a person who pays. */
export async function openTill(
  config: Partial<SandboxConfig> = {},
  answer: (call: Call, before: number) => number = () => 200,
) {
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const merchant = await openMerchant((call, before) => ({
    status: answer(call, before),
    body: {},
  }))
  const sandbox = await openSandbox({ clock, ...config })
  const home = `${sandbox.url}/mobilepay`
  const path = `${home}/accesstoken/get`
  const token = await (await fetch(path, { method: 'POST', headers: credentials })).json()
  const headers = { ...credentials, authorization: `Bearer ${token.access_token}` }
  const get = async (address: string) => {
    const response = await fetch(`${home}${address}`, { headers })
    return { status: response.status, body: await response.json() }
  }
  const post = async (address: string, body: unknown, key = 'key') => {
    const more = { ...headers, 'idempotency-key': key }
    const response = await postJson(`${home}${address}`, body, more)
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: await response.json(),
    }
  }
  const pageOf = async (reference: string, page: 'landing' | 'app') => {
    const { body } = await get(`/epayment/v1/payments/${reference}`)
    return body.redirectUrl.replace('/landing', `/${page}`)
  }
  return {
    url: sandbox.url,
    merchant,
    clock,
    token,
    headers,
    get,
    post,
    pageOf,
    begin: (more: object = {}, key = 'begin') =>
      post('/epayment/v1/payments', { ...wish, ...more }, key),
    find: async (reference = wish.reference) =>
      (await get(`/epayment/v1/payments/${reference}`)).body,
    act: (name: string, value: number, key: string = name) =>
      post(
        `/epayment/v1/payments/${wish.reference}/${name}`,
        { modificationAmount: money(value) },
        key,
      ),
    register: (url = `${merchant.url}/told?by=mobilepay`) =>
      post('/webhooks/v1/webhooks', { url, events }),
    answer: async (said: string, reference = wish.reference) => {
      const body = new URLSearchParams({ answer: said })
      const address = await pageOf(reference, 'app')
      return fetch(address, { method: 'POST', body, redirect: 'manual' })
    },
    force: (outcome: string) => force(sandbox.url, 'mobilepay', outcome),
    flush: () => postJson(`${sandbox.url}/control/flush`, {}),
    /** The names of the messages that the merchant has got. */
    told: () => merchant.calls.map(({ body }) => body.name),
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await merchant[Symbol.asyncDispose]()
    },
  }
}

/** A payment that the person has approved and that the merchant knows of. */
export async function payAtTill(till: Till, value = 10_000): Promise<void> {
  await till.register()
  await till.begin({ amount: money(value) })
  await till.answer('approved')
  await expect.poll(till.told).toContain('AUTHORIZED')
}
