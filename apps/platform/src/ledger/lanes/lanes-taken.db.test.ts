import { kroner } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { lockSpaces } from '../../db/index.ts'
import { TestLedger } from '../base/test-ledger.ts'
import { GroupCommit } from './group-commit.ts'
import { LedgerBusyError, lanesMax } from './lane.ts'

/** As other copies of the program hold lanes. */
async function otherCopies(databaseUrl: string, lanes: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ask = (call: string, from: number, to: number) =>
    client.query(`SELECT ${call}($1, number) FROM generate_series($2::int, $3) AS number`, [
      lockSpaces.ledgerLane,
      from,
      to,
    ])
  await ask('pg_advisory_lock', lanesMax - lanes, lanesMax - 1)
  return {
    free: (number: number) => ask('pg_advisory_unlock', number, number),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

test('[FLT-52] while others hold all lanes the ledger is busy, until one is free', async () => {
  await using database = await testDatabase()
  await using ledger = await TestLedger.open(database.url, 0)
  const player = await ledger.player(kroner(100))
  await using others = await otherCopies(database.url, lanesMax)
  await using commits = await GroupCommit.open({ databaseUrl: database.url, clock: ledger.clock })
  expect(await commits.hasLane()).toBe(false)
  const round = ledger.round(player, 100)
  await expect(commits.settle(round)).rejects.toThrow(LedgerBusyError)
  await expect(commits.settle(round)).rejects.toThrow('all ledger lanes are leased')

  await others.free(17)
  expect((await commits.settle(round)).ok).toBe(true)
  expect(await commits.hasLane()).toBe(true)
})

test('[FLT-52] one lane serves everybody while the other one is refused, until it is free', async () => {
  await using database = await testDatabase()
  await using ledger = await TestLedger.open(database.url, 0)
  const players = await Promise.all(Array.from({ length: 120 }, () => ledger.player(kroner(10))))
  await using others = await otherCopies(database.url, lanesMax - 1)
  await using commits = await GroupCommit.open({ databaseUrl: database.url, clock: ledger.clock })
  expect(await commits.hasLane()).toBe(true)
  const settleAll = async () =>
    (await Promise.all(players.map((player) => commits.settle(ledger.round(player, 1))))).every(
      ({ ok }) => ok,
    )
  expect(await settleAll()).toBe(true)

  await others.free(40)
  expect(await commits.hasLane()).toBe(true)
  expect(await settleAll()).toBe(true)
})
