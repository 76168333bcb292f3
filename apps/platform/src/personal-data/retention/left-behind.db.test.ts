import { retentionMs } from '@nordlys/contracts'
import { after, playerId, systemRandom } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { connect, type Db } from '../../db/index.ts'
import { testKeys } from '../../players/base/test-players.ts'
import { createCprVault, type PlayersContext } from '../../players/index.ts'
import { layTestTables, playersTables, writeMadeUpRows } from '../copy/test-made-up-rows.ts'
import { eraseAtOnce } from '../erasure/ask-erasure.ts'
import { columnsOf } from '../register/columns.ts'
import { letPlayersLeave } from './leave.ts'

const own = playerId(100_001)
const closedAt = new Date('2026-11-21T12:00:00Z')
const at = after(closedAt, retentionMs.closedAccount)
let db: Db

/** Nothing is under way any more: the made-up rows have money and no end. */
const over = `UPDATE ledger_player SET cash = 0, bonus = 0, reserved = 0, debt = 0, staked = 0, incoming = 0`

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  db = connect(database.url, 1)
  stack.defer(() => db.destroy())
  await layTestTables(db)
  const vault = createCprVault(testKeys, systemRandom)
  await writeMadeUpRows(db, own, (purpose, text) => vault.encrypt(purpose, text))
  await sql.raw(over).execute(db)
})

/** Columns whose planted string a dump of the database has, as `table.column`. */
async function planted(): Promise<string[]> {
  const found: string[] = []
  for (const [table, entry] of playersTables) {
    const names = columnsOf(entry).map(({ column }) => column)
    const shown = names.map(
      (name) => `coalesce(encode(convert_to(t.${name}::text, 'UTF8'), 'escape'), '') AS ${name}`,
    )
    const { rows } = await sql
      .raw<Record<string, string>>(`SELECT ${shown.join(', ')} FROM ${table} t`)
      .execute(db)
    for (const name of names) {
      if (rows.some((row) => isPlanted(row[name] ?? ''))) found.push(`${table}.${name}`)
    }
  }
  return found
}

/** A made-up text, open, encrypted, or as the bytes that a dump writes in hexadecimal. */
function isPlanted(text: string): boolean {
  const bytes = /^\\\\x([0-9a-f]+)$/.exec(text)?.[1]
  const opened = bytes ? Buffer.from(bytes, 'hex').toString('latin1') : text
  return opened.includes(` of ${own}`) || opened.startsWith('sealed.')
}

/** The columns that the register says stay: by number, as a mark, or until another job’s date. */
function staying(): Set<string> {
  const others = ['identityPapers', 'complaint', 'paymentEvent']
  return new Set(
    playersTables.flatMap(([table, entry]) =>
      columnsOf(entry)
        .filter(({ kept }) => ['by-number', 'mark', ...others].includes(kept))
        .map(({ column }) => `${table}.${column}`),
    ),
  )
}

async function goneOf(columns: readonly string[], act: () => Promise<void>): Promise<string[]> {
  await act()
  const left = new Set(await planted())
  return columns.filter((name) => !left.has(name))
}

test('[PD13] [PD11] planted strings are in a dump after only where the register says', async () => {
  const before = await planted()
  expect(before.length).toBeGreaterThan(100)
  const atOnce = await goneOf(before, () =>
    db.transaction().execute((tx) => eraseAtOnce(tx, own, closedAt)),
  )
  expect(new Set(atOnce.map((name) => name.split('.')[0]))).toEqual(
    new Set([
      ...['players_session_expiry', 'personal_data_copy_part', 'wallet_card'],
      ...['missions_progress', 'letters_letter', 'marketing_player'],
      ...['players_device', 'players_session'],
    ]),
  )
  const context = { db, log: pino({ level: 'silent' }) } as unknown as PlayersContext
  await letPlayersLeave(context, at)
  const after = await planted()
  expect(after.filter((name) => !staying().has(name))).toEqual([])
  const names = ['first_name', 'email', 'email_normalised', 'mobile', 'cpr_sealed', 'mitid_sub']
  const account = [...names, 'mitid_uuid'].map((name) => `players_player.${name}`)
  expect(account.filter((name) => before.includes(name))).toEqual(account.slice(0, 7))
  expect(account.filter((name) => after.includes(name))).toEqual([])
  expect(before.length - after.length).toBeGreaterThan(60)
})
