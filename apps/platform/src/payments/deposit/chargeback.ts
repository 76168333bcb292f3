import type { TimeKey } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import { type SpinsKeeper, takeBackBonus } from '../../bonuses/index.ts'
import type { Tx } from '../../db/index.ts'
import { postTransfer, type TransferOutcome } from '../../ledger/index.ts'
import { findRestoredBonuses } from '../base/restored-bonuses.ts'
import { lockDeposit, moveDeposit } from './deposit-states.ts'

/**
 * A bank takes a deposit back that was booked under the provider's number: its money goes, what the
 * player no longer has becomes a debt [LED-04], and the deposit is reversed in the same moment. A
 * repeat changes nothing. Undefined when no money was booked under this number.
 */
export async function bookChargeback(
  tx: Tx,
  { txId, key, at, spins }: { txId: string; key: TimeKey; at: Date; spins?: SpinsKeeper },
): Promise<TransferOutcome | undefined> {
  const known = await tx
    .selectFrom('wallet_deposit')
    .select('reference')
    .where('psp_tx_id', '=', txId)
    .where('status', 'in', ['implemented', 'reversed'])
    .executeTakeFirst()
  const deposit = await lockDeposit(tx, known?.reference)
  if (!deposit) return undefined
  const { reference, player_id: playerId, amount_ore: amountOre } = deposit
  const transfer = {
    key,
    kind: 'deposit-reversed',
    playerId,
    amountOre,
    reference: txId,
    at,
  } as const
  const posted = await postTransfer(tx, transfer)
  if (!posted.ok || posted.repeated) return posted
  await moveDeposit(tx, deposit, 'reversed', at)
  await takeBackBonus(tx, {
    reference: deposit.after_reference ?? reference,
    bookedAs: reference,
    restoredOf: await findRestoredBonuses(tx, playerId),
    spins,
    at,
  })
  const details = { reference, amountOre, txId: `tx-${txId}` }
  await audit(tx, { actor: 'outside', playerId, action: 'deposit-reversed', details, at })
  return posted
}
