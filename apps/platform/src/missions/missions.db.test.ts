import {
  type Call,
  callHeaders,
  changeLimit,
  leaveMission,
  missionKind,
  readMissions,
  type Standing,
  startMission,
  startReplay,
  tellMissionDone,
} from '@nordlys/contracts'
import {
  hex,
  kroner,
  minuteMs,
  ore,
  type PlayerId,
  secret,
  systemRandom,
  type TestClock,
  timeKey,
} from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { registerLimitsCalls } from '../http/limits-calls.ts'
import { registerMissionCalls } from '../http/missions-calls.ts'
import { registerPlayCalls } from '../http/play-calls.ts'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { authenticate, GameWallet, startPlay } from '../play/index.ts'
import { start, TestPlayers } from '../players/base/test-players.ts'
import { publishMission, seedMissions } from './index.ts'

let clock: TestClock
let players: TestPlayers
let ledger: TestLedger
let app: FastifyInstance
let nextPerson = 0
/** Who asks, and how they stand. */
let asking: { playerId: PlayerId; standing: Standing }

const serviceCredential = 'a credential of the site'
const playerRefKey = secret(systemRandom)

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  ledger = stack.use(await TestLedger.open(players.databaseUrl))
  await Promise.all([seedMissions(players.db, start), seedMissions(players.db, start)])
  app = openCalls()
  stack.defer(() => app.close())
})
beforeEach(async () => {
  clock.advance({ ms: minuteMs })
  nextPerson += 1
  const cpr = `610191${String(1000 + 2 * nextPerson)}`
  const { id } = await players.player({ cpr, name: 'En Person' }, cpr)
  asking = { playerId: id, standing: 'open' }
})

function openCalls(): FastifyInstance {
  const calls = Fastify()
  const findSession = async (_: unknown, at: Date) => ({
    ...asking,
    sessionId: 'handle',
    loggedInAt: at,
    expiresAt: at,
  })
  const edge = { app: calls, clock, serviceCredentials: { site: serviceCredential }, findSession }
  const { db } = players
  registerMissionCalls(edge, { db })
  registerLimitsCalls(edge, { db, players: players.context })
  const lockLiveSession = async () => true
  const play = { db, clock, random: systemRandom, playerRefKey, lockLiveSession }
  registerPlayCalls(edge, play, async (session) => session)
  return calls
}

async function ask(spec: Call, payload: object) {
  const headers = {
    [callHeaders.credential]: `Bearer ${serviceCredential}`,
    [callHeaders.sessionSecret]: 'secret',
    [callHeaders.sessionHandle]: 'handle',
  }
  return (await app.inject({ method: 'POST', url: spec.path, headers, payload })).json()
}

const take = (missionId: string) => ask(startMission, { missionId })
const leave = (missionId: string) => ask(leaveMission, { missionId })
const tell = (missionId: string) => ask(tellMissionDone, { missionId })

/** How each mission stands, by its id. */
async function states(): Promise<Record<string, string>> {
  const { missions } = await ask(readMissions, {})
  return Object.fromEntries(
    missions.map(({ missionId, state }: Record<string, string>) => [missionId, state]),
  )
}

function limit(amount: string, period = 'week') {
  const wish = { kind: 'deposit', period, to: { amount }, idempotencyKey: crypto.randomUUID() }
  return ask(changeLimit, wish)
}

/** A round of a player of their own, that is in the books. */
async function playRound(): Promise<string> {
  const { id: playerId } = await ledger.player(kroner(100))
  asking = { playerId, standing: 'open' }
  const [commits] = ledger.commits
  if (!commits) throw new Error('no copy')
  const lockLiveSession = async () => true
  const context = { ...ledger, commits, random: systemRandom, playerRefKey, lockLiveSession }
  const at = ledger.clock.now()
  const sessionEndsAt = new Date(at.getTime() + 60 * minuteMs)
  const wish = { playerId, sessionId: 'a-session', gameId: 'nattoget', sessionEndsAt, at }
  const opened = await authenticate(context, (await startPlay(context, wish)).launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  const roundId = timeKey(ledger.clock, systemRandom)
  await new GameWallet(context).settle({
    key: roundId,
    playSession: opened.playSession,
    definitionHash: hex(systemRandom.bytes(32)),
    stakeOre: ore(200),
    winOre: ore(500),
    seed: hex(systemRandom.bytes(32)),
    choices: '',
  })
  return roundId
}

test('[SCREEN-14] five missions are offered, and none has begun before the player says so', async () => {
  expect(await states()).toEqual(
    Object.fromEntries(missionKind.options.map((kind) => [kind, 'offered'])),
  )
  await limit('900')
  expect(await tell('take-self-test')).toEqual({ ok: false, refusal: 'not-started' })
  expect(new Set(Object.values(await states()))).toEqual(new Set(['offered']))
})

test('[SCREEN-14] what the site tells is done once, and a repeat changes nothing', async () => {
  for (const missionId of ['read-figures', 'take-self-test', 'find-highest-return']) {
    expect(await take(missionId)).toEqual({ ok: true })
    expect(await tell(missionId)).toEqual({ ok: true })
    const before = (await ask(readMissions, {})).missions
    clock.advance({ ms: minuteMs })
    expect([await take(missionId), await tell(missionId)]).toEqual([{ ok: true }, { ok: true }])
    expect((await ask(readMissions, {})).missions).toEqual(before)
    expect((await states())[missionId]).toBe('done')
  }
})

test('[SCREEN-14] a limit that holds at once is seen; a waiting increase, or a refusal, is not', async () => {
  await take('set-limit')
  // Nobody's word is taken for what the platform sees itself.
  expect(await tell('set-limit')).toEqual({ ok: false, refusal: 'not-started' })
  await limit('2000', 'day')
  await limit('ti kroner')
  expect((await states())['set-limit']).toBe('started')
  await limit('900')
  expect((await states())['set-limit']).toBe('done')
})

test('[SCREEN-14] a round that is shown again to its player is seen, and nobody else’s', async () => {
  const roundId = await playRound()
  await take('check-round')
  expect(await ask(startReplay, { roundId: crypto.randomUUID() })).toMatchObject({ ok: false })
  expect((await states())['check-round']).toBe('started')
  expect(await ask(startReplay, { roundId })).toMatchObject({ ok: true })
  expect((await states())['check-round']).toBe('done')
})

test('[SCREEN-14] a mission that is left is forgotten; a badge stays', async () => {
  await take('set-limit')
  await take('take-self-test')
  await tell('take-self-test')
  expect(await leave('set-limit')).toEqual({ ok: true })
  expect(await leave('take-self-test')).toEqual({ ok: true })
  expect(await leave('no-such-mission')).toEqual({ ok: true })
  await limit('900')
  expect(await states()).toMatchObject({ 'set-limit': 'offered', 'take-self-test': 'done' })
})

test('[SCREEN-14] nothing is taken up by a name that is not offered', async () => {
  expect(await take('no-such-mission')).toEqual({ ok: false, refusal: 'not-offered' })
})

test.for(['paused', 'locked', 'offers-stopped'] as const)(
  '[LIM-06] whoever is %s has no missions, and what they do counts towards none',
  async (standing) => {
    await take('set-limit')
    await take('take-self-test')
    asking = { ...asking, standing }
    expect(await take('read-figures')).toEqual({ ok: false, refusal: 'not-offered' })
    expect(await tell('take-self-test')).toEqual({ ok: false, refusal: 'not-started' })
    expect(await limit('900')).toMatchObject({ ok: true })
    expect(await states()).toEqual({})
    asking = { ...asking, standing: 'open' }
    expect(await states()).toMatchObject({
      'set-limit': 'started',
      'take-self-test': 'started',
      'read-figures': 'offered',
    })
  },
)

test('[SCREEN-14] a version never changes, and who has begun one goes on with it', async () => {
  const publish = (rule: unknown, words: string[]) =>
    players.db
      .transaction()
      .execute((tx) => publishMission(tx, { missionId: 'en-ny', rule, words, at: clock.now() }))
  expect(await publish({ kind: 'stake' }, ['Sats 10 kr.'])).toMatchObject({
    refusal: 'not-allowed',
  })
  expect(await publish({ kind: 'set-limit' }, ['Kom igen i morgen'])).toMatchObject({
    refusal: 'not-allowed',
  })
  expect((await states())['en-ny']).toBeUndefined()
  expect(await publish({ kind: 'set-limit' }, ['Sæt en grænse'])).toEqual({ ok: true, version: 1 })
  await take('en-ny')
  expect(await publish({ kind: 'take-self-test' }, [])).toEqual({ ok: true, version: 2 })
  await limit('900')
  expect((await states())['en-ny']).toBe('done')
  // Switched off and published again it goes on counting.
  const off = players.db.updateTable('missions_mission').set({ active_version: null })
  await off.where('mission_id', '=', 'en-ny').execute()
  expect(await publish({ kind: 'set-limit' }, [])).toEqual({ ok: true, version: 3 })
  const versions = players.db.updateTable('missions_version').set({ published_at: clock.now() })
  await expect(versions.execute()).rejects.toThrow('permission denied')
})
