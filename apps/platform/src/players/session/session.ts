import type {
  SessionDevice,
  SessionEnd,
  SessionGrant,
  Standing,
  StandingLock,
  StandingPause,
} from '@nordlys/contracts'
import { type Clock, type PlayerId, playerId, secret } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { endPlay } from '../../ledger/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { hashSecret, newSecret } from '../base/secret.ts'
import { setLoginBars } from './login-bars.ts'
import { emptyUnlisted } from './past-sessions.ts'
import { askRofusAgainIfDue, type RofusStanding, spreadRofusAnswer } from './rofus-standing.ts'
import { expireSession, expiryOf, lockLiveSessions, markSessionEnded } from './session-end.ts'
import { sessionExpiry } from './session-life.ts'
import { standingOf } from './standing.ts'

/** A session that lives, and how its player stands. */
export interface PlayerSession {
  /** The readable handle: tells sessions apart, authorises nothing. */
  sessionId: string
  playerId: PlayerId
  loggedInAt: Date
  expiresAt: Date
  standing: Standing
  /** The player's own pause, while it stands. */
  pause?: StandingPause
  /** The lock that our staff have set, while it stands. */
  lock?: StandingLock
}

export interface SessionCredential {
  secret: string
  handle: string
}

/** Opens a session in the login's or the registration's own transaction. */
export async function openSession(
  context: Pick<PlayersContext, 'random' | 'limits'>,
  tx: Tx,
  login: {
    playerId: PlayerId
    rofus: RofusStanding
    device: SessionDevice | undefined
    at: Date
  },
): Promise<SessionGrant> {
  const { at, rofus, device } = login
  const fresh = newSecret(context.random)
  const handle = secret(context.random, 16)
  const logId = secret(context.random, 16)
  const previous = await tx
    .selectFrom('players_session')
    .select('logged_in_at')
    .where('player_id', '=', login.playerId)
    .orderBy('logged_in_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  await tx
    .insertInto('players_session')
    .values({
      handle,
      secret_hash: fresh.hash,
      player_id: login.playerId,
      logged_in_at: at,
      acted_at: at,
      previous_login_at: previous?.logged_in_at ?? null,
      rofus,
      rofus_asked_at: at,
      name: logId,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
    })
    .execute()
  await emptyUnlisted(tx, login.playerId)
  if (rofus !== 'unanswered') {
    await lockLiveSessions(tx, login.playerId)
    await spreadRofusAnswer(tx, login.playerId, rofus, at)
  }
  if (rofus === 'registered') {
    await context.limits.dropWaitingLimits(tx, login.playerId, at)
  }
  const isLimited = await context.limits.hasDepositLimit(tx, login.playerId, at)
  await setLoginBars(tx, login.playerId, { rofus, isLimited, at })
  await audit(tx, {
    actor: 'player',
    playerId: login.playerId,
    action: 'logged-in',
    details: { sessionId: handle, logId, rofus },
    at,
  })
  return { secret: fresh.secret, handle, logId, expiresAt: sessionExpiry(at, at) }
}

/**
 * The session that a secret and a handle both stand for, while it lives. `act` says the player did
 * something, which renews the half hour; play for money does so by itself.
 */
export async function readSession(
  context: PlayersContext,
  credential: SessionCredential,
  act: boolean,
  at: Date,
): Promise<PlayerSession | undefined> {
  const row = await findLive(context.db, credential)
  if (!row) return undefined
  const expiry = await expiryOf(context.db, row)
  if (at >= expiry) {
    if (await expireSession(context.db, row.handle, context.clock)) return undefined
    // Ended otherwise or renewed since it was read: what it is now counts.
    return readSession(context, credential, act, context.clock.now())
  }
  if (act && !(await renew(context.db, row.handle, at))) return undefined
  await askRofusAgainIfDue(context, row, at)
  const known = { playerId: playerId(row.player_id), rofus: row.rofus }
  const stands = await standingOf(context.limits, context.db, known, at)
  return {
    sessionId: row.handle,
    playerId: playerId(row.player_id),
    loggedInAt: row.logged_in_at,
    expiresAt: act ? sessionExpiry(row.logged_in_at, at) : expiry,
    ...stands,
  }
}

/**
 * Whether the session of a handle lives, and locks its row: what would end it waits for the
 * transaction, so that nothing is begun in a session that is over.
 */
export async function lockLiveSession(tx: Tx, handle: string, clock: Clock): Promise<boolean> {
  const row = await tx
    .selectFrom('players_session')
    .selectAll()
    .where('handle', '=', handle)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && clock.now() < (await expiryOf(tx, row))
}

/** Notes an act of the player: the half hour begins again. Undefined when the session has ended. */
export async function renewSession(
  context: Pick<PlayersContext, 'db'>,
  session: PlayerSession,
  at: Date,
): Promise<PlayerSession | undefined> {
  if (!(await renew(context.db, session.sessionId, at))) return undefined
  return { ...session, expiresAt: sessionExpiry(session.loggedInAt, at) }
}

/** Logout: this session ends, and with it every open game's right to stake. */
export async function endSession(
  db: Db,
  session: Pick<PlayerSession, 'sessionId' | 'playerId'>,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await markSessionEnded(tx, session.sessionId, 'logout', at)
  })
}

/**
 * Pause, exclusion, lock and closure: every session of the player ends at once, and every open game. One
 * `except`ed lives on, for a player who is to see what they did.
 */
export async function endAllSessions(
  tx: Tx,
  player: PlayerId,
  reason: SessionEnd,
  at: Date,
  except?: string,
): Promise<void> {
  const live = await lockLiveSessions(tx, player)
  for (const { handle } of live) {
    if (handle !== except) await markSessionEnded(tx, handle, reason, at)
  }
  await endPlay(tx, player, at)
}

/** Both parts must be of the same session: the secret alone or another's handle is nobody. */
function findLive(db: Db, credential: SessionCredential) {
  return db
    .selectFrom('players_session')
    .selectAll()
    .where('secret_hash', '=', hashSecret(credential.secret))
    .where('handle', '=', credential.handle)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

async function renew(db: Db, handle: string, at: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('players_session')
    // Two acts at once may arrive in either order.
    .set({ acted_at: sql`greatest(acted_at, ${at})` })
    .where('handle', '=', handle)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n
}
