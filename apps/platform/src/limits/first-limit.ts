import type { LimitPeriod } from '@nordlys/contracts'
import { invariant, type Ore, type PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'

/**
 * The limit chosen at registration, in force at once because there was none to increase. [REG-04]
 * Called once a player, in the transaction that makes the account.
 */
export async function setFirstDepositLimit(
  tx: Tx,
  limit: { playerId: PlayerId; period: LimitPeriod; amountOre: Ore; at: Date },
): Promise<void> {
  const { playerId, period, amountOre, at } = limit
  invariant(amountOre >= 0n, 'a deposit limit below nothing')
  await tx.insertInto('limits_player').values({ player_id: playerId }).execute()
  await tx
    .insertInto('limits_limit')
    .values({
      player_id: playerId,
      kind: 'deposit',
      period,
      amount_ore: amountOre,
      requested_at: at,
      effective_at: at,
      requested_by: 'player',
    })
    .execute()
  await audit(tx, {
    actor: 'player',
    playerId,
    action: 'deposit-limit-chosen',
    details: { period, amountOre },
    at,
  })
}
