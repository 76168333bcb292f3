import { kroner } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { lockSpaces } from '../../db/index.ts'
import { TestLedger } from '../base/test-ledger.ts'

async function ask(url: URL, query: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rowCount } = await client.query(query, values)
  await client.end()
  return rowCount ?? 0
}

test('a lane that was lost is opened anew with the first round, under a lease of its own', async () => {
  await using database = await testDatabase()
  await using ledger = await TestLedger.open(database.url)
  const player = await ledger.player(kroner(10))
  const settle = async () => (await ledger.settle(ledger.round(player, 1))).ok
  expect(await settle()).toBe(true)

  const server = new URL(database.url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  const others = `FROM pg_stat_activity WHERE datname = $1 AND application_name = 'nordlys-lane'`
  const lanes = () => ask(server, `SELECT ${others}`, [name])
  const cutOff = () => ask(server, `SELECT pg_terminate_backend(pid, 30000) ${others}`, [name])
  await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  expect(await cutOff()).toBe(2)
  await expect(settle()).rejects.toThrow()
  await expect(settle()).rejects.toThrow('not currently accepting connections')
  await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  expect(await settle()).toBe(true)
  expect(await lanes()).toBe(1)
  const leases = `SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND classid = ${lockSpaces.ledgerLane} AND granted`
  expect(
    await ask(
      new URL(database.url),
      `${leases} AND database = (SELECT oid FROM pg_database
    WHERE datname = current_database())`,
    ),
  ).toBe(1)
})
