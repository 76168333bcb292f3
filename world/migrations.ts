import { existsSync } from 'node:fs'
import { invariant } from '@nordlys/core'

/** The programs that own tables, in the order they migrate. */
const migrations = ['../apps/platform/src/db/migrate.ts', '../apps/games/src/db/migrate.ts']

/** Brings the database at `url` to the present shape: every program's migrations, in order. */
export async function migrateAll(url: string): Promise<void> {
  for (const path of migrations) {
    const address = new URL(path, import.meta.url)
    if (!existsSync(address)) continue
    const { migrate }: { migrate?: unknown } = await import(address.href)
    invariant(typeof migrate === 'function', `${path} exports migrate(url)`)
    await migrate(url)
  }
}
