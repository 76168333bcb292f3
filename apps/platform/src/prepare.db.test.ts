import { systemClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { createEmptyDatabase } from '@nordlys/testing/databases'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { Sealer } from './audit/index.ts'
import { connect } from './db/index.ts'
import { migratePlatform, seedPlatform } from './prepare.ts'

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' })
    return rows.map(([value]) => value)
  } finally {
    await client.end()
  }
}

const months = `SELECT relname FROM pg_class WHERE relispartition AND relname LIKE 'ledger_journal_%'
  AND relkind = 'r' ORDER BY relname`

function monthsAround(at: Date): string[] {
  return [-1, 0, 1, 2, 3].map((month) => {
    const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + month))
    return `ledger_journal_${first.toISOString().slice(0, 7).replace('-', '')}`
  })
}

test('a new database has the months of the journal that are booked in, each guarded', async () => {
  await using database = await createEmptyDatabase(inject('databaseUrl'))
  await migratePlatform(database.url)
  const expected = monthsAround(systemClock.now())
  expect(await ask(database.url, months)).toEqual(expected)
  const [, month] = expected
  await expect(
    ask(
      database.url,
      `SELECT tgname FROM pg_trigger WHERE tgrelid = '${month}'::regclass ORDER BY 1`,
    ),
  ).resolves.toEqual(['ledger_journal_is_append_only', 'ledger_month_is_never_emptied'])
})

test('[FLT-85] an offer whose code the operator took is left off with a warning', async () => {
  await using database = await testDatabase()
  const add = "INSERT INTO bonuses_offer (offer_id, code) VALUES ('vores-egen', 'NORDLYS500')"
  await ask(database.url, add)
  const warnings: string[] = []
  const say = (line: string) => warnings.push(line)
  await seedPlatform(database.url, say)
  const warning = 'warning: the offer nordlys-500 is left off: code-taken'
  expect(warnings).toEqual([warning])
  await seedPlatform(database.url, say)
  expect(warnings).toEqual([warning, warning])
  const offers = 'SELECT offer_id FROM bonuses_offer_version ORDER BY 1'
  expect(await ask(database.url, offers)).toContain('velkomst')
})

test('[FLT-28] lines of an earlier time are all sealed before a copy looks for overdue ones', async () => {
  await using database = await testDatabase()
  await ask(
    database.url,
    `INSERT INTO audit_line (at, actor, action, details)
     SELECT now() - interval '1 year', 'system', 'old', '{}' FROM generate_series(1, 2500)`,
  )
  await migratePlatform(database.url)
  expect(await ask(database.url, 'SELECT count(*) FROM audit_unsealed')).toEqual(['0'])
  expect(await ask(database.url, 'SELECT max(number) FROM audit_seal')).toEqual(['2500'])
  const alarms: number[] = []
  const db = connect(database.url)
  const alarm = async (_tx: unknown, overdue: number) => void alarms.push(overdue)
  await new Sealer({ db, clock: systemClock, log: pino({ level: 'silent' }), alarm }).seal(
    systemClock.now(),
  )
  await db.destroy()
  expect(alarms).toEqual([])
})
