import { invariant } from '@nordlys/core'
import type { MigrateOptions } from '@nordlys/database'

// Games opens no door for this: it migrates itself when it starts. A template wants it beforehand.
const gamesMigrations = '../apps/games/src/db/migrate.ts'

/** Brings the database at `url` to the present shape: every program's migrations, in order. */
export async function migrateAll(url: string, options: MigrateOptions = {}): Promise<void> {
  const { migratePlatform } = await import('@nordlys/platform')
  await migratePlatform(url, options)
  const { migrate }: { migrate?: unknown } = await import(
    new URL(gamesMigrations, import.meta.url).href
  )
  invariant(typeof migrate === 'function', `${gamesMigrations} exports migrate(url, options)`)
  await migrate(url, options)
}

/** Fills in the content a fresh installation shows; harmless to repeat. */
export async function seedAll(url: string, say?: (line: string) => void): Promise<void> {
  const { seedPlatform } = await import('@nordlys/platform')
  await seedPlatform(url, say)
}
