import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCaller, startPlay } from '@nordlys/contracts'
import { invariant, systemClock, systemRandom } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { chooseAddresses } from '../config/addresses.ts'
import { outsideFrom } from '../config/outside.ts'
import { createSecrets } from '../config/secrets.ts'
import { migrateAll } from '../migrations.ts'
import { findBreaches } from '../money-invariants.ts'
import { openDatabase } from '../postgres.ts'
import { demoPlayers, seedDemoPlayers } from '../seed/demo-players.ts'
import { logIn, payIn } from '../seed/over-the-wire.ts'
import { type Acknowledged, JournalClient } from './journal-client.ts'
import { MortalPlatform } from './mortal-platform.ts'

const kills = 6
const playersAtOnce = 2

/** The whole of what can be lost: the platform alone, on a durable database, beside the stand-ins. */
async function openScene() {
  await using stack = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'nordlys-kill-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const database = stack.use(await openDatabase({ dataDir, log: () => undefined }))
  await migrateAll(database.url)
  const { ports, urls } = await chooseAddresses(0)
  const secrets = createSecrets()
  const common = { host: '127.0.0.1', siteUrl: urls.site, clock: systemClock }
  const logger = pino({ level: 'silent' })
  const sandbox = await startSandbox({
    ...common,
    logger,
    port: ports.sandbox,
    platformUrl: urls.platform,
  })
  stack.use(sandbox)
  const { cprKey, lookupKey, walletSecret, siteCredential } = secrets
  const platform = stack.use(
    new MortalPlatform({
      port: ports.platform,
      host: common.host,
      siteUrl: urls.site,
      databaseUrl: database.url,
      outside: outsideFrom({}, urls.sandbox),
      secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site: siteCredential } },
      rules: { allowFictitiousCpr: true },
      tickMs: 200,
    }),
  )
  await platform.start()
  await seedDemoPlayers({ urls, secrets }, database.url)
  const opened = stack.move()
  const caller = createCaller({ baseUrl: urls.platform, credential: siteCredential })
  return {
    database,
    platform,
    caller,
    secrets,
    urls,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

test('[LED-03] whatever was acknowledged is in the books after kill -9 at any moment, once', async () => {
  await using scene = await openScene()
  const { platform, caller, secrets, urls } = scene
  const clients: JournalClient[] = []
  for (const { persona } of demoPlayers.slice(0, playersAtOnce)) {
    const session = await logIn(caller, persona)
    if (persona === 'peter') {
      await payIn(caller, session, { sandboxUrl: urls.sandbox, amountKroner: 500, cardHolder: 'P' })
    }
    const play = await caller.call(startPlay, { gameId: 'vikingernes-guld' }, session)
    invariant(play.ok, 'play begins')
    clients.push(await JournalClient.open(platform, secrets.walletSecret, play.launchToken))
  }

  let isOver = false
  const playing = clients.map(async (client) => {
    while (!isOver) await client.playRound({ stakeOre: 20, winOre: 20 })
  })
  const moments: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const rounds = 20 + (systemRandom.bytes(1)[0] ?? 0)
    moments.push(rounds)
    await untilAcknowledged(clients, countOf(clients) + rounds)
    await platform.kill()
    await platform.start()
  }
  isOver = true
  await Promise.all(playing)

  const lost = clients.reduce((total, client) => total + client.lostAnswers, 0)
  expect(lost, `answers lost; killed after ${moments} rounds`).toBeGreaterThan(0)
  const told = clients.flatMap((client) => client.acknowledged)
  expect(await missingOf(scene.database.url, told), `killed after ${moments} rounds`).toEqual([])
  expect(await findBreaches(scene.database.url)).toEqual([])
})

test('[LED-03] a deposit’s message cut off by kill -9 is booked once when it is repeated', async () => {
  await using scene = await openScene()
  const { platform, urls, database } = scene
  const [player] = await rowsOf(database.url, 'SELECT player_id FROM players_player LIMIT 1')
  const userId = String(player?.player_id)
  for (let kill = 0; kill < kills; kill++) {
    const message = {
      userId,
      txId: `cut-off-${kill}`,
      txAmount: '100.00',
      txAmountCy: 'DKK',
      txName: 'CreditcardDeposit',
      attributes: {},
    }
    // Ten at once, and death among them: some are booked, some never arrive.
    const sent = Array.from({ length: 10 }, () => tell(urls.platform, message).catch(() => 'lost'))
    await Promise.race(sent)
    await platform.kill()
    await Promise.all(sent)
    await platform.start()
    expect(await tell(urls.platform, message)).toBe('booked')
  }
  const booked = await rowsOf(
    database.url,
    "SELECT ext_ref, count(*)::int AS times FROM audit_txns WHERE ext_ref LIKE 'cut-off-%' GROUP BY 1",
  )
  expect(booked).toHaveLength(kills)
  for (const { times } of booked) expect(times).toBe(1)
  expect(await findBreaches(database.url)).toEqual([])
})

async function tell(platformUrl: string, message: object): Promise<'booked' | 'refused'> {
  const { payments } = outsideFrom({}, 'http://127.0.0.1:9')
  const pair = Buffer.from(`${payments.callbackUser}:${payments.callbackPassword}`)
  const answer = await fetch(`${platformUrl}/outside/payments/transfer`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${pair.toString('base64')}`,
    },
    body: JSON.stringify(message),
  })
  const body: { success?: boolean } = await answer.json()
  return body.success ? 'booked' : 'refused'
}

function countOf(clients: readonly JournalClient[]): number {
  return clients.reduce((total, client) => total + client.acknowledged.length, 0)
}

function untilAcknowledged(clients: readonly JournalClient[], count: number): Promise<void> {
  return new Promise((resolve) => {
    for (const client of clients) {
      client.onAcknowledged = () => {
        if (countOf(clients) >= count) resolve()
      }
    }
  })
}

/** What a client was told and the auditor's view does not show, or shows with another win. */
async function missingOf(databaseUrl: string, told: readonly Acknowledged[]): Promise<unknown[]> {
  return rowsOf(
    databaseUrl,
    `SELECT t.key, t.win, r.win_ore, r.state FROM unnest($1::uuid[], $2::bigint[]) AS t(key, win)
     LEFT JOIN audit_rounds r ON r.round_id = t.key
     WHERE r.state IS DISTINCT FROM 'settled' OR r.win_ore <> t.win`,
    [told.map(({ key }) => key), told.map(({ winOre }) => winOre.toString())],
  )
}

async function rowsOf(
  databaseUrl: string,
  query: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(query, values)
  await client.end()
  return rows
}
