import { migrateGames } from '@nordlys/games'
import { migratePlatform } from '@nordlys/platform'

/** Brings the database at `url` to the present shape: every program's migrations, in order. */
export async function migrateAll(url: string): Promise<void> {
  await migratePlatform(url)
  await migrateGames(url)
}
