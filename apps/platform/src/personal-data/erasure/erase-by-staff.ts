import type { erasePlayer as eraseContract, OutcomeOf, RequestOf } from '@nordlys/contracts'
import { playerId as playerIdOf } from '@nordlys/core'
import { looksPersonal } from '../../audit/index.ts'
import { lockAccountRow } from '../../players/index.ts'
import type { Employee } from '../../staff/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { findHolds, hasLeft } from '../hold/hold.ts'
import { askErasure } from './ask-erasure.ts'

/**
 * Erases a player whose account is closed, for a reason that the records keep; again, what has come since.
 * [PD17]
 */
export async function eraseByStaff(
  context: PersonalDataContext,
  { playerId, reason }: RequestOf<typeof eraseContract>,
  employee: Employee,
): Promise<OutcomeOf<typeof eraseContract>> {
  const { db, clock } = context.players
  const player = playerIdOf(playerId)
  const found = await db
    .selectFrom('players_player')
    .select('closed_at')
    .where('player_id', '=', player)
    .executeTakeFirst()
  if (!found) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  // An account that is closed stays closed.
  if (found.closed_at === null) return { ok: false, refusal: 'not-closed' }
  return db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, player)
    const at = clock.now()
    if (await hasLeft(tx, player)) return { ok: false, refusal: 'left' }
    const holds = await findHolds(tx, at, player)
    if (holds.length > 0) return { ok: false, refusal: 'held', holds }
    const asked = await askErasure(context, tx, { playerId: player, by: { employee, reason }, at })
    return { ok: true, ...asked }
  })
}
