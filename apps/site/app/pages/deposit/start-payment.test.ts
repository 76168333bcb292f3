import { startDeposit } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { askedIn, isByCard, startPayment } from './start-payment.ts'

const key = '0193b0a0-0000-7000-8000-0000000000aa'
const cardId = '0193b0a0-0000-7000-8000-000000000001'

/** The platform's request for a form with these fields. */
async function asked(fields: Record<string, string>): Promise<object> {
  const calls: unknown[][] = []
  const call = async (...words: unknown[]) => void calls.push(words)
  const scope = { platform: { call } } as never
  const from = new URL(`https://nordlys.example/quick-deposit?tilbage=${fields.from ?? ''}`)
  const form = formOf({ amount: '200', key, ...fields })
  await startPayment(scope, form, 'main_deposit', askedIn(from))
  expect(calls[0]?.[0]).toBe(startDeposit)
  return calls[0]?.[1] as object
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const wish = { amount: '200', kind: 'main_deposit', idempotencyKey: key }

test('[PAY-01] a saved card is named by our number, one that is typed is saved by its tick', async () => {
  expect(await asked({ method: cardId })).toEqual({ ...wish, method: 'card', cardId })
  expect(await asked({ method: cardId, save_card: 'on' })).not.toHaveProperty('saveCard')
  expect(await asked({ method: 'card' })).toEqual({ ...wish, method: 'card' })
  const ticked = await asked({ method: 'card', save_card: 'on' })
  expect(ticked).toEqual({ ...wish, method: 'card', saveCard: true })
  expect(isByCard(formOf({ method: cardId }))).toBe(true)
  expect(isByCard(formOf({ method: 'mobile_pay' }))).toBe(false)
})

test('[PAY-03] the game that the page leads back to goes along, and no other address', async () => {
  const method = 'mobile_pay'
  const game = '/spilleautomater/penge/vikingernes-guld'
  expect(await asked({ method, from: game })).toEqual({ ...wish, method, returnTo: game })
  expect(await asked({ method, from: '//onde.example/spil' })).toEqual({ ...wish, method })
})

test('what is no way to pay of ours is a broken request', async () => {
  await expect(asked({ method: 'acc-1' })).rejects.toMatchObject({ init: { status: 400 } })
})
