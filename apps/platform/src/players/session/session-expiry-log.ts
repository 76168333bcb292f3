import { isWithinThrottle } from '../../throttle/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { hashSecret } from '../base/secret.ts'

export interface SessionExpiry {
  /** The handle and secret that the browser still holds of the ended session; one may be gone. */
  handle?: string | undefined
  secret?: string | undefined
  /** The player whom the browser names. */
  playerId: number
  fromRoute: string
  /** By the browser's clock. */
  saidAt: Date
  clientAddress: string
  at: Date
}

/**
 * Notes where a browser was when it noticed its session's end. The session is over, so its handle is
 * all there is to go by, or its secret: it must have been one of this player's. How often is bounded, by
 * browser and by session, since a handle is no secret. [SES-03]
 */
export async function logSessionExpiry(
  context: Pick<PlayersContext, 'db' | 'throttle'>,
  expiry: SessionExpiry,
): Promise<'noted' | 'unknown' | 'too-many-attempts'> {
  const { db } = context
  const { handle = '', secret = '', at } = expiry
  const asking = [{ address: expiry.clientAddress }, { name: `of ${handle || secret}` }]
  for (const who of asking) {
    if (!(await isWithinThrottle(context.throttle, 'log-session-expiry', who, at))) {
      return 'too-many-attempts'
    }
  }
  const session = await db
    .selectFrom('players_session')
    .select(['handle', 'player_id'])
    .where((eb) => eb.or([eb('handle', '=', handle), eb('secret_hash', '=', hashSecret(secret))]))
    .where('player_id', '=', expiry.playerId)
    .executeTakeFirst()
  if (!session) return 'unknown'
  await db
    .insertInto('players_session_expiry')
    .values({
      handle: session.handle,
      player_id: session.player_id,
      from_route: expiry.fromRoute,
      said_at: expiry.saidAt,
      at,
    })
    .execute()
  return 'noted'
}
