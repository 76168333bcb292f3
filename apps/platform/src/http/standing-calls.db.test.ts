import {
  type Call,
  type CallSurface,
  callHeaders,
  callSurfaces,
  makeComplaint,
  may,
  readBonusOffer,
  readMissions,
  readUserProfile,
  readWageringNotice,
  type Standing,
  standings,
  startDeposit,
  startMission,
  startPlay,
  tellMissionDone,
} from '@nordlys/contracts'
import { kroner, type PlayerId, systemRandom } from '@nordlys/core'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOffer, startWithCode } from '../bonuses/test-offers.ts'
import { noPayouts } from '../identity-papers/test-no-payouts.ts'
import { setPlayLimit } from '../ledger/index.ts'
import { listRefusedGames } from '../limits/index.ts'
import { seedMissions } from '../missions/index.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { type PlayerSession, setMarketingConsents } from '../players/index.ts'
import { registerBonusCalls } from './bonuses-calls.ts'
import type { Edge } from './edge.ts'
import { registerMissionCalls } from './missions-calls.ts'
import { registerPaymentCalls } from './payments-calls.ts'
import { registerPlayCalls } from './play-calls.ts'
import { registerStoreCalls } from './store-calls.ts'
import { registerSupportCalls } from './support-calls.ts'
import { openTestStore, programCredential, type TestStore } from './test-store.ts'
import { registerWageringNoticeCalls } from './wagering-notice-calls.ts'

let world: TestPayments
let store: TestStore
let customer: PlayerId
const apps: FastifyInstance[] = []
let payments: FastifyInstance
let profiles: FastifyInstance
/** Who asks, and how they stand; the platform's own word on it has tests of its own. */
let asking: { playerId: PlayerId; standing: Standing }
/** What ROFUS says about them, asked anew. */
let found: { standing?: Standing } = {}

beforeAll(async () => {
  world = await TestPayments.open()
  await seedMissions(world.db, world.clock.now())
  store = await openTestStore()
  const { id } = await store.players.player({ persona: 'anna' }, '6101900000')
  customer = id
  const { context, db } = store.players
  await db.transaction().execute((tx) =>
    setMarketingConsents(context.rules, tx, {
      playerId: id,
      given: { email: true, sms: true },
      way: 'profile',
      at: store.clock.now(),
    }),
  )
  payments = open(world.clock, (edge) => {
    registerBonusCalls(edge, world.context)
    registerMissionCalls(edge, world)
    registerWageringNoticeCalls(edge, { db: world.db, players: store.players.context })
    // Whoever begins to play or to deposit is found by then as `found` says.
    const freshen = async (session: PlayerSession) => ({ ...session, ...found })
    registerPaymentCalls(edge, world.context, freshen)
    registerPlayCalls(
      edge,
      {
        db: world.db,
        clock: world.clock,
        random: systemRandom,
        playerRefKey: 'towards games',
        lockLiveSession: async () => true,
      },
      freshen,
    )
  })
  profiles = open(store.clock, (edge) => {
    registerStoreCalls(edge, { db, marketing: store.marketing, players: context })
    const { clock, enqueue, messages, throttle } = context
    const identityPapers = {
      db,
      players: context,
      payouts: noPayouts,
    }
    const common = { db, clock, enqueue, messages, throttle, identityPapers }
    const support = { ...common, captchaKey: '', customerServiceEmail: 'kundeservice@example.dk' }
    registerSupportCalls(edge, { support })
  })
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await store[Symbol.asyncDispose]()
  await world[Symbol.asyncDispose]()
})

function open(clock: Edge['clock'], register: (edge: Edge) => void): FastifyInstance {
  const app = Fastify()
  apps.push(app)
  const findSession: Edge['findSession'] = async (_credential, at) => ({
    ...asking,
    sessionId: 'handle',
    loggedInAt: at,
    expiresAt: at,
  })
  register({ app, clock, serviceCredentials: { site: programCredential }, findSession })
  return app
}

const headers = {
  [callHeaders.credential]: `Bearer ${programCredential}`,
  [callHeaders.sessionSecret]: 'secret',
  [callHeaders.sessionHandle]: 'handle',
}

async function ask(app: FastifyInstance, spec: Call, payload: object) {
  return (await app.inject({ method: 'POST', url: spec.path, headers, payload })).json()
}

/** How each surface answers a player of a standing: whether it gives, and why not where it says so. */
const answers: Readonly<Record<CallSurface, (stands: Standing) => Promise<unknown>>> = {
  'start-play': (stands) => refusalOf(stands, startPlay, { gameId: 'vikingernes-guld' }),
  'start-deposit': (stands) =>
    refusalOf(stands, startDeposit, {
      amount: '200',
      method: 'card',
      idempotencyKey: crypto.randomUUID(),
    }),
  'authorize-deposit': async (stands) => {
    const player = await world.player()
    const started = await world.deposit(player, '200')
    world.standings.set(player, stands)
    const { body } = await world.callback('authorize', messageOf(started, transaction()))
    return body.success === true ? 'given' : 'refused'
  },
  'read-bonus-offer': async (stands) => {
    asking = { playerId: await world.player(), standing: stands }
    const read = await ask(payments, readBonusOffer, { bonus_code: await addOffer(world) })
    return read.ok ? 'given' : read.refusal
  },
  'wagering-notice': async (stands) => {
    asking = { playerId: await world.player(), standing: stands }
    await world.giveBonus(asking.playerId, 200)
    const { notice } = await ask(payments, readWageringNotice, {})
    return notice ? 'given' : 'none'
  },
  'read-missions': async (stands) => {
    asking = { playerId: await world.player(), standing: stands }
    const { missions } = await ask(payments, readMissions, {})
    return missions.length > 0 ? 'given' : 'none'
  },
  'start-mission': async (stands) => {
    asking = { playerId: await world.player(), standing: stands }
    const started = await ask(payments, startMission, { missionId: 'set-limit' })
    return started.ok ? 'given' : started.refusal
  },
  'tell-mission-done': async (stands) => {
    const missionId = 'take-self-test'
    asking = { playerId: await world.player(), standing: 'open' }
    await ask(payments, startMission, { missionId })
    asking = { ...asking, standing: stands }
    const told = await ask(payments, tellMissionDone, { missionId })
    return told.ok ? 'given' : told.refusal
  },
  'grant-bonus': async (stands) => {
    const player = await world.player()
    const started = await startWithCode(world, player, { code: await addOffer(world) })
    if (!started.ok) throw new Error(started.refusal)
    const message = messageOf({ ...started, player }, transaction())
    await world.callback('authorize', message)
    world.standings.set(player, stands)
    await world.callback('transfer', message)
    const { reference } = started.deposit
    const { state } = await world.db
      .selectFrom('bonuses_choice')
      .select('state')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return state === 'granted' ? 'given' : state
  },
  'accept-marketing': async (stands) => {
    asking = { playerId: customer, standing: stands }
    const url = '/Player/MarketingNotification/handle'
    const payload = { userId: String(customer), day: 1 }
    const answer = await profiles.inject({ method: 'PUT', url, headers, payload })
    return answer.json().result === 1 ? 'given' : answer.json().code
  },
  'promotional-channels': async (stands) => {
    asking = { playerId: customer, standing: stands }
    const { userInfo } = await ask(profiles, readUserProfile, {})
    return userInfo.customPromotionalChannels === '' ? 'none' : 'given'
  },
  'make-complaint': async (stands) => {
    asking = { playerId: customer, standing: stands }
    const words = { topic: 'account', words: 'Min konto er spærret.', wish: 'Luk den op.' }
    const made = await ask(profiles, makeComplaint, {
      ...words,
      idempotencyKey: crypto.randomUUID(),
    })
    return made.ok ? 'given' : made.refusal
  },
}

let nextTransaction = 8_000
function transaction(): string {
  nextTransaction += 1
  return String(nextTransaction)
}

async function refusalOf(stands: Standing, spec: Call, payload: object): Promise<unknown> {
  asking = { playerId: await world.player(kroner(0)), standing: stands }
  const { ok, refusal, reason } = await ask(payments, spec, payload)
  return ok ? 'given' : (reason ?? refusal)
}

/** What a barred player is answered; a reason is the standing itself. */
const refused: Readonly<Record<CallSurface, string | undefined>> = {
  'start-play': undefined,
  'start-deposit': undefined,
  'authorize-deposit': 'refused',
  'read-bonus-offer': 'bonus-barred',
  'wagering-notice': 'none',
  'read-missions': 'none',
  'start-mission': 'not-offered',
  'tell-mission-done': 'not-started',
  'grant-bonus': 'refused',
  'accept-marketing': 'not-allowed',
  'promotional-channels': 'none',
  'make-complaint': 'not-allowed',
}

test.each(Object.keys(answers) as CallSurface[])(
  '[FLT-02] %s gives to who may, and to nobody else',
  async (surface) => {
    for (const stands of standings) {
      const said = await answers[surface](stands)
      const wanted = may(stands, callSurfaces[surface]) ? 'given' : (refused[surface] ?? stands)
      expect([stands, said]).toEqual([stands, wanted])
    }
  },
)

test.each([
  [startPlay, { gameId: 'vikingernes-guld' }],
  [startDeposit, { amount: '200', method: 'card', idempotencyKey: crypto.randomUUID() }],
] as const)('[LIM-06] what ROFUS says when it begins decides over %o', async (spec, request) => {
  asking = { playerId: await world.player(kroner(0)), standing: 'open' }
  found = { standing: 'rofus-registered' }
  expect(await ask(payments, spec, request)).toEqual({
    ok: false,
    refusal: 'not-allowed',
    reason: 'rofus-registered',
  })
  found = {}
})

test('[LIM-01] a game that a limit of time does not open is refused, and the refusal is kept', async () => {
  asking = { playerId: await world.player(kroner(0)), standing: 'open' }
  const { playerId } = asking
  const before = world.clock.now()
  const wish = { gameId: 'vikingernes-guld' }
  expect(await ask(payments, startPlay, wish)).toMatchObject({ ok: true })
  world.clock.advance({ ms: 1 })
  const at = world.clock.now()
  await world.db
    .transaction()
    .execute((tx) => setPlayLimit(tx, { playerId, measure: 'time', period: 'day', size: 0n, at }))
  expect(await ask(payments, startPlay, wish)).toEqual({ ok: false, refusal: 'time-limit' })
  expect(await listRefusedGames(world.db, [playerId], before)).toEqual([{ playerId, at }])
})
