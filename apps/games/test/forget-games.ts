import pg from 'pg'

/**
 * All that the program has stored is gone, as on its first day. Between two tests that is as good as
 * another database and takes a few milliseconds.
 */
export async function forgetGames(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(`DO $$ BEGIN EXECUTE (
      SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
      FROM pg_tables WHERE schemaname = 'games' AND NOT starts_with(tablename, 'db_'));
    END $$`)
  } finally {
    await owner.end()
  }
}
