import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { lastPartings, partingsInOrder } from './partings.ts'

let client: pg.Client
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  stack.defer(() => client.end())
})

async function found<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  return (await client.query<Row>(query)).rows
}

test('[PD11] no row is removed while a row of another table still names it', async () => {
  const links = await found<{ from: string; to: string; columns: string[] }>(`
    SELECT f.relname AS "from", t.relname AS "to", array_agg(a.attname::text) AS columns
    FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
    JOIN pg_attribute a ON a.attrelid = f.oid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND NOT f.relispartition AND f.oid <> t.oid GROUP BY 1, 2, c.oid`)
  const places = new Map(partingsInOrder.map(({ table }, place) => [table, place]))
  const broken = links.filter(({ from, to, columns }) => {
    const parting = partingsInOrder[places.get(to) ?? -1]
    if (!parting || parting.emptied !== undefined) return false
    const before = partingsInOrder[places.get(from) ?? -1]
    const isLetGo =
      before?.emptied === undefined || columns.some((column) => before.emptied?.[column] === 'NULL')
    return !before || !isLetGo || (places.get(from) ?? 0) > (places.get(to) ?? 0)
  })
  expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('[PD11] the program may do what the register asks, and the account is the last', async () => {
  const asked = [...partingsInOrder, ...lastPartings].map(({ table, emptied }) => {
    const right = emptied === undefined ? 'DELETE' : 'UPDATE'
    const columns = Object.keys(emptied ?? {})
    const grants = columns.map(
      (name) => `has_column_privilege('nordlys_app', '${table}', '${name}', 'UPDATE')`,
    )
    const may =
      right === 'DELETE' ? [`has_table_privilege('nordlys_app', '${table}', 'DELETE')`] : grants
    return `SELECT '${table}' AS "table", ${may.join(' AND ') || 'true'} AS may`
  })
  const rows = await found<{ table: string; may: boolean }>(asked.join(' UNION ALL '))
  expect(rows.filter(({ may }) => !may)).toEqual([])
  const last = lastPartings.map(({ table }) => table)
  expect(last).toEqual(['players_closed_account', 'players_player'])
  expect(partingsInOrder.filter(({ table }) => last.includes(table))).toEqual([])
})

test('[PD11] the database lets a row go with a player who is leaving, and with no other', async () => {
  const guarded = await found<{ table: string }>(`
    SELECT relname AS "table" FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    JOIN pg_proc ON pg_proc.oid = tgfoid WHERE proname = 'players_refuse_to_remove' ORDER BY 1`)
  const free = ['bonuses_guess', 'games_favourite', 'ledger_table_news', 'letters_letter']
  const others = [
    'marketing_player',
    'markers_slice',
    'missions_progress',
    'personal_data_copy_part',
  ]
  const more = [
    'players_consent',
    'players_contact_change',
    'players_device',
    'players_session_expiry',
    'wallet_card',
  ]
  const all = [...partingsInOrder, ...lastPartings]
  const removed = all.filter(({ emptied }) => emptied === undefined)
  const tables = removed
    .map(({ table }) => table)
    .filter((table) => ![...free, ...others, ...more].includes(table))
  expect(guarded.map(({ table }) => table)).toEqual(tables.sort())
})
