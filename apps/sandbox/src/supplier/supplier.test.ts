import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hourMs, TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { force, openSandbox, postJson } from '../testing/open-sandbox.ts'

interface Said {
  path: string
  body: string
  isSigned: boolean
}

type Answer = { status: number; body: object } | 'no-answer'

const play = { playSession: 'play-1', playerRef: 'ref-1', gameId: 'runer' }
const ok: Answer = { status: 200, body: { ok: true, balanceOre: 0 } }

function sign(timestamp: string, path: string, body: string): string {
  return createHmac('sha256', 'sandbox-secret').update(`${timestamp}.${path}.${body}`).digest('hex')
}

/** The stand-in, a platform that says what it is told to, and what it has heard. */
async function openStudio(answer: (said: Said, before: number) => Answer = () => ok) {
  const heard: Said[] = []
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const path = request.url ?? ''
    const signature = sign(String(request.headers['x-timestamp']), path, body)
    const isSigned = request.headers['x-signature'] === signature
    const said = { path, body, isSigned }
    const before = heard.filter((each) => each.path === path).length
    heard.push(said)
    const answered = answer(said, before)
    if (answered === 'no-answer') {
      response.destroy()
      return
    }
    response.writeHead(answered.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answered.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const sandbox = await openSandbox({
    clock,
    platformUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delays: { supplierRepeatMs: hourMs, supplierTimeoutMs: 5_000 },
  })
  return {
    clock,
    heard,
    sandbox,
    paths: () => heard.map((each) => each.path.replace('/supplier/', '')),
    round: async (steps: object[], over: object = {}) => {
      const script = { play, steps, ...over }
      const response = await postJson(`${sandbox.url}/control/supplier/rounds`, script)
      return response.json()
    },
    flush: () => postJson(`${sandbox.url}/control/flush`, {}),
    ask: async (path: string, body?: string, ageMs = 0) => {
      const timestamp = String(clock.now().getTime() - ageMs)
      const headers = {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': sign(timestamp, path, body ?? ''),
      }
      const request = body === undefined ? { headers } : { method: 'POST', headers, body }
      return fetch(`${sandbox.url}${path}`, request)
    },
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('a bet without an answer is taken back until that is acknowledged', async () => {
  await using studio = await openStudio(({ path }, before) => {
    if (path.endsWith('/bet')) return 'no-answer'
    if (before === 0) return { status: 503, body: {} }
    return { status: 200, body: { ok: false, refusal: 'transaction-unknown' } }
  })
  const { roundId } = await studio.round([
    { send: 'bet', stakeOre: 100, transactionId: 'lost-bet' },
  ])
  for (let flush = 0; flush < 3; flush++) await studio.flush()
  expect(studio.paths()).toEqual(['bet', 'rollback', 'rollback'])
  expect(JSON.parse(studio.heard[1]?.body ?? '')).toEqual({
    roundId,
    gameId: 'runer',
    playerRef: 'ref-1',
    rolledBackId: 'lost-bet',
  })
})

test('a win is repeated, word for word and signed anew, until it is paid', async () => {
  const answers: Answer[] = [
    'no-answer',
    { status: 500, body: {} },
    { status: 200, body: { ok: false, refusal: 'round-unknown' } },
  ]
  await using studio = await openStudio((_said, before) => answers[before] ?? ok)
  await studio.round([{ send: 'win', winOre: 70 }])
  for (let flush = 0; flush < 5; flush++) {
    studio.clock.advance({ minutes: 1 })
    await studio.flush()
  }
  expect(studio.paths()).toEqual(['win', 'win', 'win', 'win'])
  expect(studio.heard.every((each) => each.isSigned)).toBe(true)
  expect(new Set(studio.heard.map((each) => each.body)).size).toBe(1)
})

test('copies, losses, late messages and all at once come as told', async () => {
  await using studio = await openStudio()
  await studio.round(
    [
      { send: 'bet', stakeOre: 100, copies: 3 },
      { send: 'win', winOre: 50, late: true },
      { send: 'end-round', lost: 'request' },
    ],
    { together: true },
  )
  expect(studio.paths()).toEqual(['bet', 'bet', 'bet'])
  await studio.flush()
  expect(studio.paths().slice(3).sort()).toEqual(['end-round', 'win'])
})

test('it tells what became of a round to whoever signs for it', async () => {
  await using studio = await openStudio()
  const bet = { send: 'bet', stakeOre: 100, transactionId: 'bet-1' }
  const { roundId } = await studio.round([bet])
  const path = '/supplier/round-status'
  const state = async (asked: string) =>
    (await (await studio.ask(path, JSON.stringify({ roundId: asked }))).json()).state
  expect(await state(roundId)).toBe('open')
  await studio.round([{ send: 'end-round', lost: 'request' }], { roundId })
  expect(await state(roundId)).toBe('settled')
  const other = await studio.round([{ ...bet, transactionId: 'bet-2' }])
  const back = { send: 'rollback', rolledBackId: 'bet-2', lost: 'request' }
  await studio.round([back], { roundId: other.roundId })
  expect(await state(other.roundId)).toBe('cancelled')
  expect(await state('never-played')).toBe('unknown')
  const body = JSON.stringify({ roundId })
  expect((await studio.ask(path, body, 31_000)).status).toBe(401)
  const unsigned = await fetch(`${studio.sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(unsigned.status).toBe(401)
  await force(studio.sandbox.url, 'supplier', 'down')
  expect((await studio.ask(path, body)).status).toBe(503)
})

test('its transactions of a period come in pages, each once', async () => {
  await using studio = await openStudio(({ body }) =>
    body.includes('too-much') ? { status: 200, body: { ok: false, refusal: 'loss-limit' } } : ok,
  )
  const from = studio.clock.now()
  const both = { send: 'bet-and-win', stakeOre: 100, winOre: 30, transactionId: 'both' }
  const steps = [both, { send: 'bet', stakeOre: 7, transactionId: 'too-much' }]
  await studio.round([...steps, { send: 'rollback', rolledBackId: 'both' }, { send: 'end-round' }])
  studio.clock.advance({ hours: 1 })
  const to = studio.clock.now()
  await studio.round([{ send: 'bet', stakeOre: 1 }])
  const period = `from=${from.toISOString()}&to=${to.toISOString()}`
  const list = async (more: string) =>
    (await studio.ask(`/supplier/transactions?${period}${more}`)).json()
  const all = await list('')
  expect(all.next).toBeUndefined()
  expect(all.transactions).toMatchObject([
    { transactionId: 'both', kind: 'bet', amountOre: 100, state: 'rolled-back' },
    { transactionId: 'both', kind: 'win', amountOre: 30, state: 'rolled-back' },
    { transactionId: 'too-much', kind: 'bet', amountOre: 7, state: 'refused' },
  ])
  const paged = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: { transactions: object[]; next?: string } = await list(
      `&limit=1&after=${encodeURIComponent(after)}`,
    )
    paged.push(...page.transactions)
    after = page.next
  }
  expect(paged).toEqual(all.transactions)
  expect((await studio.ask('/supplier/transactions?from=x&to=y')).status).toBe(400)
})
