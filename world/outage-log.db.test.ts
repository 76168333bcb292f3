import {
  readContentVersion,
  signWalletMessage,
  tableWalletPaths,
  walletHeaders,
} from '@nordlys/contracts'
import { type ProgramName, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesOf } from './config/addresses.ts'
import { programs } from './programs.ts'
import { ownSettings } from './world.ts'

const errorLevel = 50
const secretNames = [
  'CPR_KEY',
  'LOOKUP_KEY',
  'WALLET_SECRET',
  'GAMES_TOKEN_SECRET',
  'DESK_CREDENTIAL',
] as const
/** What an entry tells of an error, and nothing that hangs on one. */
const toldOfErrors = ['type', 'message', 'stack', 'code', 'constraint', 'table', 'column', 'cause']

interface Line {
  level: number
  msg: string
  err?: Record<string, unknown>
}

let database: Awaited<ReturnType<typeof testDatabase>>
let product: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  database = await testDatabase()
  product = await open('sandbox', 'platform', 'games')
})
afterAll(async () => {
  await product[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

/** Some programs on one database, with what they log; the platform with its jobs. */
async function open(...names: ProgramName[]) {
  const settings = await ownSettings({ DATABASE_URL: database.url })
  const lines: Line[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const logger = pino({ level: 'debug' }, { write })
  await using stack = new AsyncDisposableStack()
  for (const name of names) {
    stack.use(await programs[name]({ settings, clock: systemClock, logger }))
  }
  const opened = stack.move()
  const dispose = () => opened.disposeAsync()
  return { settings, lines, urls: addressesOf(settings).urls, [Symbol.asyncDispose]: dispose }
}

test('[FLT-73] games and platform log nothing that hangs on an error of the database', async () => {
  const { lines, urls, settings } = product
  await run('ALTER TABLE games.catalogue_version RENAME TO gone')
  await run('ALTER TABLE content_entry RENAME TO gone')
  try {
    expect((await fetch(`${urls.games}/catalogue`)).status).toBe(500)
    const credential = settings.get('SITE_CREDENTIAL')
    const asked = await fetch(`${urls.platform}${readContentVersion.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}` },
      body: '{}',
    })
    expect(asked.status).toBe(500)
    const crashed = lines.filter(({ msg }) => msg === 'a request crashed')
    expect(crashed.map(({ err }) => err?.code)).toEqual(['42P01', '42P01'])
    expectNothingSecret()
  } finally {
    await run('ALTER TABLE games.gone RENAME TO catalogue_version')
    await run('ALTER TABLE gone RENAME TO content_entry')
    lines.length = 0
  }
})

test('[FLT-73][FLT-74] an outage amid jobs and hands is no bug in a log, and tells no secret', async () => {
  const { lines, urls } = product
  const said = () => lines.map(({ msg }) => msg)
  await allowConnections(false)
  try {
    const answer = await takeStakes(urls.platform)
    expect([answer.status, await answer.json()]).toEqual([200, { results: [] }])
    expect(said()).toContain('a round at a table was not answered')
    await expect.poll(said).toContain('a connection of the job queue was lost')
    await expect.poll(said).toContain('a tick failed; the next one tries again')
    expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([])
    expectNothingSecret()
  } finally {
    await allowConnections(true)
  }
})

function takeStakes(platformUrl: string): Promise<Response> {
  const { settings } = product
  const keys = [1, 2, 3].map(() => timeKey(systemClock, systemRandom))
  const stakes = keys.map((key) => ({
    key,
    round: key,
    playSession: key,
    definitionHash: '0'.repeat(64),
    stakeOre: 100,
    opening: { commitment: '1'.repeat(64), bets: '00' },
  }))
  const body = JSON.stringify({ stakes })
  const nowMs = systemClock.now().getTime()
  const walletSecret = settings.get('WALLET_SECRET')
  return fetch(`${platformUrl}${tableWalletPaths.take}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [walletHeaders.timestamp]: String(nowMs),
      [walletHeaders.signature]: signWalletMessage(
        walletSecret,
        nowMs,
        tableWalletPaths.take,
        body,
      ),
    },
    body,
  })
}

function expectNothingSecret(): void {
  const { settings, lines } = product
  const text = JSON.stringify(lines)
  for (const name of secretNames) expect(text).not.toContain(settings.get(name))
  expect(text).not.toMatch(/secretKey|processID|postgres:\/\/|\b\d{6}-?\d{4}\b|"[0-9a-f]{64}"/)
  const own = lines.flatMap(({ err }) => Object.keys(err ?? {}))
  expect(own.filter((name) => !toldOfErrors.includes(name))).toEqual([])
}

async function allowConnections(mayConnect: boolean): Promise<void> {
  const name = new URL(database.url).pathname.slice(1)
  await run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${mayConnect}`, '/postgres')
  if (mayConnect) return
  const others = `SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE datname = '${name}'`
  await run(others, '/postgres')
}

async function run(statement: string, path?: string): Promise<void> {
  const url = new URL(database.url)
  if (path) url.pathname = path
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
