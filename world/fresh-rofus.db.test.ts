import {
  closePlayNotice,
  createCaller,
  readPlayNotice,
  readSession,
  type SessionCredential,
  startDeposit,
  startPlay,
} from '@nordlys/contracts'
import { invariant, standInsAt, TestClock } from '@nordlys/core'
import { startPlatform } from '@nordlys/platform'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseAddresses } from './config/addresses.ts'
import { createSecrets } from './config/secrets.ts'
import { demoPlayers } from './seed/demo-players.ts'
import { logIn, payIn, registerPerson } from './seed/over-the-wire.ts'

const [anna] = demoPlayers
const gameId = 'sandbox-runer'

let scene: Awaited<ReturnType<typeof openScene>>
let session: SessionCredential
beforeAll(async () => {
  scene = await openScene()
  invariant(anna !== undefined, 'a demo player')
  const registered = await registerPerson(scene.caller, anna)
  const { sandboxUrl } = scene
  await payIn(scene.caller, registered, { sandboxUrl, amountKroner: 500, cardHolder: anna.name })
})
afterAll(() => scene[Symbol.asyncDispose]())
beforeEach(async () => {
  invariant(anna !== undefined, 'a demo player')
  session = await logIn(scene.caller, anna.persona)
  expect(await standing()).toBe('open')
})

/** The platform and the stand-ins as they are shipped, on a clock that can be pushed on. */
async function openScene() {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await testDatabase())
  const { ports, urls } = await chooseAddresses(0)
  const { cprKey, lookupKey, walletSecret, siteCredential } = createSecrets()
  const clock = new TestClock()
  const common = { siteUrl: urls.site, clock, logger: pino({ level: 'silent' }) }
  stack.use(await startSandbox({ ...common, port: ports.sandbox, platformUrl: urls.platform }))
  const platform = await startPlatform({
    ...common,
    host: '127.0.0.1',
    port: ports.platform,
    databaseUrl: database.url,
    outside: standInsAt(urls.sandbox),
    secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site: siteCredential } },
    rules: { allowFictitiousCpr: true },
    tickMs: 0,
  })
  stack.use(platform)
  const caller = createCaller({ baseUrl: urls.platform, credential: siteCredential })
  const opened = stack.move()
  return {
    sandboxUrl: urls.sandbox,
    clock,
    caller,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function control(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${scene.sandboxUrl}/control/${path}`, asked)).json()
}

/** The player is here all the while, so that the login does not run out. */
async function passAnHour(stake: () => Promise<unknown> = async () => undefined): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    await stake()
    scene.clock.advance({ minutes: 16 })
    await scene.caller.call(readSession, { act: true }, session)
  }
}

async function standing() {
  const read = await scene.caller.call(readSession, { act: false }, session)
  return read.ok ? read.player.standing : read.refusal
}

async function openGame() {
  const launched = await scene.caller.call(startPlay, { gameId }, session)
  invariant(launched.ok, 'the game may be opened')
  const { answer } = await control('supplier/open', { launchToken: launched.launchToken })
  const stake = async () => {
    const steps = [{ send: 'bet', stakeOre: 100 }, { send: 'end-round' }]
    const { messages } = await control('supplier/rounds', { play: answer, steps })
    return JSON.parse(messages[0].answers[0].body)
  }
  return { stake }
}

async function closeNotice(): Promise<void> {
  const due = await scene.caller.call(readPlayNotice, {}, session)
  invariant(due.ok && due.dueInMs === 0, 'a notice that is due')
  const closed = await scene.caller.call(closePlayNotice, { toldAt: due.toldAt }, session)
  invariant(closed.ok, 'the notice is closed')
}

const registered = { ok: false, refusal: 'not-allowed', reason: 'rofus-registered' }

test('[LIM-06] as shipped, ROFUS is asked again when a game is opened an hour after the login', async () => {
  await passAnHour()
  await control('next', { party: 'rofus', outcome: 'temporary' })
  expect(await scene.caller.call(startPlay, { gameId }, session)).toEqual(registered)
})

test('[LIM-06] as shipped, ROFUS is asked again when a deposit begins', async () => {
  await passAnHour()
  await control('next', { party: 'rofus', outcome: 'temporary' })
  const wish = { amount: '200', method: 'card', idempotencyKey: crypto.randomUUID() } as const
  expect(await scene.caller.call(startDeposit, wish, session)).toEqual(registered)
})

test('[LIM-06] ROFUS is asked again in a game that stays open, when its notice is closed', async () => {
  const game = await openGame()
  await passAnHour(game.stake)
  expect(await game.stake()).toMatchObject({ refusal: 'notice-due' })
  await closeNotice()
  expect([await standing(), await game.stake()]).toMatchObject(['open', { ok: true }])
  await passAnHour(game.stake)
  await control('next', { party: 'rofus', outcome: 'temporary' })
  await closeNotice()
  expect(await standing()).toBe('rofus-registered')
  expect(await game.stake()).toMatchObject({ refusal: 'play-ended' })
})

test('[LIM-06] where ROFUS is silent when a notice is closed, the open game takes no stake', async () => {
  const game = await openGame()
  await passAnHour(game.stake)
  await control('next', { party: 'rofus', outcome: 'fault' })
  await closeNotice()
  expect(await standing()).toBe('rofus-unanswered')
  expect(await game.stake()).toMatchObject({ refusal: 'play-blocked' })
})
