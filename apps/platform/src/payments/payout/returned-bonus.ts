import { type Ore, timeKey } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { grantAgain } from '../../ledger/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { isMoneyTakenBack } from '../base/restored-bonuses.ts'
import type { WithdrawalRow } from './withdrawal-states.ts'

/** The payout came to nothing, so it costs no bonus either: what has not expired is given again. */
export async function restoreBonus(
  context: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  at: Date,
): Promise<Ore | undefined> {
  const { void_bonus_id: takenId, player_id: playerId, withdrawal_id: withdrawalId } = row
  if (!takenId) return undefined
  const bonusId = timeKey(context.clock, context.random)
  const amountOre = (await isMoneyTakenBack(tx, { playerId, bonusId: takenId }))
    ? undefined
    : await grantAgain(tx, { takenId, bonusId, playerId, takenFor: 'withdrawn', at })
  const action = amountOre === undefined ? 'bonus-not-restored' : 'bonus-restored'
  const details = { withdrawalId, takenId, amountOre: amountOre ?? null }
  await audit(tx, { actor: 'system', playerId, action, details, at })
  if (amountOre === undefined) return undefined
  await tx
    .updateTable('wallet_withdrawal')
    .set({ restored_bonus_id: bonusId, restored_bonus_ore: amountOre })
    .where('withdrawal_id', '=', withdrawalId)
    .execute()
  return amountOre
}
