import { createHash } from 'node:crypto'
import { after, dayMs, kroner, minuteMs, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { afterEach, expect, test, vi } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { setBar } from '../../ledger/index.ts'
import type { SignedWebhook } from '../../outside/index.ts'
import { startDeposit } from '../deposit/deposit.ts'
import { askAboutOpenDeposits, settleFromProvider } from '../deposit/open-deposits.ts'
import { readPaymentState } from '../deposit/read-deposit.ts'
import { actOnEvent, forgetOldEvents, receiveMobilePayEvent } from './events.ts'
import { TestMobilePay } from './test-mobile-pay.ts'
import { registerMobilePayWebhook } from './webhooks.ts'

let till: TestMobilePay
openForFile(async (stack) => {
  till = stack.use(await TestMobilePay.open())
})
afterEach(async () => {
  expect(await findBreaches(till.world.ownerUrl)).toEqual([])
})

const tick = async (minutes: number) => {
  till.world.clock.advance({ minutes })
  await askAboutOpenDeposits(till.context, till.world.clock.now())
}

test('[PAY-02][PAY-05] what is approved in the app is told by webhook, taken and booked once', async () => {
  const deposit = await till.begun()
  const back = await deposit.answer('approved')
  const address = new URL(back.headers.get('location') ?? '')
  expect(address.pathname).toBe('/MobilePay')
  expect(address.searchParams.get('reference')).toBe(deposit.reference)
  expect(await deposit.cash()).toBe(zeroOre)
  const names = async () => (await deposit.events()).map(({ name }) => name)
  await expect.poll(names).toContain('AUTHORIZED')
  await till.actOnAll()
  expect(await deposit.cash()).toBe(kroner(100))
  expect(await till.world.states(deposit.reference)).toEqual([
    ...['initiated', 'pending', 'processing', 'implemented'],
  ])
  await expect.poll(names).toContain('CAPTURED')
  await till.actOnAll()
  expect(await deposit.cash()).toBe(kroner(100))
  const { db } = till.world
  expect(await readPaymentState(db, deposit.reference)).toMatchObject({ state: 'arrived' })
})

test('[LED-03] each move has its line in the audit log while time passes between two writes', async () => {
  const deposit = await till.begun()
  await deposit.answer('approved')
  const { clock } = till.world
  const passing = {
    now() {
      clock.advance({ ms: 1 })
      return clock.now()
    },
  }
  await settleFromProvider({ ...till.context, clock: passing }, deposit.reference)
  expect(await deposit.status()).toBe('implemented')
})

test('[PAY-02][PAY-05] without any webhook the page that waits, or the job, books the same', async () => {
  const watched = await till.begun('200')
  await watched.answer('approved')
  expect(await watched.look()).toMatchObject({ deposit: { status: 'implemented' } })
  expect(await watched.cash()).toBe(kroner(200))
  const left = await till.begun('300')
  await left.answer('approved')
  await tick(2)
  expect(await left.cash()).toBe(kroner(300))
})

test('[PAY-05] deposits by card, whose provider is down, keep none by MobilePay waiting', async () => {
  const { world } = till
  for (let count = 0; count < 50; count++) await world.deposit(await world.player(), '100')
  // Two, since the first of them may be asked about before any by card.
  const deposits = [await till.begun(), await till.begun()]
  for (const { answer } of deposits) await answer('approved')
  world.parties.broken = { status: 503, body: {} }
  await tick(2)
  world.parties.broken = undefined
  for (const { cash } of deposits) expect(await cash()).toBe(kroner(100))
})

test('[PAY-03] the address that MobilePay leads back to names the game', async () => {
  const playerId = await till.world.player()
  const wish = { amount: '100', method: 'mobile_pay', kind: 'quick_deposit' } as const
  const game = { returnTo: '/spilleautomater/penge/guld', idempotencyKey: crypto.randomUUID() }
  const started = await startDeposit(
    till.context,
    { playerId, standing: 'open' },
    { ...wish, ...game },
  )
  const landing = started.ok ? (started.redirectUrl ?? '') : ''
  const back = await till.answerAt(landing, 'rejected')
  const address = new URL(back.headers.get('location') ?? '')
  expect(address.pathname).toBe('/MobilePayQuick')
  expect(address.searchParams.get('tilbage')).toBe(game.returnTo)
})

test('[LED-02] the same key gives the same payment, and another amount is a conflict', async () => {
  const player = await till.world.player()
  const key = crypto.randomUUID()
  const first = await till.begin(player, '100', key)
  expect(await till.begin(player, '100', key)).toEqual(first)
  expect(await till.begin(player, '200', key)).toEqual({ ok: false, refusal: 'conflict' })
})

test('[PAY-05] a MobilePay that does not answer leaves the deposit to the same key', async () => {
  const player = await till.world.player()
  const key = crypto.randomUUID()
  await till.force('down')
  expect(await till.begin(player, '100', key)).toEqual({ ok: false, refusal: 'payments-down' })
  expect(await till.begin(player, '100', key)).toMatchObject({ ok: true })
})

test('[DATA-15] a method that is closed is refused before anything is begun', async () => {
  const player = await till.world.player()
  await till.offer(false)
  expect(await till.begin(player)).toEqual({ ok: false, refusal: 'method-closed' })
  await till.offer(true)
})

test.each([
  ['rejected', 'mobilepay-aborted'],
  ['left alone', 'mobilepay-expired'],
] as const)(
  '[PAY-02][PAY-05] a payment that is %s ends as %s, and frees its limit',
  async (how, failure) => {
    const deposit = await till.begun()
    if (how === 'rejected') await deposit.answer(how)
    else till.world.clock.advance({ minutes: 11 })
    await till.control('flush', {})
    expect(await deposit.look()).toMatchObject({ deposit: { status: 'canceled', failure } })
    expect(await deposit.used()).toBe(zeroOre)
    expect(await deposit.cash()).toBe(zeroOre)
  },
)

test('[PAY-05] authorised money of a player who is paused by then is let go, not taken', async () => {
  const { world, mobilePay } = till
  const deposit = await till.begun()
  await deposit.answer('approved')
  const at = world.clock.now()
  const until = new Date(at.getTime() + dayMs)
  const bar = { playerId: deposit.player, reason: 'pause', until, at } as const
  await world.db.transaction().execute((tx) => setBar(tx, bar))
  expect(await deposit.look()).toMatchObject({
    deposit: { status: 'canceled', failure: 'not-allowed' },
  })
  expect(await mobilePay.find(deposit.reference)).toMatchObject({
    ...{ capturedOre: zeroOre, canceledOre: kroner(100) },
  })
  expect(await deposit.used()).toBe(zeroOre)
})

test('[REG-05] money that could not be let go at once is let go by the job', async () => {
  const deposit = await till.begun()
  await deposit.answer('approved')
  till.world.standings.set(deposit.player, 'rofus-registered')
  const { cancel } = till.mobilePay
  till.mobilePay.cancel = () => Promise.reject(new Error('the line was cut'))
  await expect(deposit.look()).rejects.toThrow('the line was cut')
  till.mobilePay.cancel = cancel
  expect(await deposit.status()).toBe('canceled')
  await tick(11)
  expect(await till.mobilePay.find(deposit.reference)).toMatchObject({
    canceledOre: kroner(100),
  })
})

test('[REG-05] money of another amount that could not be let go at once is let go by the job', async () => {
  const deposit = await till.begun()
  await till.force('other-amount')
  await deposit.answer('approved')
  const { cancel } = till.mobilePay
  till.mobilePay.cancel = () => Promise.reject(new Error('the line was cut'))
  await expect(deposit.look()).rejects.toThrow('the line was cut')
  till.mobilePay.cancel = cancel
  expect(await deposit.status()).toBe('canceled')
  await tick(11)
  const payment = await till.mobilePay.find(deposit.reference)
  expect(payment?.canceledOre).toBe(payment?.authorizedOre)
})

test('[LED-03] a capture whose answer is lost is asked for again, and taken once', async () => {
  const deposit = await till.begun('400')
  await deposit.answer('approved')
  const { capture } = till.mobilePay
  till.mobilePay.capture = async (act) => {
    await capture(act)
    throw new Error('the answer was lost')
  }
  await expect(deposit.look()).rejects.toThrow('the answer was lost')
  till.mobilePay.capture = capture
  expect([await deposit.status(), await deposit.cash()]).toEqual(['processing', zeroOre])
  await deposit.look()
  expect(await deposit.cash()).toBe(kroner(400))
  expect(await till.mobilePay.find(deposit.reference)).toMatchObject({
    capturedOre: kroner(400),
  })
})

test('[LED-03] a capture that is a conflict is no end: it is asked for until it is known', async () => {
  const deposit = await till.begun('500')
  const { capture } = till.mobilePay
  const keys = new Set<string>()
  till.mobilePay.capture = (act) => {
    keys.add(act.key)
    return capture(act)
  }
  await till.force('capture-conflict')
  await deposit.answer('approved')
  await deposit.look()
  expect([await deposit.status(), await deposit.cash()]).toEqual(['processing', zeroOre])
  await deposit.look()
  till.mobilePay.capture = capture
  expect(await deposit.cash()).toBe(kroner(500))
  expect([...keys]).toEqual([`${deposit.reference}-capture`])
})

test('[PAY-05] less is taken than was authorised: it is booked, and the job lets the rest go', async () => {
  const { mobilePay, world } = till
  const deposit = await till.begun('500')
  const { reference } = deposit
  await deposit.answer('approved')
  await mobilePay.capture({ reference, amountOre: kroner(200), key: 'in-the-portal' })
  const { cancel } = mobilePay
  mobilePay.cancel = () => Promise.reject(new Error('the line was cut'))
  await expect(deposit.look()).rejects.toThrow('the line was cut')
  mobilePay.cancel = cancel
  expect([await deposit.status(), await deposit.cash()]).toEqual(['implemented', kroner(200)])
  await tick(11)
  await tick(11)
  expect(await mobilePay.find(reference)).toMatchObject({
    ...{ capturedOre: kroner(200), canceledOre: kroner(300) },
  })
  expect(await world.audited('deposit-rest-let-go')).toBe(1)
  expect([await deposit.used(), await deposit.cash()]).toEqual([kroner(200), kroner(200)])
})

test('[LED-03] money that was taken is booked, also where the rest was let go before we look', async () => {
  const deposit = await till.begun('500')
  const { reference } = deposit
  await deposit.answer('approved')
  await till.mobilePay.capture({ reference, amountOre: kroner(200), key: 'in-the-portal' })
  await till.mobilePay.cancel({ reference, key: 'there-too' })
  await deposit.look()
  expect([await deposit.status(), await deposit.cash()]).toEqual(['implemented', kroner(200)])
})

test('[LED-04] a refund at MobilePay is told by its webhook, and takes what it was of', async () => {
  const deposit = await till.begun('300')
  await deposit.answer('approved')
  await deposit.look()
  await till.control('mobilepay/take-back', { reference: deposit.reference, refundedOre: 12_000 })
  const names = async () => (await deposit.events()).map(({ name }) => name)
  await expect.poll(names).toContain('REFUNDED')
  await till.actOnAll()
  expect(await deposit.cash()).toBe(kroner(180))
  expect(await deposit.status()).toBe('implemented')
})

test.each([
  ['webhook-foreign-reference', 'nobodys'],
  ['webhook-unknown-name', 'unreadable'],
] as const)(
  'a signed %s is kept as %s, for people, and holds up no other',
  async (outcome, end) => {
    const deposit = await till.begun()
    await till.force(outcome)
    await deposit.answer('approved')
    const ends = async () => {
      await till.actOnAll()
      const rows = await till.world.db.selectFrom('payments_event').select('outcome').execute()
      return rows.map((row) => row.outcome)
    }
    await expect.poll(ends).toContain(end)
    await deposit.look()
    expect(await deposit.cash()).toBe(kroner(100))
  },
)

test('a message that cannot be acted on now keeps its cause, and is acted on later', async () => {
  const { world } = till
  const deposit = await till.begun()
  await world.takeEvents()
  await deposit.answer('approved')
  await expect.poll(() => world.queuedEvents()).not.toEqual([])
  const [eventId = 0n] = await world.takeEvents()
  await till.force('down')
  await expect(actOnEvent(till.context, eventId)).rejects.toThrow('MobilePay is down')
  expect(await deposit.events()).toContainEqual(
    expect.objectContaining({
      outcome: null,
      tries: 1,
      last_error: expect.stringContaining('down'),
    }),
  )
  await actOnEvent(till.context, eventId)
  expect(await deposit.cash()).toBe(kroner(100))
})

test('[PAY-05] a message without our secret’s signature, or too large, is refused and not kept', async () => {
  const { db } = till.world
  const rows = () => db.selectFrom('payments_event').select('event_id').execute()
  const before = (await rows()).length
  using warned = vi.spyOn(till.context.log, 'warn')
  const send = async (headers: Record<string, string>, payload = '{"name":"AUTHORIZED"}') => {
    const url = '/outside/mobilepay/events'
    const json = { 'content-type': 'application/json', ...headers }
    return (await till.app.inject({ method: 'POST', url, headers: json, payload })).statusCode
  }
  expect(await send({})).toBe(401)
  expect(await send({ authorization: 'HMAC-SHA256 Signature=x', 'x-ms-date': 'x' })).toBe(401)
  expect(await send({}, 'x'.repeat(70_000))).toBe(413)
  expect(warned.mock.calls).toEqual([
    ['a webhook without the signature of MobilePay was refused'],
    ['a webhook without the signature of MobilePay was refused'],
    ['a webhook larger than any of MobilePay was refused'],
  ])
  expect(await rows()).toHaveLength(before)
})

test('[PAY-05] a message that cannot be MobilePay’s is refused before the database is asked', async () => {
  const { clock } = till.world
  const body = Buffer.from('{}')
  const whole = {
    body,
    date: clock.now().toUTCString(),
    contentHash: createHash('sha256').update(body).digest('base64'),
    authorization: 'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=guess',
  }
  const asked: string[] = []
  const db = till.world.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const receive = (webhook: SignedWebhook) =>
    receiveMobilePayEvent({ ...till.context, db }, webhook)
  for (const name of ['date', 'contentHash', 'authorization']) {
    expect(await receive({ ...whole, [name]: undefined })).toBe(false)
  }
  expect(await receive({ ...whole, date: after(clock.now(), -6 * minuteMs).toUTCString() })).toBe(
    false,
  )
  expect(await receive({ ...whole, body: Buffer.from('{ }') })).toBe(false)
  expect(asked).toEqual([])
  expect(await receive(whole)).toBe(false)
  expect(asked).toHaveLength(1)
})

test('messages are forgotten after 400 days, and no younger ones', async () => {
  const { clock, db } = till.world
  const rows = () => db.selectFrom('payments_event').select('event_id').execute()
  expect(await rows()).not.toEqual([])
  await forgetOldEvents(db, after(clock.now(), 399 * dayMs))
  expect(await rows()).not.toEqual([])
  await forgetOldEvents(db, after(clock.now(), 400 * dayMs))
  expect(await rows()).toEqual([])
})

test('one registration stands at MobilePay; one that it has forgotten is made again', async () => {
  const { context } = till
  expect(await registerMobilePayWebhook(context)).toBe(false)
  await till.control('reset', {})
  expect(await registerMobilePayWebhook(context)).toBe(true)
  const deposit = await till.begun()
  await deposit.answer('approved')
  await expect.poll(async () => (await deposit.events()).length).toBeGreaterThan(0)
})
