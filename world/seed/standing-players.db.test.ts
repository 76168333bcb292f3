import {
  approvePayout,
  askDocuments,
  createCaller,
  listComplaints,
  listPayouts,
  listTasks,
  listWithdrawals,
  readBonuses,
  readComplaints,
  readLimits,
  readOwnMarkers,
  readPlayNotice,
  readSession,
  startPause,
  startPlay,
  uploadDocument,
} from '@nordlys/contracts'
import { danishDay, kroner, minuteMs, ore, TestClock, zeroOre } from '@nordlys/core'
import { platformConfigFrom, seedPlatform, startPlatform } from '@nordlys/platform'
import { sandboxConfigFrom, startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesOf } from '../config/addresses.ts'
import { ownSettings } from '../world.ts'
import { keepPlayersAsTold } from './as-told.ts'
import { deskAs } from './desk-as.ts'
import { logIn } from './over-the-wire.ts'
import { findReadyMadePlayers } from './ready-made.ts'
import { seedStandingPlayers, standingPlayers } from './standing-players.ts'

type Opened = Awaited<ReturnType<typeof open>>
let world: Opened
beforeAll(async () => {
  world = await open()
})
afterAll(() => world[Symbol.asyncDispose]())

/** The platform and the stand-ins as they are shipped, with the players made. */
async function open() {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await testDatabase())
  await seedPlatform(database.url)
  const settings = await ownSettings({ DATABASE_URL: database.url })
  const common = { clock: new TestClock(), logger: pino({ level: 'silent' }) }
  // What the supplier repeats by itself comes at once: a round that is left open must outlast it.
  const delays = { supplierRepeatMs: 0 }
  stack.use(await startSandbox({ ...sandboxConfigFrom(settings), ...common, delays }))
  stack.use(await startPlatform({ ...platformConfigFrom(settings), ...common, tickMs: 100 }))
  const { urls } = addressesOf(settings)
  const secrets = {
    siteCredential: settings.get('SITE_CREDENTIAL'),
    deskCredential: settings.get('DESK_CREDENTIAL'),
  }
  const before = await findReadyMadePlayers(database.url)
  const place = { urls, secrets, databaseUrl: database.url }
  const made = await seedStandingPlayers(place)
  const caller = createCaller({ baseUrl: urls.platform, credential: secrets.siteCredential })
  const desk = await deskAs('Ida', {
    baseUrl: urls.platform,
    credential: secrets.deskCredential,
  })
  const { clock } = common
  const opened = stack.move()
  const there = await findReadyMadePlayers(database.url)
  return {
    caller,
    desk,
    place,
    made,
    clock,
    before,
    there,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

test.each([
  ['pia', 'paused', 300],
  ['karl', 'closed', 300],
  ['sven', 'locked', 300],
  ['rosa', 'rofus-registered', 300],
  ['runa', 'open', 280],
  ['ulrik', 'no-deposit-limit', 300],
  ['hanne', 'open', 300],
  ['nanna', 'open', 300],
  ['stine', 'open', 300],
  ['bente', 'open', 800],
  ['mona', 'open', 100],
  ['klara', 'open', 300],
] as const)('[FLT-02] the ready-made player %s stands as told: %s', async (name, stands, has) => {
  const session = await logIn(world.caller, name)
  const read = await world.caller.call(readSession, { act: false }, session)
  if (!read.ok) throw new Error(read.refusal)
  const { standing, summary } = read.player
  expect([standing, summary.TotalBalance]).toEqual([stands, kroner(has)])
  const play = await world.caller.call(startPlay, { gameId: 'vikingernes-guld' }, session)
  expect(play.ok).toBe(stands === 'open')
})

test('[LIM-04] the ready-made player hanne waits for an increase, and nanna is close to a limit', async () => {
  expect(await limitOf('hanne', 'week')).toMatchObject(increaseWaits)
  expect(await limitOf('nanna', 'month')).toMatchObject(nearlySpent)
})

const increaseWaits = { limit: { ore: kroner(1_000) }, waiting: { to: { ore: kroner(2_000) } } }
const nearlySpent = { limit: { ore: kroner(330) }, left: { ore: kroner(30) } }

async function limitOf(name: string, period: 'week' | 'month') {
  const read = await world.caller.call(readLimits, {}, await logIn(world.caller, name))
  if (!read.ok) throw new Error(read.refusal)
  return read.limits.find((limit) => limit.kind === 'deposit' && limit.period === period)
}

async function standingOf(name: string) {
  const session = await logIn(world.caller, name)
  const read = await world.caller.call(readSession, { act: false }, session)
  return read.ok ? read.player.standing : read.refusal
}

test('the ready-made player sara stands at level 3, is offered nothing, and staff has a task', async () => {
  const session = await logIn(world.caller, 'sara')
  const level = async () => {
    const read = await world.caller.call(readOwnMarkers, {}, session)
    return read.ok ? read.level : undefined
  }
  await expect.poll(level).toBe(3)
  const read = await world.caller.call(readSession, { act: false }, session)
  if (!read.ok) throw new Error(read.refusal)
  expect([read.player.standing, read.player.summary.TotalBalance]).toEqual([
    'offers-stopped',
    kroner(300),
  ])
  const { tasks } = await listed()
  expect(tasks.map(({ playerId, level: at }) => [playerId, at])).toEqual([
    [read.player.playerId, 3],
  ])
  const play = await world.caller.call(startPlay, { gameId: 'vikingernes-guld' }, session)
  expect(play.ok).toBe(true)
})

async function listed() {
  const found = await world.desk.call(listTasks, { all: false })
  if (!found.ok) throw new Error('no tasks are listed')
  return found
}

test('[FLT-02] the round that a ready-made player left is settled when its supplier is asked', async () => {
  expect(world.made).toBe(13)
  world.clock.advance({ minutes: 61 })
  const session = await logIn(world.caller, 'runa')
  const cash = async () => {
    const read = await world.caller.call(readSession, { act: false }, session)
    return read.ok ? read.player.summary.TotalBalance : undefined
  }
  await expect.poll(cash).toBe(kroner(295))
})

test('[SCREEN-14] the ready-made player bente has an active bonus and spins, untouched', async () => {
  const session = await logIn(world.caller, 'bente')
  const read = await world.caller.call(readBonuses, { page: 1, pageSize: 10 }, session)
  expect(read).toMatchObject({
    active: {
      grantedOre: kroner(500),
      leftOre: kroner(500),
      requiredOre: kroner(5_000),
      daysLeft: 60,
    },
    spins: [{ count: 500, left: 500, valueOre: ore(20), wonOre: zeroOre }],
    totalRecords: 0,
  })
})

test('[PAY-07] the ready-made player mona waits; asked for a paper, she is paid when a second agrees', async () => {
  const session = await logIn(world.caller, 'mona')
  const shown = async () => {
    const list = await world.caller.call(listWithdrawals, {}, session)
    return list.ok ? list.withdrawals[0] : undefined
  }
  expect(await shown()).toMatchObject({ amountOre: kroner(200), waitsFor: ['approval'] })
  const { payouts } = await waiting()
  const withdrawalId = payouts[0]?.withdrawalId ?? ''
  expect(payouts).toMatchObject([{ checks: [{ rule: 'marks', people: 1 }] }])
  const papers = { withdrawalId, documentTypes: ['identity'] }
  expect(await world.desk.call(askDocuments, papers)).toEqual({ ok: true })
  expect(await shown()).toMatchObject({ needs: ['Legitimation'] })
  const file = Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n').toString('base64')
  const paper = { document_type: 'identity', file_name: 'pas.pdf', file }
  expect(await world.caller.call(uploadDocument, paper, session)).toMatchObject({ ok: true })
  expect(await shown()).toMatchObject({ needs: [], waitsFor: ['approval'] })
  const second = { ok: false, refusal: 'second-person-needed' }
  expect(await world.desk.call(approvePayout, { withdrawalId })).toEqual(second)
  const bo = await deskOf('Bo')
  expect(await bo.call(approvePayout, { withdrawalId })).toEqual({ ok: true, isEnded: true })
  expect((await waiting()).payouts).toEqual([])
  await expect.poll(async () => (await shown())?.status).not.toBe('pending')
})

test('[OP-40] the ready-made player klara has a complaint that is due today, which the desk sees', async () => {
  const { complaints } = await deskComplaints()
  expect(complaints).toMatchObject([{ topic: 'payment', state: 'received' }])
  const [complaint] = complaints
  const { endMs } = danishDay(world.clock.now())
  expect(complaint?.dueAt.getTime()).toBe(endMs - 1)
  const session = await logIn(world.caller, 'klara')
  const own = await world.caller.call(readComplaints, {}, session)
  expect(own).toMatchObject({ complaints: [{ number: complaint?.number }] })
})

async function deskComplaints() {
  const found = await world.desk.call(listComplaints, { all: false })
  if (!found.ok) throw new Error('no complaints are listed')
  return found
}

async function waiting() {
  const found = await world.desk.call(listPayouts, {})
  if (!found.ok) throw new Error('no payouts are listed')
  return found
}

function deskOf(name: string) {
  const { urls, secrets } = world.place
  return deskAs(name, { baseUrl: urls.platform, credential: secrets.deskCredential })
}

test('[LIM-07] a ready-made player is due a notice 15 minutes after the login', async () => {
  const session = await logIn(world.caller, 'stine')
  const dueInMs = async () => {
    const read = await world.caller.call(readPlayNotice, {}, session)
    return read.ok ? read.dueInMs : undefined
  }
  // The world's clock runs.
  expect(Math.ceil(Number(await dueInMs()) / minuteMs)).toBe(15)
  world.clock.advance({ minutes: 15 })
  expect(await dueInMs()).toBe(0)
})

test('[LIM-01] [LIM-04] a later start finds the ready-made players as they are told of', async () => {
  world.clock.advance({ hours: 25 })
  expect(await limitOf('hanne', 'week')).toMatchObject({ limit: { ore: kroner(2_000) } })
  await keepPlayersAsTold(world.place)
  expect(await limitOf('hanne', 'week')).toMatchObject(increaseWaits)
  // What is as told stays as it is.
  expect(await limitOf('nanna', 'month')).toMatchObject(nearlySpent)

  world.clock.advance({ days: 31 })
  expect(await limitOf('nanna', 'month')).toMatchObject({ left: { ore: kroner(330) } })
  expect(await standingOf('pia')).toBe('open')
  await keepPlayersAsTold(world.place)
  expect(await limitOf('hanne', 'week')).toMatchObject(increaseWaits)
  expect(await limitOf('nanna', 'month')).toMatchObject(nearlySpent)
  expect(await standingOf('pia')).toBe('paused')
})

test('a ready-made player whom somebody has paused is left so', async () => {
  world.clock.advance({ days: 1 })
  const session = await logIn(world.caller, 'nanna')
  const idempotencyKey = crypto.randomUUID()
  await world.caller.call(startPause, { kind: '30-days', idempotencyKey }, session)
  world.clock.advance({ days: 29, hours: 12 })
  await keepPlayersAsTold(world.place)
  expect(await standingOf('nanna')).toBe('paused')
  expect(await standingOf('hanne')).toBe('open')
})

test('of the ready-made players those are told of that are there', () => {
  expect(world.before).toEqual([])
  // Those of the other list were never made here.
  expect(world.there).toEqual(standingPlayers)
})
