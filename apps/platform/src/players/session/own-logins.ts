import { sessionIdleMs, sessionLongestMs } from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { SessionTable } from '../base/tables.ts'
import { expiryOf } from './session-end.ts'

/** A login, and when its player was last seen acting in it. */
export interface OwnLogin {
  sessionId: string
  actedUntil: Date
}

/** Nobody logs in so often in a month; the newest count. */
const loginsMax = 2_000

/** The player's logins that reached beyond `from`, the newest first. */
export async function listLogins(
  db: Db,
  playerId: PlayerId,
  { from, at }: { from: Date; at: Date },
): Promise<OwnLogin[]> {
  const rows = await db
    .selectFrom('players_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('logged_in_at', '>', after(from, -sessionLongestMs))
    .orderBy('logged_in_at', 'desc')
    .limit(loginsMax)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      sessionId: row.handle,
      actedUntil: row.ended_at ? lastAct(row, row.ended_at) : await untilNow(db, row, at),
    })),
  )
}

async function untilNow(db: Db, row: Selectable<SessionTable>, at: Date): Promise<Date> {
  const expiry = await expiryOf(db, row)
  return expiry > at ? at : lastAct({ ...row, end_reason: 'expired' }, expiry)
}

/** A login that ran out had been idle for as long as that takes, unless it was at its longest. */
function lastAct(row: Selectable<SessionTable>, endedAt: Date): Date {
  const longest = after(row.logged_in_at, sessionLongestMs)
  if (endedAt >= longest) return longest
  if (row.end_reason !== 'expired') return endedAt
  const acted = after(endedAt, -sessionIdleMs)
  return acted > row.logged_in_at ? acted : row.logged_in_at
}

/** When the player's account was opened. */
export async function accountOpenedAt(db: Db, playerId: PlayerId): Promise<Date> {
  const row = await db
    .selectFrom('players_player')
    .select('created_at')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return row.created_at
}
