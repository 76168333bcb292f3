import type { HistoryLine, Withdrawal } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import { presentDeposit } from '../deposit/deposit.ts'
import { readWaits } from '../payout/payout-waits.ts'
import { type WithdrawalRow, waitsFor } from '../payout/withdrawal-states.ts'

export type PaymentLine = Extract<HistoryLine, { kind: 'deposit' | 'withdrawal' }>

/** Nobody makes this many payments in a year; reading them all keeps the pages exact. */
const paymentsMax = 10_000

/** Every payment of a player since a moment, whatever became of it, newest first, as it is at another. */
export async function listPayments(
  db: Db | Tx,
  range: { playerId: PlayerId; from: Date; at: Date },
): Promise<PaymentLine[]> {
  const deposits = await db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('player_id', '=', range.playerId)
    .where('created_at', '>=', range.from)
    .orderBy('created_at', 'desc')
    .limit(paymentsMax)
    .execute()
  const withdrawals = await db
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('player_id', '=', range.playerId)
    .where('created_at', '>=', range.from)
    .orderBy('created_at', 'desc')
    .limit(paymentsMax)
    .execute()
  const waits = await readWaits(db, withdrawals)
  return [
    ...deposits.map(presentDeposit).map(depositLine),
    ...withdrawals.map((row) =>
      withdrawalLine(row, waitsFor(row, range.at, waits.get(row.withdrawal_id))),
    ),
  ].sort(newestFirst)
}

function newestFirst(a: PaymentLine, b: PaymentLine): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)
}

function depositLine(deposit: ReturnType<typeof presentDeposit>): PaymentLine {
  const { reference: id, createdAt: at, method, amountOre, takenOre, status, failure } = deposit
  return {
    ...{ kind: 'deposit', id, at, method, amountOre, status },
    ...(takenOre !== undefined && { takenOre }),
    ...(failure && { failure }),
  }
}

function withdrawalLine(row: WithdrawalRow, waits: Withdrawal['waitsFor']): PaymentLine {
  const { withdrawal_id: id, created_at: at, amount_ore: amountOre, status } = row
  const line = { kind: 'withdrawal', id, at, amountOre, status } as const
  return waits.length > 0 ? { ...line, waitsFor: waits } : line
}
