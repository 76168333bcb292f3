import {
  type ErasureGroup,
  type OutcomeOf,
  type readErasure as readCall,
  retentionMs,
  type startErasure as startCall,
} from '@nordlys/contracts'
import { after, type Ore, type PlayerId } from '@nordlys/core'
import { endAllSessions, startStepUp } from '../../players/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { type Asked, askErasure } from './ask-erasure.ts'
import { groupsOfErasure } from './groups.ts'

/** Tells, in words, which data erasure takes and which it leaves, and when the player wished it. [PD16] */
export async function readErasure(
  { players: { db, clock } }: PersonalDataContext,
  playerId: PlayerId,
): Promise<OutcomeOf<typeof readCall>> {
  const { closed_at: closedAt, asked_at: askedAt } = await db
    .selectFrom('players_player as player')
    .leftJoin('personal_data_erasure as erasure', 'erasure.player_id', 'player.player_id')
    .select(['player.closed_at', 'erasure.asked_at'])
    .where('player.player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const from = closedAt ?? clock.now()
  const groups: ErasureGroup[] = groupsOfErasure(from)
  const leavesAt = after(from, retentionMs.closedAccount)
  const isClosed = closedAt !== null
  return { ok: true, ...(askedAt && { askedAt }), isClosed, leavesAt, groups }
}

/** Sends the player to MitID to confirm that they are erased, or that what has come since goes. [PD15] */
export async function startErasure(
  { players }: PersonalDataContext,
  { playerId, sessionId }: { playerId: PlayerId; sessionId: string },
): Promise<OutcomeOf<typeof startCall>> {
  const action = { kind: 'erasure', idempotencyKey: crypto.randomUUID(), sessionId } as const
  return startStepUp(players, { playerId, action, at: players.clock.now() })
}

/**
 * MitID has confirmed it: the account is closed, its money on the way, and all that may go at once is gone,
 * in one transaction. Confirmed again, it pays and removes what has come since. [PD15]
 */
export async function confirmErasure(
  context: PersonalDataContext,
  confirmed: { playerId: PlayerId; sessionId: string; idempotencyKey: string },
): Promise<{ paidOutOre: Ore } & Asked> {
  const { playerId } = confirmed
  return context.players.db.transaction().execute(async (tx) => {
    const closed = await context.closeAndPayOut(tx, confirmed)
    const at = context.players.clock.now()
    // Of an account that was closed before, too: nobody is logged in who is erased.
    await endAllSessions(tx, playerId, 'closed', at)
    return { ...closed, ...(await askErasure(context, tx, { playerId, at })) }
  })
}
