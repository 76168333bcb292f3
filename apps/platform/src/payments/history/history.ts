import type {
  HistoryLine,
  readHistory as historyCall,
  OutcomeOf,
  RequestOf,
} from '@nordlys/contracts'
import { after, dayMs, type PlayerId, required } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import {
  findPeriod,
  type LinePeriod,
  type LineTopic,
  listLines,
  type PlayerLine,
  readFigures,
  sumLines,
} from '../../ledger/index.ts'
import { listPayments, type PaymentLine } from './history-payments.ts'

/**
 * A page of what moved the player's money, newest first, and the totals of the whole period, all as it
 * was at one moment. The period is counted in elapsed days, back from `at`. [SCREEN-12]
 */
export function readHistory(
  db: Db,
  playerId: PlayerId,
  request: RequestOf<typeof historyCall>,
  at: Date,
): Promise<OutcomeOf<typeof historyCall>> {
  const { kind, page, pageSize } = request
  const from = after(at, -request.days * dayMs)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const allPayments = await listPayments(tx, { playerId, from, at })
      const payments = kind === 'all' || kind === 'payments' ? allPayments : []
      const topic = kind === 'payments' ? undefined : kind
      const period = await findPeriod(tx, playerId, from)
      const { count } = await sumLines(tx, period)
      const [totals] = await readFigures(tx, playerId, [from, 'now'])
      const shown = { start: (page - 1) * pageSize, size: pageSize, topic }
      return {
        ok: true,
        lines: await readPage(tx, period, payments, shown),
        totalRecords: payments.length + (topic ? count[topic] : 0),
        totals: required(totals, 'the figures of a period'),
      }
    })
}

interface Page {
  start: number
  size: number
  /** Undefined: payments alone. */
  topic: LineTopic | undefined
}

/**
 * Payments are few and the ledger's lines are many, so those of the page lie at most as many places
 * before its start as there are payments; only those are read.
 */
async function readPage(
  tx: Tx,
  period: LinePeriod,
  payments: readonly PaymentLine[],
  { topic, ...page }: Page,
): Promise<HistoryLine[]> {
  if (!topic) return payments.slice(page.start, page.start + page.size)
  const offset = Math.max(0, page.start - payments.length)
  const start = page.start - offset
  const limit = start + page.size
  const booked = await listLines(tx, period, { topic, limit, offset })
  return merge(payments, booked).slice(start, limit)
}

/** At one moment, what the ledger booked comes first. Wherever the ledger's lines begin, alike. */
function merge(payments: readonly PaymentLine[], booked: readonly PlayerLine[]): HistoryLine[] {
  const lines: HistoryLine[] = []
  let next = 0
  for (const line of booked) {
    const first = next
    while (isNewer(payments[next], line)) next++
    lines.push(...payments.slice(first, next), presentLine(line))
  }
  return [...lines, ...payments.slice(next)]
}

function isNewer(payment: PaymentLine | undefined, line: PlayerLine): boolean {
  return payment !== undefined && payment.at > line.placedAt
}

function presentLine(line: PlayerLine): HistoryLine {
  const { placedAt: _, ...shown } = line
  if (shown.kind === 'bonus') {
    const { reason, ...bonus } = shown
    const status = shown.change === 'forfeited' ? 'bonus-void' : 'implemented'
    return { ...bonus, status, ...(reason && { reason }) }
  }
  if (shown.kind !== 'round') return shown
  const { balanceAfterOre, isGamble, isSpin, isAtTable, ...round } = shown
  // A round in several messages is another company's, unless it is a hand of ours.
  const isPlayedHere = isAtTable || balanceAfterOre !== undefined
  return {
    ...round,
    ...(isGamble && { isGamble }),
    ...(isSpin && { isSpin }),
    ...(isAtTable && { isAtTable }),
    ...(balanceAfterOre !== undefined && { balanceAfterOre }),
    ...(isPlayedHere && round.state === 'settled' && { isReplayable: true }),
  }
}
