import { loginsListed, type OpenSession, type PastSession } from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { SessionTable } from '../base/tables.ts'
import { deviceOf, listPast } from './past-sessions.ts'
import type { PlayerSession } from './session.ts'
import { expiryOf, lastActIn, lockLiveSessions, markSessionEnded } from './session-end.ts'
import { sessionExpiry } from './session-life.ts'

type SessionRow = Selectable<SessionTable>
type Own = Pick<PlayerSession, 'sessionId' | 'playerId'>

/** Where the player is logged in and was last. [SEC-24] */
export async function listSessions(
  db: Db,
  own: Own,
  at: Date,
): Promise<{ sessions: OpenSession[]; past: PastSession[] }> {
  const sessions = await listOpen(db, own, at)
  const past = await listPast(db, own.playerId, at, Math.max(0, loginsListed - sessions.length))
  return { sessions, past }
}

async function listOpen(db: Db, own: Own, at: Date): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('players_session')
    .selectAll()
    .where('player_id', '=', own.playerId)
    .where('ended_at', 'is', null)
    .orderBy('acted_at', 'desc')
    .execute()
  const listed: OpenSession[] = []
  for (const row of rows) {
    const usedAt = await lastActIn(db, row)
    if (at >= sessionExpiry(row.logged_in_at, usedAt)) continue
    listed.push({
      name: row.name,
      isThis: row.handle === own.sessionId,
      device: deviceOf(row),
      loggedInAt: row.logged_in_at,
      usedAt,
    })
  }
  return listed.sort((a, b) => Number(b.isThis) - Number(a.isThis) || +b.usedAt - +a.usedAt)
}

/** Ends another session of this player's, and with it every open game's right to stake. [SEC-24] */
export async function endOneSession(
  db: Db,
  own: Own,
  name: string,
  clock: Clock,
): Promise<{ ok: true } | { ok: false; refusal: 'session-expired' | 'unknown' | 'this-session' }> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwn(tx, own, clock))) return { ok: false, refusal: 'session-expired' }
    const named = await tx
      .selectFrom('players_session')
      .select('handle')
      .where('player_id', '=', own.playerId)
      .where('name', '=', name)
      .executeTakeFirst()
    if (!named) return { ok: false, refusal: 'unknown' }
    if (named.handle === own.sessionId) return { ok: false, refusal: 'this-session' }
    await markSessionEnded(tx, named.handle, 'ended-elsewhere', clock.now())
    return { ok: true }
  })
}

/** Ends every session of this player's but this one. [SEC-24] */
export async function endOtherSessions(
  db: Db,
  own: Own,
  clock: Clock,
): Promise<{ ok: true } | { ok: false; refusal: 'session-expired' }> {
  return db.transaction().execute(async (tx) => {
    const live = await lockOwn(tx, own, clock)
    const at = clock.now()
    if (!live) return { ok: false, refusal: 'session-expired' }
    const others = live.filter(({ handle }) => handle !== own.sessionId)
    for (const { handle } of others) await markSessionEnded(tx, handle, 'ended-elsewhere', at)
    return { ok: true }
  })
}

/** The sessions that this one may end, held; undefined when it is over itself. */
async function lockOwn(tx: Tx, own: Own, clock: Clock): Promise<SessionRow[] | undefined> {
  const rows = await lockLiveSessions(tx, own.playerId)
  const mine = rows.find(({ handle }) => handle === own.sessionId)
  return mine && clock.now() < (await expiryOf(tx, mine)) ? rows : undefined
}
