import type { SessionCredential } from '@nordlys/contracts'
import { type Ore, playerId } from '@nordlys/core'
import type { Db } from '../../db/index.ts'
import { readTotals } from '../../ledger/index.ts'
import { hashSecret } from '../base/secret.ts'

/**
 * The current standings of these sessions' players; a session that is over, or whose secret and
 * handle do not belong together, is left out. A job ends expired sessions, so an end is seen within
 * seconds.
 */
export async function readStandings(
  db: Db,
  sessions: readonly SessionCredential[],
  at: Date,
): Promise<{ handle: string; totalOre: Ore }[]> {
  if (sessions.length === 0) return []
  const hashes = new Map(sessions.map(({ handle, secret }) => [handle, hashSecret(secret)]))
  const rows = await db
    .selectFrom('players_session')
    .select(['handle', 'secret_hash', 'player_id'])
    .where('handle', 'in', [...hashes.keys()])
    .where('ended_at', 'is', null)
    .execute()
  const living = rows.filter((row) => hashes.get(row.handle)?.equals(row.secret_hash))
  const totals = await readTotals(
    db,
    living.map((row) => playerId(row.player_id)),
    at,
  )
  return living.flatMap((row) => {
    const totalOre = totals.get(playerId(row.player_id))
    return totalOre === undefined ? [] : [{ handle: row.handle, totalOre }]
  })
}
