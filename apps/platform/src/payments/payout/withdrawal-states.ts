import type {
  cancelWithdrawal as cancelCall,
  listWithdrawals as listCall,
  OutcomeOf,
  PaymentStatus,
  Withdrawal,
} from '@nordlys/contracts'
import { withdrawalReturnReasons } from '@nordlys/contracts'
import { invariant, type PlayerId, timeKey } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { type AuditEntry, audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { postTransfer, readBalances, type TransferKind } from '../../ledger/index.ts'
import { recordMove } from '../base/payment-moves.ts'
import type { PayingPlayer, PaymentsContext } from '../base/payments-context.ts'
import type { WithdrawalTable } from '../base/tables.ts'
import { minimumWithdrawal, withdrawalDays } from './withdrawal.ts'

export type WithdrawalRow = Selectable<WithdrawalTable>

/** Takes a withdrawal back before it is handled; the money is on the account at once. [PAY-07] */
export async function cancelWithdrawal(
  context: PaymentsContext,
  asked: { playerId: PlayerId; withdrawalId: string },
): Promise<OutcomeOf<typeof cancelCall>> {
  return context.db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, asked.withdrawalId)
    const at = context.clock.now()
    if (row?.player_id !== asked.playerId) return { ok: false, refusal: 'unknown' }
    if (row.status === 'canceled') return { ok: true, withdrawal: presentWithdrawal(row) }
    if (row.status !== 'pending') return { ok: false, refusal: 'too-late' }
    await postForWithdrawal(context, tx, row, 'withdrawal-released', at)
    const canceled = await moveWithdrawal(tx, row, 'canceled', { actor: 'player', at })
    return { ok: true, withdrawal: presentWithdrawal(canceled) }
  })
}

/** All of a player's withdrawals, newest first, and how much more could be withdrawn. */
export async function listWithdrawals(
  context: PaymentsContext,
  player: PayingPlayer,
): Promise<OutcomeOf<typeof listCall>> {
  const { playerId } = player
  const rows = await context.db
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('withdrawal_id', 'desc')
    .limit(200)
    .execute()
  const { cashOre } = await readBalances(context.db, playerId)
  return {
    ok: true,
    withdrawals: rows.map(presentWithdrawal),
    withdrawableOre: cashOre,
    minimumOre: minimumWithdrawal(context, player),
  }
}

export function lockWithdrawal(tx: Tx, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  return tx
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .forUpdate()
    .executeTakeFirst()
}

/** Moves a locked withdrawal along its table of moves, with the line a regulator may ask for. */
export async function moveWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  to: PaymentStatus,
  by: { actor: AuditEntry['actor']; at: Date; reason?: string; batchId?: string },
): Promise<WithdrawalRow> {
  const { actor, at, reason, batchId } = by
  const { withdrawal_id: paymentId, player_id: playerId, status: from } = row
  const direction = 'withdrawal'
  await recordMove(tx, { direction, paymentId, from, to, at, ...(reason && { reason }) })
  const details = {
    withdrawalId: paymentId,
    amountOre: row.amount_ore,
    from,
    reason: reason ?? null,
    batchId: batchId ?? row.batch_id,
  }
  await audit(tx, { actor, playerId, action: `withdrawal-${to}`, details, at })
  return tx
    .updateTable('wallet_withdrawal')
    .set({
      status: to,
      updated_at: at,
      ...(reason && { reason }),
      ...(batchId && { batch_id: batchId }),
    })
    .where('withdrawal_id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Moves a withdrawal's money in the books; each kind at most once for one withdrawal. */
export async function postForWithdrawal(
  context: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  kind: Extract<TransferKind, `withdrawal-${string}`>,
  at: Date,
): Promise<void> {
  const posted = await postTransfer(tx, {
    key: timeKey(context.clock, context.random),
    kind,
    playerId: row.player_id,
    amountOre: row.amount_ore,
    reference: row.withdrawal_id,
    at,
  })
  invariant(posted.ok && !posted.repeated, `${kind} of ${row.withdrawal_id} was not booked`)
}

/** Why a withdrawal came back, in the words of the contract; undefined while it has not. */
export function returnReason({ status, reason }: WithdrawalRow): Withdrawal['returnReason'] {
  if (status !== 'reversed') return undefined
  return withdrawalReturnReasons.find((known) => known === reason) ?? 'other'
}

/** A withdrawal as the contract shows it. */
export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    withdrawalId: row.withdrawal_id,
    amountOre: row.amount_ore,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...withdrawalDays(row.created_at),
    mayCancel: row.status === 'pending',
    returnReason: returnReason(row),
    ...(row.restored_bonus_ore !== null && { restoredBonusOre: row.restored_bonus_ore }),
  }
}
