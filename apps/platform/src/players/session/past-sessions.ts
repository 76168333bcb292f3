import { loginsListed, type PastSession, retentionMs, type SessionDevice } from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { SessionTable } from '../base/tables.ts'
import { expiryOf } from './session-end.ts'

type SessionRow = Selectable<SessionTable>

/** The newest `count` logins of a player that are over, the newest first. [ID43] */
export async function listPast(
  db: Db,
  playerId: PlayerId,
  at: Date,
  count: number,
): Promise<PastSession[]> {
  const newest = db
    .selectFrom('players_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('logged_in_at', 'desc')
  // One that ran out is over before a job has marked it so.
  const unmarked = await newest.where('ended_at', 'is', null).execute()
  const marked = await newest.where('ended_at', 'is not', null).limit(count).execute()
  const past = marked.flatMap((row) => (row.ended_at ? [pastOf(row, row.ended_at)] : []))
  for (const row of unmarked) {
    const expiry = await expiryOf(db, row)
    if (at >= expiry) past.push(pastOf(row, expiry))
  }
  return past.sort((a, b) => +b.loggedInAt - +a.loggedInAt).slice(0, count)
}

function pastOf(row: SessionRow, endedAt: Date): PastSession {
  const { name, logged_in_at: loggedInAt, end_reason: end } = row
  return { name, device: deviceOf(row), loggedInAt, endedAt, end: end ?? 'expired' }
}

/** Where a session was opened, as far as it is kept. */
export function deviceOf({ browser, system }: SessionRow): SessionDevice {
  return { ...(browser && { browser }), ...(system && { system }) }
}

/** Empties browser and system of a player's logins that no list shows any more. The login does it. [ID44] */
export async function emptyUnlisted(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx
    .updateTable('players_session')
    .set({ browser: null, system: null })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is not', null)
    .where((row) => row.or([row('browser', 'is not', null), row('system', 'is not', null)]))
    .where('handle', 'not in', (newest) =>
      newest
        .selectFrom('players_session')
        .select('handle')
        .where('player_id', '=', playerId)
        .orderBy('logged_in_at', 'desc')
        .limit(loginsListed),
    )
    .execute()
}

const emptiedAtOnce = 1_000

/** Empties browser and system of past logins that are too old for them, so many at a time. [ID44] */
export async function emptyOld(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('players_session')
    .set({ browser: null, system: null })
    .where('handle', 'in', (old) =>
      old
        .selectFrom('players_session')
        .select('handle')
        .where('ended_at', 'is not', null)
        .where((row) => row.or([row('browser', 'is not', null), row('system', 'is not', null)]))
        .where('logged_in_at', '<=', after(at, -retentionMs.loginDevice))
        .limit(emptiedAtOnce)
        // A login that empties its player's own is not waited for.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
