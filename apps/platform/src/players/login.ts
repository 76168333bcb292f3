import type { SessionGrant } from '@nordlys/contracts'
import { playerId } from '@nordlys/core'
import type { MitidIdentity } from '../outside/index.ts'
import type { PlayersContext } from './context.ts'
import { askRofus } from './rofus-standing.ts'
import { openSession } from './session.ts'

export type LoginOutcome =
  | { ok: true; session: SessionGrant }
  | { ok: false; refusal: 'user-locked' | 'no-account' }

/**
 * Opens a session for the person MitID has identified. The broker's subject finds the account and
 * nothing else does; ROFUS is asked every time, and its silence closes play, not the account.
 */
export async function login(
  context: PlayersContext,
  identity: MitidIdentity,
  at: Date,
): Promise<LoginOutcome> {
  const player = await context.db
    .selectFrom('players_player')
    .select(['player_id', 'status', 'cpr_sealed'])
    .where('mitid_sub', '=', identity.sub)
    .executeTakeFirst()
  if (!player) return { ok: false, refusal: 'no-account' }
  if (player.status !== 'active') return { ok: false, refusal: 'user-locked' }
  const rofus = await askRofus(context, context.vault.openCpr(player.cpr_sealed))
  return context.db.transaction().execute(async (tx): Promise<LoginOutcome> => {
    // Read again under lock: the account may have been locked while ROFUS was asked.
    const { status } = await tx
      .selectFrom('players_player')
      .select('status')
      .where('player_id', '=', player.player_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (status !== 'active') return { ok: false, refusal: 'user-locked' }
    const session = await openSession(context, tx, {
      playerId: playerId(player.player_id),
      rofus,
      at,
    })
    return { ok: true, session }
  })
}
