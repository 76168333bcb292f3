import type { SessionDevice, SessionGrant } from '@nordlys/contracts'
import { playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { MitidIdentity } from '../../outside/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { noteBrowser } from '../session/known-browsers.ts'
import { newLoginEmail, newLoginSms } from '../session/new-login-letter.ts'
import { askRofus } from '../session/rofus-standing.ts'
import { openSession } from '../session/session.ts'

/** The browser that somebody logs in from, as far as it is known. */
export interface Browser {
  device?: SessionDevice | undefined
  deviceMark?: string | undefined
}

export type LoginOutcome =
  | { ok: true; session: SessionGrant }
  | { ok: false; refusal: 'user-locked' | 'no-account' }

/**
 * Opens a session for the person MitID has identified. The broker's subject finds the account and
 * nothing else does; ROFUS is asked every time, and its silence closes play, not the account. Into an
 * account that is closed its player comes, too: to withdraw. [LIM-06] A browser
 * that was never there is reported to its player. [ID45]
 */
export async function login(
  context: PlayersContext,
  identity: MitidIdentity,
  from: Browser,
): Promise<LoginOutcome> {
  const player = await context.db
    .selectFrom('players_player')
    .select(['player_id', 'status', 'cpr_sealed'])
    .where('mitid_sub', '=', identity.sub)
    // A person's account; only where they have no other, the one they closed last.
    .orderBy(sql`status = 'closed'`)
    .orderBy('player_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!player) return { ok: false, refusal: 'no-account' }
  if (player.status === 'locked') return { ok: false, refusal: 'user-locked' }
  const rofus = await askRofus(context, context.vault.decryptCpr(player.cpr_sealed))
  return context.db.transaction().execute(async (tx): Promise<LoginOutcome> => {
    // Read again under lock: the account may have been locked while ROFUS was asked.
    const { status, ...account } = await tx
      .selectFrom('players_player')
      .select(['status', 'email', 'first_name'])
      .where('player_id', '=', player.player_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (status === 'locked') return { ok: false, refusal: 'user-locked' }
    const at = context.clock.now()
    const { device, deviceMark: mark } = from
    const id = playerId(player.player_id)
    const session = await openSession(context, tx, { playerId: id, rofus, device, at })
    const { isNew } = await noteBrowser(tx, { playerId: id, mark, at })
    if (isNew) {
      const { email: to, first_name: firstName } = account
      const { brandName } = context.rules
      const letter = newLoginEmail({ to, firstName, device, at, brandName })
      const idempotencyKey = `new-login-${session.handle}`
      const sms = newLoginSms({ at, brandName })
      await context.enqueue(tx, 'send-email', { ...letter, sms, playerId: id, idempotencyKey })
    }
    return { ok: true, session }
  })
}
