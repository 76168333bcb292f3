import {
  decodeOutcome,
  encodeOutcome,
  endBonus as endCall,
  type OutcomeOf,
  type RequestOf,
} from '@nordlys/contracts'
import type { Clock, Ore, PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { momentUnderLock, voidBonus } from '../ledger/index.ts'

/**
 * Ends a bonus at its player's own wish, once: what is left of it goes back to where bonuses come from.
 * The same request again is answered as the first time, refusals included.
 */
export function endBonus(
  context: { db: Db; clock: Clock },
  playerId: PlayerId,
  request: RequestOf<typeof endCall>,
): Promise<OutcomeOf<typeof endCall>> {
  const { bonusId, idempotencyKey } = request
  return context.db.transaction().execute(async (tx) => {
    // Two of one key are one after the other, and so are this end and any other.
    const at = await momentUnderLock(tx, playerId, context.clock)
    const known = await tx
      .selectFrom('bonuses_end_request')
      .select(['bonus_id', 'answer'])
      .where('player_id', '=', playerId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst()
    if (known && known.bonus_id !== bonusId) return { ok: false, refusal: 'conflict' }
    if (known) return decodeOutcome(endCall, known.answer)
    const outcome = await end(tx, { playerId, bonusId, at })
    const answer = JSON.stringify(encodeOutcome(endCall, outcome))
    await tx
      .insertInto('bonuses_end_request')
      .values({ player_id: playerId, idempotency_key: idempotencyKey, bonus_id: bonusId, answer })
      .execute()
    return outcome
  })
}

async function end(
  tx: Tx,
  { playerId, bonusId, at }: { playerId: PlayerId; bonusId: string; at: Date },
): Promise<OutcomeOf<typeof endCall>> {
  const bonus = await tx
    .selectFrom('audit_bonuses')
    .select('left_ore')
    .where('bonus_id', '=', bonusId)
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    // One that has expired ends as that, whether or not anyone has noticed.
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (!bonus) return { ok: false, refusal: 'bonus-not-active' }
  const lostOre = bonus.left_ore as Ore
  await voidBonus(tx, { playerId, bonusId, reason: 'ended-by-player', at })
  const details = { bonusId, lostOre }
  await audit(tx, { actor: 'player', playerId, action: 'bonus-ended', details, at })
  return { ok: true, lostOre, endedAt: at }
}
