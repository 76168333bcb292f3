import type { DepositFailure, HitLimit, PaymentStatus } from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'
import type { Updateable } from 'kysely'
import { type AuditEntry, audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { voidDeposit } from '../../ledger/index.ts'
import { releaseDeposit } from '../../limits/index.ts'
import { recordMove } from '../base/payment-moves.ts'
import type { DepositRow, DepositTable, StoredLimit } from '../base/tables.ts'

export const openDepositStatuses = ['initiated', 'pending', 'processing'] as const

export function isOpen(row: DepositRow): boolean {
  return openDepositStatuses.some((status) => status === row.status)
}

/** Locks the deposit's row until the transaction ends: its state moves in one place at a time. */
export async function lockDeposit(
  tx: Tx,
  reference: string | undefined,
): Promise<DepositRow | undefined> {
  if (!reference) return undefined
  return tx
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

/** Moves a locked deposit along its table of moves, or stays, with what is newly known of it. */
export async function moveDeposit(
  tx: Tx,
  row: DepositRow,
  to: PaymentStatus,
  at: Date,
  known: Updateable<DepositTable> = {},
): Promise<DepositRow> {
  const move = { direction: 'deposit', paymentId: row.reference, from: row.status, to, at } as const
  if (to !== row.status) {
    await recordMove(tx, { ...move, ...(known.failure && { reason: known.failure }) })
  }
  return tx
    .updateTable('wallet_deposit')
    .set({ ...known, status: to, updated_at: at })
    .where('reference', '=', row.reference)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends a locked, open deposit without money; its amount is free again in the player's limits. */
export async function cancelDeposit(
  tx: Tx,
  row: DepositRow,
  failure: DepositFailure,
  by: { actor: AuditEntry['actor']; at: Date; limit?: HitLimit },
): Promise<DepositRow> {
  const { actor, at, limit } = by
  const canceled = await moveDeposit(tx, row, 'canceled', at, {
    failure,
    ...(limit && { failure_limit: JSON.stringify(storedLimit(limit)) }),
  })
  const { player_id: playerId, reference } = row
  await releaseDeposit(tx, reference)
  await voidDeposit(tx, { playerId, reference, at })
  await audit(tx, {
    actor,
    playerId,
    action: 'deposit-canceled',
    details: { reference, failure, amountOre: row.amount_ore },
    at,
  })
  return canceled
}

function storedLimit({ period, limitOre, leftOre, roomAt }: HitLimit): StoredLimit {
  const amounts = { limitOre: oreToNumber(limitOre), leftOre: oreToNumber(leftOre) }
  return { period, ...amounts, ...(roomAt && { roomAt: roomAt.toISOString() }) }
}
