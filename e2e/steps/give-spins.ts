import { randomUUID } from 'node:crypto'
import { e2eDatabaseUrl } from '@nordlys/testing/e2e/addresses'
import pg from 'pg'

/** Gives a player spins worth 0,20 kr. in a game for a day, as an offer would. */
export async function giveSpins(playerId: number, gameId: string, count: number): Promise<string> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() })
  await client.connect()
  try {
    const grant = randomUUID()
    await client.query(
      `SELECT ledger_grant_spins($1, $2, 'test', 1, ARRAY[$3], 20, $4, now() + interval '1 day',
        $1, now())`,
      [grant, playerId, gameId, count],
    )
    return grant
  } finally {
    await client.end()
  }
}
