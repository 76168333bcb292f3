import { type SessionEnd, sessionIdleMs, sessionLongestMs } from '@nordlys/contracts'
import { after, type Clock, type PlayerId, playerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { endPlay, lastPlayedAt, revokeLogin } from '../../ledger/index.ts'
import type { SessionTable } from '../base/tables.ts'
import { sessionExpiry } from './session-life.ts'

/** When the player last did something in a session, a stake being an action like any other. (SE3) */
export async function lastActIn(db: Db | Tx, row: Selectable<SessionTable>): Promise<Date> {
  const playedAt = await lastPlayedAt(db, row.handle)
  return playedAt && playedAt > row.acted_at ? playedAt : row.acted_at
}

export async function expiryOf(db: Db | Tx, row: Selectable<SessionTable>): Promise<Date> {
  return sessionExpiry(row.logged_in_at, await lastActIn(db, row))
}

/** Ends what nobody has read since it expired; a job ticks it. Tells how many it ended. */
export async function expireSessions(db: Db, clock: Clock): Promise<number> {
  const at = clock.now()
  const suspects = await db
    .selectFrom('players_session')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((row) =>
      row.or([
        row('acted_at', '<=', after(at, -sessionIdleMs)),
        row('logged_in_at', '<=', after(at, -sessionLongestMs)),
      ]),
    )
    .execute()
  let endedCount = 0
  for (const row of suspects) {
    if (at < (await expiryOf(db, row))) continue
    if (await expireSession(db, row.handle, clock)) endedCount += 1
  }
  return endedCount
}

/**
 * Ends every login, as after a restore: one that somebody had ended by then must not live again.
 * Tells how many it ended.
 */
export async function endEverySession(db: Db, at: Date): Promise<number> {
  const live = await db
    .selectFrom('players_session')
    .selectAll()
    .where('ended_at', 'is', null)
    .execute()
  for (const row of live) {
    await db.transaction().execute(async (tx) => {
      await endExpired(tx, row, at)
      await revokeLogin(tx, { playerId: playerId(row.player_id), login: row.handle, at })
    })
  }
  return live.length
}

/** Ends a session that has expired; false when it is over already, or was renewed in the meantime. */
export async function expireSession(db: Db, handle: string, clock: Clock): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('players_session')
      .selectAll()
      .where('handle', '=', handle)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return false
    const at = clock.now()
    const expiry = await expiryOf(tx, row)
    if (at < expiry) return false
    await endExpired(tx, row, at, expiry)
    return true
  })
}

/** `over`: when it ran out, which may be long before anybody looks. */
async function endExpired(
  tx: Tx,
  row: Selectable<SessionTable>,
  at: Date,
  over = at,
): Promise<void> {
  const ended = await markSessionEnded(tx, row.handle, 'expired', at, over)
  // A game that was opened in another session goes on, and so does a hand of this one. (SE8, TB21)
  if (ended) await endPlay(tx, playerId(row.player_id), at, row.handle)
}

/** Ends one session once; false when it was over already. Unless it ran out, nothing acts from it again. */
export async function markSessionEnded(
  tx: Tx,
  handle: string,
  reason: SessionEnd,
  at: Date,
  over = at,
): Promise<boolean> {
  const ended = await tx
    .updateTable('players_session')
    .set({ ended_at: over, end_reason: reason })
    .where('handle', '=', handle)
    .where('ended_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  if (!ended) return false
  const login = { playerId: playerId(ended.player_id), login: handle, at }
  if (reason !== 'expired') await revokeLogin(tx, login)
  await audit(tx, {
    actor: reason === 'logout' || reason === 'ended-elsewhere' ? 'player' : 'system',
    playerId: playerId(ended.player_id),
    action: 'session-ended',
    details: { sessionId: handle, reason },
    at,
  })
  return true
}

/**
 * A player's live sessions, held. Always in the order of their handles: of two that hold several, one
 * waits for the other.
 */
export function lockLiveSessions(tx: Tx, player: PlayerId): Promise<Selectable<SessionTable>[]> {
  return tx
    .selectFrom('players_session')
    .selectAll()
    .where('player_id', '=', player)
    .where('ended_at', 'is', null)
    .orderBy('handle')
    .forUpdate()
    .execute()
}
