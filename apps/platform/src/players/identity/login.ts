import type { SessionDevice, SessionGrant } from '@nordlys/contracts'
import { playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { MitidIdentity } from '../../outside/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { askRofus } from '../session/rofus-standing.ts'
import { openSession } from '../session/session.ts'

export type LoginOutcome =
  | { ok: true; session: SessionGrant }
  | { ok: false; refusal: 'user-locked' | 'no-account' }

/**
 * Opens a session for the person MitID has identified. The broker's subject finds the account and
 * nothing else does; ROFUS is asked every time, and its silence closes play, not the account. Into an
 * account that is closed its player comes, too: to withdraw. [LIM-06]
 */
export async function login(
  context: PlayersContext,
  identity: MitidIdentity,
  device: SessionDevice | undefined,
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
    const { status } = await tx
      .selectFrom('players_player')
      .select('status')
      .where('player_id', '=', player.player_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (status === 'locked') return { ok: false, refusal: 'user-locked' }
    const at = context.clock.now()
    const session = await openSession(context, tx, {
      playerId: playerId(player.player_id),
      rofus,
      device,
      at,
    })
    return { ok: true, session }
  })
}
