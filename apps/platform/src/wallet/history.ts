import type {
  HistoryLine,
  readHistory as historyCall,
  OutcomeOf,
  RequestOf,
} from '@nordlys/contracts'
import { after, dayMs, type Ore, type PlayerId, sum } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { type JournalRound, listRounds, sumRounds } from '../ledger/index.ts'
import { presentDeposit } from './deposit.ts'
import { presentWithdrawal } from './withdrawal-states.ts'

type PaymentLine = Extract<HistoryLine, { kind: 'deposit' | 'withdrawal' }>

/** Nobody makes this many payments in a year; reading them all keeps the pages exact. */
const paymentsMax = 10_000

/**
 * A page of what moved the player's money, newest first, and the totals of the whole period. The
 * period ends at `at` and is counted in elapsed days. [SCREEN-12]
 */
export async function readHistory(
  db: Db,
  playerId: PlayerId,
  request: RequestOf<typeof historyCall>,
  at: Date,
): Promise<OutcomeOf<typeof historyCall>> {
  const { kind, page, pageSize } = request
  const range = { playerId, from: after(at, -request.days * dayMs), to: after(at, 1) }
  const allPayments = await listPayments(db, range)
  const rounds = await sumRounds(db, range)
  const payments = kind === 'rounds' ? [] : allPayments
  const start = (page - 1) * pageSize
  const lines =
    kind === 'payments'
      ? payments.slice(start, start + pageSize)
      : await mixedPage(db, range, payments, { start, size: pageSize })
  return {
    ok: true,
    lines,
    totalRecords: payments.length + (kind === 'payments' ? 0 : rounds.count),
    totals: {
      depositedOre: totalOf(allPayments, 'deposit', ['implemented']),
      withdrawnOre: totalOf(allPayments, 'withdrawal', withdrawnStatuses),
      stakedOre: rounds.stakedOre,
      wonOre: rounds.wonOre,
    },
  }
}

/** From the moment it is asked for, a withdrawal's money is no longer the player's to use. */
const withdrawnStatuses = ['pending', 'processing', 'initiated', 'implemented'] as const

interface Range {
  playerId: PlayerId
  from: Date
  to: Date
}

/**
 * Payments are few and rounds are many, so the page's rounds lie at most as many places before the
 * page's start as there are payments; only those are read.
 */
async function mixedPage(
  db: Db,
  range: Range,
  payments: readonly PaymentLine[],
  page: { start: number; size: number },
): Promise<HistoryLine[]> {
  const offset = Math.max(0, page.start - payments.length)
  const limit = page.start - offset + page.size
  const rounds = await listRounds(db, { ...range, limit, offset })
  const lines = [...payments, ...rounds.map(presentRound)].sort(newestFirst)
  return lines.slice(page.start - offset, page.start - offset + page.size)
}

function newestFirst(a: HistoryLine, b: HistoryLine): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)
}

function presentRound(round: JournalRound): HistoryLine {
  const { key: id, at, gameId, stakeOre, winOre, balanceAfterOre } = round
  return { kind: 'round', id, at, gameId, stakeOre, winOre, balanceAfterOre }
}

async function listPayments(db: Db, range: Range): Promise<PaymentLine[]> {
  const deposits = await db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('player_id', '=', range.playerId)
    .where('created_at', '>=', range.from)
    .where('created_at', '<', range.to)
    .orderBy('created_at', 'desc')
    .limit(paymentsMax)
    .execute()
  const withdrawals = await db
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('player_id', '=', range.playerId)
    .where('created_at', '>=', range.from)
    .where('created_at', '<', range.to)
    .orderBy('created_at', 'desc')
    .limit(paymentsMax)
    .execute()
  return [
    ...deposits.map(presentDeposit).map(depositLine),
    ...withdrawals.map(presentWithdrawal).map(withdrawalLine),
  ].sort(newestFirst)
}

function depositLine(deposit: ReturnType<typeof presentDeposit>): PaymentLine {
  const { reference: id, createdAt: at, amountOre, status, failure } = deposit
  return { kind: 'deposit', id, at, amountOre, status, ...(failure && { failure }) }
}

function withdrawalLine(withdrawal: ReturnType<typeof presentWithdrawal>): PaymentLine {
  const { withdrawalId: id, createdAt: at, amountOre, status } = withdrawal
  return { kind: 'withdrawal', id, at, amountOre, status }
}

function totalOf(
  lines: readonly PaymentLine[],
  kind: PaymentLine['kind'],
  statuses: readonly PaymentLine['status'][],
): Ore {
  const counted = lines.filter((line) => line.kind === kind && statuses.includes(line.status))
  return sum(...counted.map((line) => line.amountOre))
}
