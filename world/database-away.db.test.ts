import * as contracts from '@nordlys/contracts'
import { type Settings, systemClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addressesOf } from './config/addresses.ts'
import { programs } from './programs.ts'
import { ownSettings } from './world.ts'

const errorLevel = 50

/** The programs that have a database, and those that ask them. */
async function open(databaseUrl: string, logLines: string[]) {
  const settings = await ownSettings({ DATABASE_URL: databaseUrl })
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logLines.push(line) })
  await using stack = new AsyncDisposableStack()
  for (const name of ['sandbox', 'platform', 'games', 'site'] as const) {
    stack.use(await programs[name]({ settings, clock: systemClock, logger }))
  }
  const opened = stack.move()
  return {
    urls: addressesOf(settings).urls,
    settings,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

const isCall = (value: unknown): value is { path: string; session: boolean } =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value

test('[FLT-23] a database that takes no connections is 503 for every call, and no bug in a log', async () => {
  await using database = await testDatabase()
  const logLines: string[] = []
  await using product = await open(database.url, logLines)
  const { urls, settings } = product
  await allowConnections(database.url, false)
  try {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${settings.get('SITE_CREDENTIAL')}`,
      'x-nordlys-session': 'a-secret',
      'x-nordlys-handle': 'a-handle',
    }
    const asked = Object.values(contracts as Record<string, unknown>).filter(isCall)
    const statuses = new Map<string, number>()
    for (const { path } of asked) {
      const answer = await fetch(`${urls.platform}${path}`, { method: 'POST', headers, body: '{}' })
      statuses.set(path, answer.status)
      const text = await answer.text()
      expect(text).not.toMatch(/crashed|ECONN|connection/i)
    }
    const told = [...statuses.values()]
    expect(Object.fromEntries([...statuses].filter(([, status]) => status === 500))).toEqual({})
    expect(told.filter((status) => status === 503).length).toBeGreaterThan(10)

    const provider = outsideCredential(settings)
    const verify = await fetch(`${urls.platform}/outside/payments/verifyuser`, {
      method: 'POST',
      headers: { ...headers, authorization: provider },
      body: JSON.stringify({ sessionId: 'none', userId: '1' }),
    })
    expect(verify.status).toBe(503)
    expect((await fetch(`${urls.platform}/readyz`)).status).toBe(503)
    const cookie = '__Host-session=a-secret; _auth_token=a-handle'
    const balance = await fetch(`${urls.site}/api/balance`, { headers: { cookie } })
    expect(balance.status).toBe(503)
    // The login is not known to be over: the browser keeps it.
    expect(balance.headers.getSetCookie()).toEqual([])
    expect(logLines.map((line) => JSON.parse(line)).filter(isAlarm)).toEqual([])
  } finally {
    await allowConnections(database.url, true)
  }
})

const isAlarm = (line: { level: number; err?: { stack?: string } }) =>
  line.level >= errorLevel || line.err?.stack !== undefined

function outsideCredential(settings: Settings): string {
  const callbackUser = settings.get('PAYMENTS_CALLBACK_USER')
  const callbackPassword = settings.get('PAYMENTS_CALLBACK_PASSWORD')
  return `Basic ${Buffer.from(`${callbackUser}:${callbackPassword}`).toString('base64')}`
}

async function allowConnections(databaseUrl: string, mayConnect: boolean): Promise<void> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${mayConnect}`)
  if (!mayConnect) {
    await client.query(
      'SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE datname = $1',
      [name],
    )
  }
  await client.end()
}
