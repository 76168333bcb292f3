import { systemClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type Parts, programs } from './programs.ts'
import { ownSettings } from './world.ts'

/** The platform, the outside parties and the back office, as the product starts them. */
async function open(databaseUrl: string) {
  const settings = await ownSettings({ DATABASE_URL: databaseUrl })
  const parts: Parts = { settings, clock: systemClock, logger: pino({ level: 'silent' }) }
  await using stack = new AsyncDisposableStack()
  for (const name of ['sandbox', 'platform', 'back-office'] as const) {
    stack.use(await programs[name](parts))
  }
  const opened = stack.move()
  return { url: settings.urlOf('back-office'), [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

test('the running product reconciles by itself, and the operator sees how the books stand', async () => {
  await using database = await testDatabase()
  await using product = await open(database.url)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const outcomes = async () => {
    const { rows } = await client.query(
      'SELECT DISTINCT party, outcome, failure FROM audit_reconciliations WHERE finished_at IS NOT NULL',
    )
    return rows.sort((a, b) => (a.party < b.party ? -1 : 1))
  }
  await expect.poll(outcomes).toEqual([
    { party: 'nemkonto', outcome: 'agreed', failure: null },
    { party: 'payments', outcome: 'agreed', failure: null },
    { party: 'supplier-sandbox', outcome: 'agreed', failure: null },
  ])
  const page = await (await fetch(product.url)).text()
  expect(page).toContain('0 åbne afvigelser.')
  expect(page).toContain('Spilleverandøren sandbox')
  await client.end()
})
