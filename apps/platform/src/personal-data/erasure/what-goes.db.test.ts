import { playerId, systemRandom } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect, type Db } from '../../db/index.ts'
import { testKeys } from '../../players/base/test-players.ts'
import { createCprVault } from '../../players/index.ts'
import { layTestTables, playersTables, writeMadeUpRows } from '../copy/test-made-up-rows.ts'
import { printGoing } from './print-going.ts'
import { whatGoes } from './what-goes.ts'

const [own, other, nobody] = [playerId(100_001), playerId(100_002), playerId(100_003)]
const closedAt = new Date('2026-11-21T12:00:00Z')

const countIn = (db: Db) => async (query: string) => {
  const { rows } = await sql.raw<{ count: number }>(query).execute(db)
  return rows[0]?.count ?? Number.NaN
}

test('[PD7] a dry run has every table of a player, what goes at once and what a law keeps', async () => {
  await using database = await testDatabase()
  await using db = connect(database.url, 1)
  await layTestTables(db)
  const vault = createCprVault(testKeys, systemRandom)
  for (const player of [own, other]) {
    await writeMadeUpRows(db, player, (purpose, text) => vault.encrypt(purpose, text))
  }
  // As the operator who runs it: one table is the auditor's alone.
  await sql`RESET ROLE`.execute(db)
  const going = await whatGoes({ playerId: own, closedAt }, countIn(db))
  expect(new Set(going.map(({ table }) => table))).toEqual(
    new Set(playersTables.map(([table]) => table)),
  )
  expect(new Set(going.map(({ rows }) => rows))).toEqual(new Set([1]))
  const atOnce = going.filter(({ erased }) => erased === 'at-once').map(({ table }) => table)
  expect(atOnce).toEqual([
    'players_session',
    'players_device',
    'players_session_expiry',
    'marketing_player',
    'personal_data_copy_part',
    'wallet_card',
    'bonuses_guess',
    'missions_progress',
    'letters_letter',
  ])
  const printed = printGoing(going)
  expect(printed).toMatch(/^ {2}documents_document \(1\): .*; not before 2031-11-22$/m)
  expect(printed).toMatch(/^ {2}wallet_deposit \(1\): card_brand .*; not before 2031-11-22$/m)
  expect(printed).toMatch(
    /^stays, by a number that names nobody:\n[\s\S]*wallet_deposit \(1\): player_id/m,
  )
  const none = await whatGoes({ playerId: nobody, closedAt }, countIn(db))
  expect([none, printGoing(none)]).toEqual([[], expect.stringContaining('at once:\n  nothing')])
})
