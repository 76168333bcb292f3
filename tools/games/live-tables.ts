import { parseArgs } from 'node:util'
import { systemClock } from '@nordlys/core'
import { openLiveTables } from '@nordlys/game-math'
import { connect, type Db } from '../../apps/games/src/db/index.ts'
import { ownDatabase } from '../own-database.ts'

// `npm run live:close -- <table>`: the table ends after the round that is played, and nobody owns it then;
// `npm run live:open -- <table>` opens it again. Without a table: how each stands.

const { positionals } = parseArgs({ allowPositionals: true })
const [act, table] = positionals
await using database = await ownDatabase(console.log)
const db = connect(database.url)
try {
  const isKnown = table === undefined || (await setClosed(db, table, act === 'close'))
  if (!isKnown) console.log(`${table} is no live table that was ever played`)
  process.exitCode = isKnown ? 0 : 1
  for (const line of await standings(db)) console.log(line)
} finally {
  await db.destroy()
}

async function setClosed(db: Db, id: string, isClosed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('live_table')
    .set({ is_closed: isClosed })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function standings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('live_table')
    .select(['id', 'round', 'epoch', 'until', 'is_closed'])
    .execute()
  return openLiveTables().map(({ definition: { id, titleDa } }) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return `${id} (${titleDa}): never played`
    const state = row.is_closed ? 'closed' : 'open'
    const owner =
      row.until > systemClock.now() ? `owned in epoch ${row.epoch}` : 'without an owner now'
    return `${id} (${titleDa}): ${state}, round ${row.round}, ${owner}`
  })
}
