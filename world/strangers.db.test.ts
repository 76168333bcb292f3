import * as contracts from '@nordlys/contracts'
import { systemClock } from '@nordlys/core'
import { platformConfigFrom, startPlatform } from '@nordlys/platform'
import { testDatabase } from '@nordlys/testing/database'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ownSettings } from './world.ts'

interface Asked {
  method: string
  path: string
}

/** Whatever the contracts and the parties' protocols say that the platform takes a body for. */
function everyCall(): Asked[] {
  const all: unknown[] = Object.values(contracts)
  const signed = [contracts.walletPaths, contracts.supplierPaths].flatMap((paths) =>
    Object.values(paths),
  )
  const provider = ['verifyuser', 'authorize', 'transfer', 'cancel'].map(
    (action) => `/outside/payments/${action}`,
  )
  return [
    ...all.flatMap(askedOf),
    ...[...signed, ...provider].map((path) => ({ method: 'POST', path })),
  ]
}

function askedOf(value: unknown): Asked[] {
  if (typeof value !== 'object' || value === null || !('path' in value)) return []
  const method = 'method' in value ? String(value.method) : 'POST'
  const path = String(value.path).replaceAll(/[{:]\w+\}?/g, 'x')
  return method === 'GET' ? [] : [{ method, path }]
}

test('[FLT-22][SEC-89] whatever takes a body refuses a stranger before it reads one', async () => {
  await using database = await testDatabase()
  const settings = await ownSettings({ DATABASE_URL: database.url })
  const logger = pino({ level: 'silent' })
  const config = { ...platformConfigFrom(settings), clock: systemClock, logger, tickMs: 0 }
  await using platform = await startPlatform(config)
  const statuses = new Map<number, string[]>()
  for (const { method, path } of everyCall()) {
    const headers = { 'content-type': 'application/json' }
    // It is no JSON: 400 would tell that it was looked at.
    const answer = await fetch(platform.url + path, { method, headers, body: '{' })
    statuses.set(answer.status, [...(statuses.get(answer.status) ?? []), path])
  }
  const refused = [...(statuses.get(401) ?? []), ...(statuses.get(403) ?? [])]
  expect(refused.length).toBeGreaterThan(60)
  // What is left are the site's own calls: the platform has no such addresses, and reads nothing there.
  expect([...statuses.keys()].toSorted()).toEqual([401, 403, 404])
  // Whoever may ask is read, and a key that is told twice is not understood. [SEC-81]
  const authorization = `Bearer ${settings.get('SITE_CREDENTIAL')}`
  const headers = { 'content-type': 'application/json', authorization }
  const asked = { method: 'POST', headers, body: '{"a":1,"a":1}' }
  expect((await fetch(platform.url + contracts.readBonusOffer.path, asked)).status).toBe(400)
})
