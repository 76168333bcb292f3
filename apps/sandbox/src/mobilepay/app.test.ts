import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatKroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { postJson } from '../testing/open-sandbox.ts'
import { Visitor } from '../testing/visitor.ts'
import { money, openTill, payAtTill, returnUrl, wish } from './test-till.ts'

test('the landing page asks for a number, the app for an answer, then one is back', async () => {
  await using till = await openTill()
  const { redirectUrl } = (await till.begin()).body
  const visitor = new Visitor(till.url)
  const landing = await visitor.open(redirectUrl)
  expect(landing.page?.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:3000;",
  )
  expect(await landing.page?.text()).toContain(formatKroner(ore(10_000)))
  const wrong = await visitor.send(redirectUrl, { phone: '1234' })
  expect(wrong.page?.status).toBe(422)
  expect(await wrong.page?.text()).toContain('role="alert"')
  for (const phone of ['12 34 56 78', '+299 123456', '+45 12345678']) {
    const app = await visitor.send(redirectUrl, { phone })
    expect(await app.page?.text()).toContain('value="approved">Godkend')
  }
  const app = redirectUrl.replace('/landing', '/app')
  const left = await visitor.send(app, { answer: 'left' })
  expect(await left.page?.text()).toContain(`href="${returnUrl}"`)
  expect((await till.find()).state).toBe('CREATED')
  expect((await visitor.send(app, { answer: 'approved' })).left?.href).toBe(returnUrl)
  expect((await till.find()).state).toBe('AUTHORIZED')
  expect((await visitor.send(app, { answer: 'rejected' })).page?.status).toBe(410)
  expect((await visitor.open(redirectUrl)).page?.status).toBe(410)
  expect((await visitor.open(`${till.url}/mobilepay/app?token=x`)).page?.status).toBe(410)
})

test('a person who says no is back as well', async () => {
  await using till = await openTill()
  await till.begin()
  expect((await till.answer('rejected')).headers.get('location')).toBe(returnUrl)
  expect((await till.find()).state).toBe('ABORTED')
})

test('a payment expires after ten minutes of the clock without an answer', async () => {
  await using till = await openTill()
  await till.register()
  await till.begin()
  till.clock.advance({ minutes: 9, seconds: 59 })
  expect((await till.find()).state).toBe('CREATED')
  till.clock.advance({ seconds: 1 })
  expect((await till.answer('approved')).status).toBe(410)
  expect((await till.find()).state).toBe('EXPIRED')
  await expect.poll(till.told).toEqual(['CREATED', 'EXPIRED'])
})

test('a reservation runs out after fourteen days, whatever is flushed before', async () => {
  await using till = await openTill()
  await payAtTill(till)
  await till.act('capture', 4_000)
  till.clock.advance({ days: 13, hours: 23 })
  await till.flush()
  expect(till.told()).not.toContain('CANCELLED')
  till.clock.advance({ hours: 1 })
  await till.flush()
  await expect.poll(till.told).toContain('CANCELLED')
  expect(till.merchant.calls.at(-1)?.body.amount).toEqual(money(6_000))
})

test.each([
  [10_001, 'ABORTED', ['CREATED', 'ABORTED']],
  [10_002, 'EXPIRED', ['CREATED', 'EXPIRED']],
  [10_003, 'AUTHORIZED', ['CREATED', 'AUTHORIZED']],
  [10_004, 'AUTHORIZED', ['CREATED', 'CREATED', 'AUTHORIZED', 'AUTHORIZED']],
  [10_005, 'AUTHORIZED', []],
])('an approved amount of %i øre is %s and tells %j', async (value, state, told) => {
  await using till = await openTill()
  await till.register()
  await till.begin({ amount: money(value) })
  expect((await till.answer('approved')).headers.get('location')).toBe(returnUrl)
  // Only this one reaches us before the person is back.
  if (value === 10_003) expect(till.told()).toEqual(told)
  await till.flush()
  expect(till.told()).toEqual(told)
  const events = await fetch(`${till.url}/mobilepay/epayment/v1/payments/${wish.reference}`, {
    headers: till.headers,
  })
  expect((await events.json()).state).toBe(state)
})

test('a forced outcome goes before the one the amount stands for', async () => {
  await using till = await openTill()
  await till.begin({ amount: money(10_001) })
  await till.force('expired')
  await till.answer('approved')
  expect((await till.find()).state).toBe('EXPIRED')
})

test('payments, keys, webhooks and what is yet to be told survive a restart, and no reset', async () => {
  const stateFolder = await mkdtemp(join(tmpdir(), 'nordlys-sandbox-'))
  let isUp = false
  const answer = () => (isUp ? 200 : 503)
  // It is left open: what is killed does not tidy up either.
  await using first = await openTill({ stateFolder }, answer)
  await first.register()
  await first.begin()
  await first.answer('approved')
  const captured = await first.act('capture', 10_000)
  await expect.poll(first.told).toEqual(['CREATED', 'AUTHORIZED', 'CAPTURED'])
  isUp = true
  {
    await using second = await openTill({ stateFolder })
    await expect.poll(() => first.told().slice(3)).toEqual(['CREATED', 'AUTHORIZED', 'CAPTURED'])
    expect((await second.act('capture', 10_000)).body).toEqual(captured.body)
    expect((await second.find()).aggregate.capturedAmount).toEqual(money(10_000))
    await postJson(`${second.url}/control/reset`, {})
  }
  await using third = await openTill({ stateFolder })
  expect((await third.get('/webhooks/v1/webhooks')).body).toEqual({ webhooks: [] })
  expect((await third.get(`/epayment/v1/payments/${wish.reference}`)).status).toBe(404)
  await rm(stateFolder, { recursive: true })
})
