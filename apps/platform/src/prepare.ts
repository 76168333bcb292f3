import { systemClock } from '@nordlys/core'
import type { Migrated, MigrateOptions } from '@nordlys/database'
import { seedOffers } from './bonuses/index.ts'
import { seedContent } from './content/index.ts'
import { connect, migrate } from './db/index.ts'
import { migrateJobs } from './jobs/index.ts'

/** Brings the database to the newest shape, the job queue's tables included. */
export async function migratePlatform(
  databaseUrl: string,
  options?: MigrateOptions,
): Promise<Migrated> {
  await migrateJobs(databaseUrl)
  return migrate(databaseUrl, options)
}

/** Fills in the content a fresh installation shows; harmless to repeat. */
export async function seedPlatform(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl)
  try {
    await seedContent(db, systemClock.now())
    await seedOffers(db)
  } finally {
    await db.destroy()
  }
}
