import { createHash } from 'node:crypto'
import { callHeaders, readHistory } from '@nordlys/contracts'
import {
  after,
  dayMs,
  hourMs,
  kroner,
  type Ore,
  ore,
  type PlayerId,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promiseOffers, seedOffers } from '../../bonuses/index.ts'
import { registerBonusCalls } from '../../http/bonuses-calls.ts'
import { registerHistoryCalls } from '../../http/history-calls.ts'
import { registerPaymentCalls } from '../../http/payments-calls.ts'
import { beginPlay, defineGame, GroupCommit } from '../../ledger/index.ts'
import { defaultThrottleRules } from '../../throttle/throttle-rules.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { settleTakenBack } from '../index.ts'

let world: TestPayments
let app: FastifyInstance
let commit: GroupCommit
const sessions = new Map<string, PlayerId>()

beforeAll(async () => {
  world = await TestPayments.open()
  commit = await GroupCommit.open({ databaseUrl: world.ownerUrl, clock: world.clock })
  app = Fastify()
  const edge = {
    app,
    clock: world.clock,
    serviceCredentials: { site: 'site-credential' },
    findSession: async ({ handle }: { handle: string }, at: Date) => {
      const playerId = sessions.get(handle)
      const session = {
        sessionId: handle,
        loggedInAt: at,
        expiresAt: at,
        standing: 'open',
      } as const
      return playerId && { ...session, playerId }
    },
  }
  registerBonusCalls(edge, world.context)
  registerPaymentCalls(edge, world.context, async (session) => session)
  const throttle = {
    db: world.db,
    rules: defaultThrottleRules,
    mark: (act: string, name: string) => Buffer.from(act + name),
  }
  registerHistoryCalls(edge, { db: world.db, players: { throttle } })
})
afterAll(async () => {
  await app.close()
  await commit[Symbol.asyncDispose]()
  await world[Symbol.asyncDispose]()
})

async function ask(path: string, body: object, player?: PlayerId) {
  if (player) sessions.set(`handle-${player}`, player)
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      [callHeaders.credential]: 'Bearer site-credential',
      [callHeaders.sessionSecret]: 'secret',
      [callHeaders.sessionHandle]: `handle-${player}`,
    },
    payload: body,
  })
  return { status: response.statusCode, body: response.json() }
}

const paths = [
  ['/v1/deposits/options', { kind: 'main_deposit' }],
  ['/v1/deposits/start', { amount: '100', method: 'card', idempotencyKey: crypto.randomUUID() }],
  ['/v1/deposits/read', { reference: 'x' }],
  ['/v1/bonuses/offer', { bonus_code: 'X' }],
  ['/v1/withdrawals/start', { amount: '100', idempotencyKey: crypto.randomUUID() }],
  ['/v1/withdrawals/cancel', { withdrawalId: 'x' }],
  ['/v1/withdrawals/list', {}],
  ['/v1/history', { kind: 'all', days: 30, page: 1, pageSize: 10 }],
  ['/v1/transactions', { kind: 'all', days: 30, pageSize: 10 }],
] as const

test.each(paths)('%s is refused without a session', async (path, body) => {
  const answer = await ask(path, body)
  expect(answer).toEqual({ status: 401, body: { ok: false, refusal: 'session-expired' } })
})

test('[FLT-39] without a session a reference gives its payment’s state alone', async () => {
  const player = await world.player()
  const told = async (reference: string) => (await ask('/v1/deposits/state', { reference })).body
  const good = await world.deposit(player, '200')
  const { reference } = good.deposit
  expect(await told(reference)).toEqual({ ok: true, state: 'under-way' })
  await world.callback('transfer', messageOf(good, 'tx-good'))
  expect(await told(reference)).toEqual({ ok: true, state: 'arrived' })
  const bad = await world.deposit(player, '200')
  await world.callback('cancel', messageOf(bad, 'tx-bad', { statusCode: '504' }))
  expect(await told(bad.deposit.reference)).toEqual({ ok: true, state: 'failed' })
  const gone = { txId: 'tx-good', cause: 'dispute', keptOre: ore(0) } as const
  await world.db.transaction().execute((tx) => settleTakenBack(world.context, tx, gone))
  expect(await told(reference)).toEqual({ ok: true, state: 'taken-back' })
  expect(await told(crypto.randomUUID())).toEqual({ ok: false, refusal: 'unknown' })
})

test.each([
  { amount: 100 },
  { amount: ['100'] },
  { amount: { toString: '100' } },
  { amount: null },
  { amount: true },
  { amount: '1'.repeat(41) },
  { amount: '100', method: 'cash' },
  { amount: '100', idempotencyKey: 'again' },
])('[VAL-05] a deposit asked for as %j is no request', async (over) => {
  const player = await world.player()
  const request = { method: 'card', idempotencyKey: crypto.randomUUID(), ...over }
  expect((await ask('/v1/deposits/start', request, player)).status).toBe(400)
})

test('[SCREEN-01] [SEC-42] a deposit is opened and read over the wire, and is nobody else’s', async () => {
  const player = await world.player()
  const request = { amount: '200', method: 'card', idempotencyKey: crypto.randomUUID() }
  const started = await ask('/v1/deposits/start', request, player)
  expect(started).toMatchObject({
    status: 200,
    body: { ok: true, deposit: { amountOre: 20_000, status: 'initiated' } },
  })
  const { reference } = started.body.deposit
  expect(started.body.cashier.userId).toBe(player.toString())
  expect((await ask('/v1/deposits/read', { reference }, player)).body.deposit.reference).toBe(
    reference,
  )
  const stranger = await world.player()
  expect((await ask('/v1/deposits/read', { reference }, stranger)).status).toBe(404)
})

test('[SCREEN-01] a refused amount tells its bound', async () => {
  const player = await world.player()
  const request = { amount: '99,99', method: 'card', idempotencyKey: crypto.randomUUID() }
  expect(await ask('/v1/deposits/start', request, player)).toEqual({
    status: 422,
    body: { ok: false, refusal: 'amount-too-small', minimumOre: 10_000 },
  })
})

async function playRounds(player: PlayerId, count: number): Promise<void> {
  const hash = createHash('sha256').update('a game').digest('hex')
  const definition = await defineGame(world.db, hash, 'a-game')
  const playSession = timeKey(world.clock, systemRandom)
  for (let round = 0; round < count; round++) {
    world.clock.advance({ minutes: 1 })
    const at = world.clock.now()
    const until = after(at, hourMs)
    await world.db
      .transaction()
      .execute((tx) => beginPlay(tx, { playerId: player, playSession, until, at }))
    const settled = await commit.settle({
      key: timeKey(world.clock, systemRandom),
      playerId: player,
      playSession,
      input: '00000000-0000-0000-0000-000000000001',
      stakeOre: kroner(2),
      winOre: kroner(round % 2),
      definition,
      seed: systemRandom.bytes(32),
    })
    if (!settled.ok) throw new Error(`the round was refused: ${settled.refusal}`)
  }
}

async function depositNow(player: PlayerId): Promise<void> {
  world.clock.advance({ minutes: 1 })
  const started = await world.deposit(player, '100')
  await world.callback('transfer', messageOf(started, `tx${crypto.randomUUID()}`))
}

async function history(player: PlayerId, over: object) {
  const request = { kind: 'all', days: 30, page: 1, pageSize: 5, ...over }
  const { body } = await ask('/v1/history', request, player)
  return readHistory.answer.parse(body)
}

test('[SCREEN-12] the history pages through payments and rounds together, in one order', async () => {
  const player = await world.player()
  await depositNow(player)
  await playRounds(player, 6)
  await depositNow(player)
  await depositNow(player)
  await playRounds(player, 7)
  const whole = await history(player, { pageSize: 100 })
  const kinds = whole.lines.map((line) => line.kind[0]).join('')
  expect(kinds).toBe(`${'r'.repeat(7)}dd${'r'.repeat(6)}d`)
  expect(whole.totalRecords).toBe(16)
  for (const pageSize of [1, 3, 5, 7]) {
    const pages = Math.ceil(16 / pageSize)
    const paged = []
    for (let page = 1; page <= pages; page++) {
      paged.push(...(await history(player, { page, pageSize })).lines)
    }
    expect(paged).toEqual(whole.lines)
    expect((await history(player, { page: pages + 1, pageSize })).lines).toEqual([])
  }
})

test('[SCREEN-12] the totals of the period add up to the balance, whatever page is shown', async () => {
  const player = await world.player()
  await depositNow(player)
  await depositNow(player)
  await playRounds(player, 5)
  const { totals } = await history(player, { kind: 'payments', page: 9 })
  expect(totals).toMatchObject({
    ...{ depositedOre: kroner(200), takenBackOre: 0n, withdrawnOre: 0n },
    ...{ stakedOre: kroner(10), wonOre: kroner(2), resultOre: kroner(-8) },
    ...{ grantedOre: 0n, forfeitedOre: 0n },
  })
  const { depositedOre, withdrawnOre, stakedOre, wonOre } = totals
  expect(await world.cash(player)).toBe((depositedOre - withdrawnOre - stakedOre + wonOre) as Ore)
})

test('[SCREEN-12] a kind shows that kind alone, and a period ends where it ends', async () => {
  const player = await world.player()
  await depositNow(player)
  await playRounds(player, 2)
  expect((await history(player, { kind: 'payments' })).totalRecords).toBe(1)
  expect((await history(player, { kind: 'rounds' })).lines.map((line) => line.kind)).toEqual([
    'round',
    'round',
  ])
  world.clock.advance({ ms: 31 * dayMs })
  expect((await history(player, {})).totalRecords).toBe(0)
  expect((await history(player, { days: 90 })).totalRecords).toBe(3)
})

test('[PAY-10] the terms of a code are read over the wire, and a code is text or nothing', async () => {
  await seedOffers(world.db)
  const player = await world.player()
  const read = await ask('/v1/bonuses/offer', { bonus_code: 'nordlys500' }, player)
  expect(read).toMatchObject({ status: 200, body: { ok: true, offer: { code: 'NORDLYS500' } } })
  const expired = await ask('/v1/bonuses/offer', { bonus_code: 'SOMMER200' }, player)
  expect(expired).toEqual({ status: 422, body: { ok: false, refusal: 'bonus-code-expired' } })
  const wish = { amount: '100', method: 'card', idempotencyKey: crypto.randomUUID() }
  for (const bonus_code of [['NORDLYS500'], null, 7, 'A'.repeat(41)]) {
    const asked = await ask('/v1/deposits/start', { ...wish, bonus_code }, player)
    expect(asked.status).toBe(400)
  }
  const empty = await ask('/v1/deposits/start', { ...wish, bonus_code: '' }, player)
  expect(empty).toEqual({ status: 422, body: { ok: false, refusal: 'bonus-code-required' } })
})

test('[BONUS-01] the welcome offer is told by its row, while that is offered', async () => {
  await seedOffers(world.db)
  const told = async () => (await ask('/v1/bonuses/welcome', {})).body
  const offerVersion = (active_version: number | null) =>
    world.db
      .updateTable('bonuses_offer')
      .set({ active_version })
      .where('offer_id', '=', 'velkomst')
      .execute()
  const on = await told()
  expect(on).toMatchObject({
    ok: true,
    offers: [
      {
        offerId: 'velkomst',
        version: 1,
        terms: {
          parts: [
            { kind: 'fixed', amountOre: 50_000 },
            { kind: 'spins', count: 500, valueOre: 20 },
          ],
          leastDepositOre: 10_000,
          wagering: { factor: 10, base: 'bonus' },
          stakeMaxOre: 10_000,
          days: 60,
        },
        example: { depositOre: 10_000, bonusOre: 50_000, requiredOre: 500_000 },
      },
    ],
  })
  // The other two are not offered.
  expect(on.offers).toHaveLength(1)
  await offerVersion(null)
  expect(await told()).toEqual({ ok: true, offers: [] })
  await offerVersion(1)
})

test('[BONUS-01] what was promised is told until it is given, and to nobody else', async () => {
  await seedOffers(world.db)
  const promised = async (player: PlayerId) => (await ask('/v1/bonuses/promised', {}, player)).body
  const [without, player] = [await world.player(), await world.player()]
  const offers = [{ offerId: 'velkomst', version: 1 }]
  const at = world.clock.now()
  await world.db.transaction().execute((tx) => promiseOffers(tx, { playerId: player, offers, at }))
  expect(await promised(without)).toEqual({ ok: true, laterDeposits: [] })
  const told = { offerId: 'velkomst', version: 1, example: { bonusOre: 50_000 } }
  expect(await promised(player)).toMatchObject({ ok: true, offer: told })
  const started = await world.deposit(player, '100')
  expect(await promised(player)).toMatchObject({ offer: told })
  const booked = await world.callback('transfer', messageOf(started, 'promised-offer'))
  expect(booked.status).toBe(200)
  expect(await promised(player)).toEqual({ ok: true, laterDeposits: [] })
})

test('[SCREEN-12] searches of a history are counted by player, its plain pages are not', async () => {
  const player = await world.player()
  const page = { kind: 'all', days: 30, page: 1, pageSize: 10 }
  const search = { ...page, dates: { from: '2026-11-01', until: '2026-11-21' } }
  const asked = await Promise.all(
    Array.from({ length: 125 }, () => ask('/v1/history', search, player)),
  )
  expect(asked.filter(({ body }) => body.refusal === 'too-many-attempts')).toHaveLength(5)
  expect((await ask('/v1/history', page, player)).body).toMatchObject({ ok: true })
  expect((await ask('/v1/transactions', page, player)).body).toMatchObject({ ok: true })
  // A game's stretches and an opened stretch are searches, too.
  const stretches = { ...page, kind: 'rounds' }
  for (const [path, more] of [
    ['/v1/transactions', { gameIds: ['a-game'] }],
    ['/v1/history', { numbers: { first: 1, last: 9 } }],
  ] as const) {
    const { body } = await ask(path, { ...stretches, ...more }, player)
    expect(body.refusal).toBe('too-many-attempts')
  }
  const other = await world.player()
  expect((await ask('/v1/history', search, other)).body).toMatchObject({ ok: true })
})

test('[PA106] a place that no page names is refused before anything is read', async () => {
  const player = await world.player()
  const page = { kind: 'all', days: 30, pageSize: 10 }
  const at = (place: string) =>
    ask('/v1/transactions', { ...page, from: { place, toward: 'older' } }, player)
  for (const place of ['', '1', '1.x', '1.2.', '1.2.a b', `1.${'9'.repeat(19)}`])
    expect([place, (await at(place)).status]).toEqual([place, 400])
  expect((await at(`1.${'9'.repeat(18)}.no-such-payment`)).body).toMatchObject({ lines: [] })
})
