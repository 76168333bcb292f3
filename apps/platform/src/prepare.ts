import { printable, systemClock } from '@nordlys/core'
import type { Migrated, MigrateOptions } from '@nordlys/database'
import { sealLines } from './audit/index.ts'
import { seedOffers } from './bonuses/index.ts'
import { seedContent } from './content/index.ts'
import { connect, type Db, migrate } from './db/index.ts'
import { migrateJobs } from './jobs/index.ts'
import { prepareMonths } from './ledger/index.ts'
import { seedMissions } from './missions/index.ts'

/**
 * Brings the database to the newest shape, the job queue's tables included, and to where it can be booked in
 * from its first moment on: the journal has its months, and no audit line of an earlier time waits for a
 * seal, which the copies that then start would take for an alarm.
 */
export async function migratePlatform(
  databaseUrl: string,
  options?: MigrateOptions,
): Promise<Migrated> {
  await migrateJobs(databaseUrl)
  const migrated = await migrate(databaseUrl, options)
  if (migrated.isAhead) return migrated
  await withDatabase(databaseUrl, async (db) => {
    await prepareMonths(db, systemClock.now())
    await sealLines(db, systemClock.now())
  })
  return migrated
}

/**
 * Fills in the content a fresh installation shows; harmless to repeat. What the words of editors and the
 * offers of the operator leave no room for is left off, and said: no start is stopped by it. [FLT-85]
 */
export async function seedPlatform(
  databaseUrl: string,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    const warnings = [
      ...(await seedContent(db, systemClock.now())),
      ...(await seedOffers(db)),
      ...(await seedMissions(db, systemClock.now())),
    ]
    for (const warning of warnings) say(`warning: ${printable(warning)}`)
  })
}

async function withDatabase(databaseUrl: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = connect(databaseUrl)
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}
