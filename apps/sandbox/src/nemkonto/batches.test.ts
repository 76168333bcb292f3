import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { force, openSandbox, partyAuthorization } from '../testing/open-sandbox.ts'

interface Wish {
  reference: string
  cpr: string
  amount?: string
}

function batchFile(batchId: string, wishes: readonly Wish[], controlSum: string): string {
  const payments = wishes.map(
    ({ reference, cpr, amount = '100.00' }) => `
<Payment><RequesterPaymentReference>${reference}</RequesterPaymentReference>
<CPRNumber>${cpr}</CPRNumber><Amount Currency="DKK">${amount}</Amount>
<Text>Nordlys 1234</Text></Payment>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<NemKontoBatch xmlns="urn:nordlys:nemkonto:1"><BatchId>${batchId}</BatchId>
<CreatedAt>2026-11-21T12:00:00.000Z</CreatedAt>
<NumberOfPayments>${wishes.length}</NumberOfPayments><ControlSum>${controlSum}</ControlSum>
${payments.join('')}</NemKontoBatch>`
}

async function openBank() {
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const sandbox = await openSandbox({ clock })
  const headers = { authorization: partyAuthorization, 'content-type': 'application/xml' }
  const send = async (body: string) => {
    const response = await fetch(`${sandbox.url}/nemkonto/batches`, {
      method: 'POST',
      headers,
      body,
    })
    return { status: response.status, body: await response.json() }
  }
  const read = async (path: string) => {
    const response = await fetch(`${sandbox.url}/nemkonto/${path}`, { headers })
    return response.json()
  }
  const statuses = async (batchId: string) => {
    const { payments } = await read(`batches/${batchId}`)
    return payments.map((each: { status: string }) => each.status)
  }
  return {
    clock,
    url: sandbox.url,
    send,
    read,
    statuses,
    [Symbol.asyncDispose]: sandbox[Symbol.asyncDispose],
  }
}

test('[PAY-06] a payout gets its account, is sent and settles, a step every two seconds', async () => {
  await using bank = await openBank()
  const file = batchFile('b-1', [{ reference: 'w-1', cpr: '6101900000' }], '100.00')
  expect(await bank.send(file)).toEqual({
    status: 202,
    body: { batchId: 'b-1', receivedAt: '2026-11-21T12:00:00.000Z', payments: 1 },
  })
  const seen: string[] = []
  for (let step = 0; step < 5; step += 1) {
    seen.push(...(await bank.statuses('b-1')))
    bank.clock.advance({ seconds: 2 })
  }
  expect(seen).toEqual(['accepted', 'completed', 'sent', 'settled', 'settled'])
  expect((await bank.read('batches/b-1')).payments).toEqual([
    {
      reference: 'w-1',
      amount: '100.00',
      status: 'settled',
      statusAt: '2026-11-21T12:00:06.000Z',
      reason: null,
    },
  ])
})

test('[PAY-06] no NemKonto, or opted out: refused; a closed one: returned', async () => {
  await using bank = await openBank()
  const wishes = [
    { reference: 'w-1', cpr: '7105760006' },
    { reference: 'w-2', cpr: '6906880007', amount: '50.50' },
    { reference: 'w-3', cpr: '7206740009' },
  ]
  await bank.send(batchFile('b-1', wishes, '250.50'))
  bank.clock.advance({ seconds: 2 })
  expect(await bank.statuses('b-1')).toEqual(['rejected', 'completed', 'rejected'])
  bank.clock.advance({ hours: 1 })
  const { payments } = await bank.read('payments')
  expect(payments).toMatchObject([
    { batchId: 'b-1', status: 'rejected', reason: 'no-nemkonto' },
    { batchId: 'b-1', status: 'returned', reason: 'account-closed', amount: '50.50' },
    { batchId: 'b-1', status: 'rejected', reason: 'opted-out' },
  ])
})

test('the same file twice pays once; its id or reference used anew is refused', async () => {
  await using bank = await openBank()
  const wish = { reference: 'w-1', cpr: '6101900000' }
  const file = batchFile('b-1', [wish], '100.00')
  const first = await bank.send(file)
  expect(await bank.send(file)).toEqual({ status: 200, body: first.body })
  expect((await bank.read('payments')).payments).toHaveLength(1)
  const other = batchFile('b-1', [{ ...wish, amount: '200.00' }], '200.00')
  expect(await bank.send(other)).toEqual({ status: 409, body: { error: 'batch_conflict' } })
  expect(await bank.send(batchFile('b-2', [wish], '100.00'))).toEqual({
    status: 409,
    body: { error: 'duplicate_reference', reference: 'w-1' },
  })
})

const good = batchFile('b-1', [{ reference: 'w-1', cpr: '6101900000' }], '100.00')

test.each([
  ['not XML', 'not a NemKontoBatch of urn:nordlys:nemkonto:1'],
  [
    good.replace('urn:nordlys:nemkonto:1', 'urn:other'),
    'not a NemKontoBatch of urn:nordlys:nemkonto:1',
  ],
  [good.replace('b-1', 'b 1'), 'BatchId'],
  [good.replace('2026-11-21T12:00:00.000Z', 'i dag'), 'CreatedAt'],
  [good.replace('<NumberOfPayments>1', '<NumberOfPayments>2'), 'NumberOfPayments'],
  [good.replace('<ControlSum>100.00', '<ControlSum>100.01'), 'ControlSum'],
  [good.replace('DKK', 'EUR'), 'Payment 1: Amount'],
  [good.replaceAll('100.00', '0.00'), 'Payment 1: Amount'],
  [good.replaceAll('100.00', '-100.00'), 'Payment 1: Amount'],
  [good.replace('6101900000', '610190-0000'), 'Payment 1: CPRNumber'],
  [good.replace('Nordlys 1234', 'N'.repeat(36)), 'Payment 1: Text'],
  [good.replace('>w-1<', '><'), 'Payment 1: RequesterPaymentReference'],
])('a file that is wrong in one place is refused and says where (%#)', async (file, detail) => {
  await using bank = await openBank()
  expect(await bank.send(file)).toEqual({ status: 422, body: { error: 'invalid_batch', detail } })
})

test('time can be held, pushed on and released', async () => {
  await using bank = await openBank()
  await bank.send(good)
  await force(bank.url, 'nemkonto', 'hold')
  bank.clock.advance({ minutes: 5 })
  expect(await bank.statuses('b-1')).toEqual(['accepted'])
  await force(bank.url, 'nemkonto', 'advance')
  expect(await bank.statuses('b-1')).toEqual(['completed'])
  await force(bank.url, 'nemkonto', 'release')
  expect(await bank.statuses('b-1')).toEqual(['completed'])
  const statusAt = async () => (await bank.read('batches/b-1')).payments[0].statusAt
  expect(await statusAt()).toBe('2026-11-21T12:05:00.000Z')
  bank.clock.advance({ seconds: 60 })
  expect(await bank.statuses('b-1')).toEqual(['settled'])
  expect(await statusAt()).toBe('2026-11-21T12:05:04.000Z')
})

test('payments are listed by the moment of their last step', async () => {
  await using bank = await openBank()
  await bank.send(good)
  bank.clock.advance({ seconds: 3 })
  const list = (from: string, to: string) =>
    bank.read(`settlements?from=2026-11-21T12:${from}Z&to=2026-11-21T12:${to}Z`)
  expect(await list('00:00', '00:02')).toEqual({ payments: [], next: null })
  expect(await list('00:02', '00:03')).toMatchObject({
    payments: [{ batchId: 'b-1', status: 'completed', statusAt: '2026-11-21T12:00:02.000Z' }],
    next: null,
  })
})

test('the next payment can be told to be refused', async () => {
  await using bank = await openBank()
  await force(bank.url, 'nemkonto', 'reject')
  await bank.send(good)
  bank.clock.advance({ seconds: 2 })
  expect(await bank.statuses('b-1')).toEqual(['rejected'])
})

test('the files are kept for looking at', async () => {
  await using bank = await openBank()
  await bank.send(good)
  expect(await (await fetch(`${bank.url}/nemkonto/files/b-1`)).text()).toBe(good)
  const page = await (await fetch(`${bank.url}/nemkonto`)).text()
  expect(page).toContain('w-1')
  expect(page).toContain('accepted')
})

test('the wire needs the password', async () => {
  await using sandbox = await openSandbox()
  const response = await fetch(`${sandbox.url}/nemkonto/batches/b-1`)
  expect(response.status).toBe(401)
})
