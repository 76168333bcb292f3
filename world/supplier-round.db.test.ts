import {
  createCaller,
  endSession,
  readSession,
  type SessionCredential,
  startPlay,
} from '@nordlys/contracts'
import { invariant, standInsAt, TestClock } from '@nordlys/core'
import { startPlatform } from '@nordlys/platform'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { chooseAddresses } from './config/addresses.ts'
import { createSecrets } from './config/secrets.ts'
import { demoPlayers } from './seed/demo-players.ts'
import { logIn, payIn, registerPerson } from './seed/over-the-wire.ts'

/** The platform and the stand-ins as they are shipped, on a clock that can be pushed on. */
async function openScene() {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await testDatabase())
  const { ports, urls } = await chooseAddresses(0)
  const { cprKey, lookupKey, walletSecret, siteCredential } = createSecrets()
  const logger = pino({ level: 'silent' })
  const clock = new TestClock()
  const common = { siteUrl: urls.site, clock, logger }
  const { sandbox: port } = ports
  stack.use(await startSandbox({ ...common, port, platformUrl: urls.platform }))
  const platform = await startPlatform({
    ...common,
    host: '127.0.0.1',
    port: ports.platform,
    databaseUrl: database.url,
    outside: standInsAt(urls.sandbox),
    secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site: siteCredential } },
    rules: { allowFictitiousCpr: true },
    tickMs: 100,
  })
  stack.use(platform)
  const caller = createCaller({ baseUrl: urls.platform, credential: siteCredential })
  const opened = stack.move()
  return { urls, clock, caller, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

test('as shipped, the stand-in plays for a player’s money, and its silence is asked about', async () => {
  await using scene = await openScene()
  const { urls, clock, caller } = scene
  const [anna] = demoPlayers
  invariant(anna !== undefined, 'a demo player')
  const session = await registerPerson(caller, anna)
  const payment = { sandboxUrl: urls.sandbox, amountKroner: 500, cardHolder: anna.name }
  await payIn(caller, session, payment)
  const balance = async (of: SessionCredential) => {
    const read = await caller.call(readSession, { act: false }, of)
    return read.ok ? read.player.summary.TotalBalance : undefined
  }
  const supplier = async (path: string, body: object) => {
    const response = await fetch(`${urls.sandbox}/control/supplier/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const launched = await caller.call(startPlay, { gameId: 'sandbox-runer' }, session)
  invariant(launched.ok, 'the game may be opened')
  const { answer } = await supplier('open', { launchToken: launched.launchToken })
  expect(answer).toMatchObject({ ok: true, gameId: 'sandbox-runer', balanceOre: 50_000 })
  const steps = [
    { send: 'bet', stakeOre: 600 },
    { send: 'win', winOre: 250, lost: 'request' },
    { send: 'end-round', lost: 'request' },
  ]
  await supplier('rounds', { play: answer, steps })
  expect(await balance(session)).toBe(49_400n)
  // She leaves in the middle of it, and what she won is there when she comes back.
  await caller.call(endSession, {}, session)
  clock.advance({ minutes: 61 })
  const later = await logIn(caller, anna.persona)
  await expect.poll(() => balance(later)).toBe(49_650n)
})
