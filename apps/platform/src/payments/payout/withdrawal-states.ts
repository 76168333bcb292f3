import type {
  cancelWithdrawal as cancelCall,
  listWithdrawals as listCall,
  OutcomeOf,
  PaymentStatus,
  Withdrawal,
} from '@nordlys/contracts'
import { payoutRefusals, withdrawalReturnReasons } from '@nordlys/contracts'
import { invariant, type Ore, type PlayerId, sum, timeKey, zeroOre } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { type AuditEntry, audit } from '../../audit/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { postTransfer, readShownBalances, type TransferKind } from '../../ledger/index.ts'
import { withdrawalCanceledEmail } from '../base/payment-emails.ts'
import { recordMove } from '../base/payment-moves.ts'
import type {
  PayingPlayer,
  PaymentContact,
  PaymentEmail,
  PaymentsContext,
} from '../base/payments-context.ts'
import type { WithdrawalTable } from '../base/tables.ts'
import { lateFrom } from './bank-days.ts'
import { isHeld, noWait, type PayoutWait, readNamedWaits } from './payout-waits.ts'
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
    if (row.status === 'canceled') return { ok: true, withdrawal: presentWithdrawal(row, at) }
    if (row.status !== 'pending') return { ok: false, refusal: 'too-late' }
    await postForWithdrawal(context, tx, row, 'withdrawal-released', at)
    const canceled = await moveWithdrawal(tx, row, 'canceled', { actor: 'player', at })
    await writeOf(context, tx, row, withdrawalCanceledEmail)
    return { ok: true, withdrawal: presentWithdrawal(canceled, at) }
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
  const at = context.clock.now()
  const { cashOre } = await readShownBalances(context.db, playerId, at)
  const waits = await readNamedWaits(context.db, rows)
  return {
    ok: true,
    withdrawals: rows.map((row) => presentWithdrawal(row, at, waits.get(row.withdrawal_id))),
    withdrawableOre: cashOre,
    minimumOre: minimumWithdrawal(context, player),
    onTheWayOre: (await readOnTheWay(context.db, playerId)).amountOre,
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
  by: { actor: AuditEntry['actor']; at: Date; reason?: string; batchId?: string; isAdopted?: true },
): Promise<WithdrawalRow> {
  const { actor, at, reason, batchId, isAdopted } = by
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
      ...(isAdopted && { adopted_at: at }),
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

/** The withdrawals that have left the balance and have not arrived. */
export async function readOnTheWay(
  db: Db,
  playerId: PlayerId,
): Promise<{ count: number; amountOre: Ore }> {
  const open = await db
    .selectFrom('wallet_withdrawal')
    .select('amount_ore')
    .where('player_id', '=', playerId)
    .where('status', 'in', ['pending', 'processing', 'initiated'])
    .execute()
  return { count: open.length, amountOre: sum(zeroOre, ...open.map((row): Ore => row.amount_ore)) }
}

/** Writes to the player about their withdrawal, in the transaction that moves it. */
export async function writeOf(
  context: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  letter: (contact: PaymentContact, amountOre: Ore, arrivesBy: Date) => PaymentEmail,
): Promise<void> {
  const contact = await context.players.findContact(tx, row.player_id)
  if (!contact) return
  const { arrivesBy } = withdrawalDays(row.created_at)
  await context.enqueueEmail(tx, letter(contact, row.amount_ore, arrivesBy))
}

/** Why people refused it, in the words of the contract. */
function refusedFor({ status, reason }: WithdrawalRow): Withdrawal['refusedFor'] {
  return status === 'canceled' ? payoutRefusals.find((known) => known === reason) : undefined
}

/** A withdrawal as the contract shows it at a moment. */
function presentWithdrawal(row: WithdrawalRow, at: Date, wait = noWait): Withdrawal {
  return {
    withdrawalId: row.withdrawal_id,
    amountOre: row.amount_ore,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...withdrawalDays(row.created_at),
    cancelableUntil: row.cancelable_until,
    mayCancel: row.status === 'pending',
    waitsFor: waitsFor(row, at, wait),
    needs: [...wait.needs],
    ...(isHeld(wait) && { lateAt: lateFrom(row) }),
    returnReason: returnReason(row),
    refusedFor: refusedFor(row),
    ...(row.restored_bonus_ore !== null && { restoredBonusOre: row.restored_bonus_ore }),
  }
}

/** Everything that a withdrawal waits for at a moment. [PAY-08] */
export function waitsFor(
  { status, cancelable_until }: WithdrawalRow,
  at: Date,
  { needs, isForPeople, isForDebt }: PayoutWait = noWait,
): Withdrawal['waitsFor'] {
  if (status === 'processing') return ['nemkonto']
  if (status !== 'pending') return []
  return [
    ...(needs.length > 0 ? (['documents'] as const) : []),
    ...(isForPeople ? (['approval'] as const) : []),
    ...(isForDebt ? (['debt'] as const) : []),
    ...(at < cancelable_until ? (['window'] as const) : []),
  ]
}
