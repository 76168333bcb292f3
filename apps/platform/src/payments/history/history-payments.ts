import type {
  Deposit,
  HistoryLine,
  PaymentStand,
  PaymentStatus,
  PaymentWay,
  Withdrawal,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import { presentDeposit } from '../deposit/deposit.ts'
import { readWaits } from '../payout/payout-waits.ts'
import { type WithdrawalRow, waitsFor } from '../payout/withdrawal-states.ts'

export type PaymentLine = Extract<HistoryLine, { kind: 'deposit' | 'withdrawal' }>

/** Nobody makes this many payments in a year; reading them all keeps the pages exact. */
const paymentsMax = 10_000

const statuses = {
  open: ['initiated', 'pending', 'processing'],
  implemented: ['implemented'],
  canceled: ['canceled'],
  reversed: ['reversed'],
} as const satisfies Record<PaymentStand, readonly PaymentStatus[]>

interface PaymentRange {
  playerId: PlayerId
  from: Date
  /** Without it, up to now. */
  to?: Date | undefined
  at: Date
  way?: PaymentWay | undefined
  stand?: PaymentStand | undefined
}

/** The payments of a player begun in a period, whatever became of them, newest first, as they are at `at`. */
export async function listPayments(db: Db | Tx, range: PaymentRange): Promise<PaymentLine[]> {
  const deposits = range.way === 'nemkonto' ? [] : await listDeposits(db, range)
  const isOfDeposits = range.way !== undefined && range.way !== 'nemkonto'
  const withdrawals = isOfDeposits ? [] : await listWithdrawals(db, range)
  const waits = await readWaits(db, withdrawals)
  return [
    ...deposits.map(presentDeposit).map(depositLine),
    ...withdrawals.map((row) =>
      withdrawalLine(row, waitsFor(row, range.at, waits.get(row.withdrawal_id))),
    ),
  ].sort(newestFirst)
}

function listDeposits(db: Db | Tx, { playerId, from, to, way, stand }: PaymentRange) {
  return db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('created_at', '>=', from)
    .$if(to !== undefined, (query) => query.where('created_at', '<', to as Date))
    .$if(way !== undefined, (query) => query.where('method', '=', way as Deposit['method']))
    .$if(stand !== undefined, (query) =>
      query.where('status', 'in', statuses[stand as PaymentStand]),
    )
    .orderBy('created_at', 'desc')
    .limit(paymentsMax)
    .execute()
}

function listWithdrawals(db: Db | Tx, { playerId, from, to, stand }: PaymentRange) {
  return db
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('created_at', '>=', from)
    .$if(to !== undefined, (query) => query.where('created_at', '<', to as Date))
    .$if(stand !== undefined, (query) =>
      query.where('status', 'in', statuses[stand as PaymentStand]),
    )
    .orderBy('created_at', 'desc')
    .limit(paymentsMax)
    .execute()
}

function newestFirst(a: PaymentLine, b: PaymentLine): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)
}

function depositLine(deposit: ReturnType<typeof presentDeposit>): PaymentLine {
  const { reference: id, createdAt: at, method, amountOre, takenOre, status, failure } = deposit
  return {
    ...{ kind: 'deposit', id, at, method, amountOre, status },
    ...(deposit.last4 && { last4: deposit.last4 }),
    ...(takenOre !== undefined && { takenOre }),
    ...(failure && { failure }),
  }
}

function withdrawalLine(row: WithdrawalRow, waits: Withdrawal['waitsFor']): PaymentLine {
  const { withdrawal_id: id, created_at: at, amount_ore: amountOre, status } = row
  const line = { kind: 'withdrawal', id, at, amountOre, status } as const
  return waits.length > 0 ? { ...line, waitsFor: waits } : line
}
