import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestClock } from '@nordlys/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cards } from './payments/cards.ts'
import { openMerchant } from './testing/merchant.ts'
import { force, openSandbox, partyAuthorization, postJson } from './testing/open-sandbox.ts'
import { deposit } from './testing/open-shop.ts'

const authorization = partyAuthorization
const bearer = { authorization: 'Bearer sandbox-secret' }
const batch = `<?xml version="1.0" encoding="UTF-8"?>
<NemKontoBatch xmlns="urn:nordlys:nemkonto:1"><BatchId>b-1</BatchId>
<CreatedAt>2026-11-21T12:00:00.000Z</CreatedAt>
<NumberOfPayments>1</NumberOfPayments><ControlSum>100.00</ControlSum>
<Payment><RequesterPaymentReference>w-1</RequesterPaymentReference>
<CPRNumber>6101900000</CPRNumber><Amount Currency="DKK">100.00</Amount>
<Text>Nordlys 1234</Text></Payment></NemKontoBatch>`

let stateFolder: string
beforeEach(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), 'nordlys-sandbox-'))
})
afterEach(() => rm(stateFolder, { recursive: true }))

async function json(url: string, headers: Record<string, string> = { authorization }) {
  return (await fetch(url, { headers })).json()
}

test('[FLT-15] NemKonto goes on with a batch where a restart found it, its pace included', async () => {
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const status = async (url: string) =>
    (await json(`${url}/nemkonto/batches/b-1`)).payments?.[0]?.status
  const headers = { authorization, 'content-type': 'application/xml' }
  const send = (url: string) =>
    fetch(`${url}/nemkonto/batches`, { method: 'POST', headers, body: batch })
  {
    await using first = await openSandbox({ clock, stateFolder })
    expect((await send(first.url)).status).toBe(202)
    clock.advance({ seconds: 4 })
    expect(await status(first.url)).toBe('sent')
    await force(first.url, 'nemkonto', 'hold')
  }
  clock.advance({ hours: 1 })
  {
    await using second = await openSandbox({ clock, stateFolder })
    expect(await status(second.url)).toBe('sent')
    expect((await send(second.url)).status).toBe(200)
    await force(second.url, 'nemkonto', 'release')
    clock.advance({ seconds: 2 })
    expect(await status(second.url)).toBe('settled')
    await postJson(`${second.url}/control/reset`, {})
  }
  await using third = await openSandbox({ clock, stateFolder })
  expect(await status(third.url)).toBeUndefined()
})

test('[FLT-15] a payment that waits for the bank goes on after a restart', async () => {
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  await using merchant = await openMerchant()
  const common = { clock, stateFolder, platformUrl: merchant.url }
  const cardNumber = cards.find((each) => each.last4 === '0000')?.number
  const pay = async (url: string, reference: string) => {
    const path = '/payments/api/creditcard/deposit/process'
    return (await postJson(`${url}${path}`, { ...deposit, reference, cardNumber })).json()
  }
  let txId = ''
  {
    await using first = await openSandbox(common)
    txId = (await pay(first.url, 'deposit-1')).txId
  }
  await using second = await openSandbox(common)
  expect((await pay(second.url, 'deposit-2')).txId).not.toBe(txId)
  const said = new URLSearchParams({ answer: 'approved' })
  await fetch(`${second.url}/payments/3ds/${txId}`, { method: 'POST', body: said })
  const path = '/payments/api/transactions?reference=deposit-1'
  const state = async () => (await json(`${second.url}${path}`)).transactions.at(-1)?.state
  await expect.poll(state).toBe('SUCCESSFUL')
  expect(merchant.calls.at(-1)?.body).toMatchObject({ txId, authCode: `auth-${txId}` })
})

test('[FLT-15] money taken before a restart is told of after it', async () => {
  let isUp = false
  await using merchant = await openMerchant((call) =>
    call.action !== 'transfer' || isUp
      ? { status: 200, body: { userId: '1001', success: true, authCode: 'a', txId: '1' } }
      : 'no-answer',
  )
  const common = { stateFolder, platformUrl: merchant.url }
  const cardNumber = cards.find((each) => each.last4 === '0000')?.number
  {
    await using first = await openSandbox(common)
    const path = `${first.url}/payments/api/creditcard/deposit/process`
    const { txId } = await (await postJson(path, { ...deposit, cardNumber })).json()
    const body = new URLSearchParams({ answer: 'approved' })
    await fetch(`${first.url}/payments/3ds/${txId}`, { method: 'POST', body })
    await expect.poll(() => merchant.actions()).toContain('transfer')
  }
  isUp = true
  const before = merchant.calls.length
  await using second = await openSandbox(common)
  await postJson(`${second.url}/control/flush`, {})
  await expect
    .poll(() => merchant.calls.slice(before).map(({ action }) => action))
    .toContain('transfer')
})

test('[FLT-15] mail is not sent twice over a restart, and a line cut off by a kill is left out', async () => {
  const email = { to: 'anna@example.dk', subject: 'S', text: 'T', category: 'transactional' }
  const send = (url: string, key: string) =>
    postJson(`${url}/messages/emails`, email, { ...bearer, 'idempotency-key': key })
  const list = async (url: string) => (await json(`${url}/messages/api`)).messages
  {
    await using first = await openSandbox({ stateFolder })
    await send(first.url, 'k-1')
    await send(first.url, 'k-2')
  }
  const path = join(stateFolder, 'messages.jsonl')
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.slice(0, -5))
  await using second = await openSandbox({ stateFolder })
  expect(await list(second.url)).toHaveLength(1)
  await send(second.url, 'k-1')
  expect(await list(second.url)).toHaveLength(1)
})

test('[FLT-15] a supplier knows its round after a restart and repeats what was not heard', async () => {
  let isUp = false
  await using merchant = await openMerchant(() =>
    isUp ? { status: 200, body: { ok: true, balanceOre: 0 } } : 'no-answer',
  )
  const delays = { supplierRepeatMs: 3_600_000, supplierTimeoutMs: 5_000 }
  const common = { stateFolder, platformUrl: merchant.url, delays }
  let roundId = ''
  {
    await using first = await openSandbox(common)
    const play = { playSession: 'play-1', playerRef: 'ref-1', gameId: 'runer' }
    const script = { play, steps: [{ send: 'win', winOre: 70, transactionId: 'a-win' }] }
    roundId = (await (await postJson(`${first.url}/control/supplier/rounds`, script)).json())
      .roundId
  }
  isUp = true
  await using second = await openSandbox(common)
  await postJson(`${second.url}/control/flush`, {})
  const round = await json(`${second.url}/control/supplier/rounds/${roundId}`)
  expect(round.messages).toMatchObject([{ transactionId: 'a-win', state: 'accepted', winOre: 70 }])
  expect(merchant.actions()).toEqual(['/supplier/win', '/supplier/win'])
  expect(merchant.calls[1]?.raw).toBe(merchant.calls[0]?.raw)
})
