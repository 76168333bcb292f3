import { TestClock } from '@nordlys/core'
import { expect } from 'vitest'
import { cards } from '../payments/cards.ts'
import { type Call, openMerchant } from './merchant.ts'
import { openSandbox, partyAuthorization, postJson } from './open-sandbox.ts'

const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
export const deposit = {
  merchantId: 'nordlys',
  userId: '1001',
  sessionId: 'handle',
  reference: 'deposit-1',
  amountOre: '10000',
  cardHolder: 'Anna Nielsen',
  expiryMonth: '12',
  expiryYear: '2029',
  cvv: '123',
}

/** A payment provider with a merchant that answers as told, and a player with cards. */
export async function openShop(answer?: Parameters<typeof openMerchant>[0]) {
  const merchant = await openMerchant(answer)
  const sandbox = await openSandbox({ clock, platformUrl: merchant.url })
  const { url } = sandbox
  const pay = async (last4: string, more = {}) => {
    const cardNumber = cards.find((each) => each.last4 === last4)?.number
    const path = '/payments/api/creditcard/deposit/process'
    const response = await postJson(`${url}${path}`, { ...deposit, cardNumber, ...more })
    return { status: response.status, body: await response.json() }
  }
  const statusByReference = async (reference = deposit.reference) => {
    const path = `/payments/api/transactions?reference=${reference}`
    const headers = { authorization: partyAuthorization }
    const { transactions } = await (await fetch(`${url}${path}`, { headers })).json()
    return transactions.at(-1)
  }
  const answerBank = async (txId: string, said: string) => {
    const body = new URLSearchParams({ answer: said })
    return fetch(`${url}/payments/3ds/${txId}`, { method: 'POST', body })
  }
  /** Pays and lets the holder approve, until nothing more happens by itself. */
  const payAndApprove = async (last4: string) => {
    const { body } = await pay(last4)
    await answerBank(body.txId, 'approved')
    await expect.poll(async () => (await statusByReference()).state).not.toBe('PROCESSING')
    return body
  }
  return {
    url,
    merchant,
    pay,
    payAndApprove,
    answerBank,
    statusByReference,
    flush: () => postJson(`${url}/control/flush`, {}),
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await merchant[Symbol.asyncDispose]()
    },
  }
}

export function bodyOf(calls: readonly Call[], action: string) {
  return calls.find((each) => each.action === action)?.body
}
