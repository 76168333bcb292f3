import type {
  HistoryLine,
  readHistory as historyCall,
  OutcomeOf,
  RequestOf,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import {
  countLines,
  type Figures,
  findPeriod,
  type LinePeriod,
  type LineTopic,
  listLines,
  type PendingRound,
  sumLines,
} from '../../ledger/index.ts'
import { listPayments, type PaymentLine } from './history-payments.ts'
import { presentLine } from './present-line.ts'
import { readPeriod } from './read-period.ts'

type HistoryRequest = RequestOf<typeof historyCall>
type HistoryPage = Pick<
  Extract<OutcomeOf<typeof historyCall>, { ok: true }>,
  'lines' | 'totalRecords'
>

/**
 * A page of what moved the player's money, newest first, and the totals of the whole period, all as it
 * was at one moment. The period is counted in elapsed days, back from `at`, or is of Danish days. [SCREEN-12]
 */
export function readHistory(
  db: Db,
  playerId: PlayerId,
  request: HistoryRequest,
  at: Date,
): Promise<OutcomeOf<typeof historyCall>> {
  return readPeriod(db, { playerId, request, at }, async ({ tx, from, to, totals, pending }) => {
    const asked = { playerId, request, from, to, at, pending }
    return { ok: true, ...(await pageOf(tx, asked, totals)), totals }
  })
}

interface Asked {
  playerId: PlayerId
  request: HistoryRequest
  from: Date
  to: Date | undefined
  at: Date
  pending: readonly PendingRound[]
}

/** Of payments, of the rounds of a stretch, or of a kind. */
async function pageOf(tx: Tx, asked: Asked, totals: Figures): Promise<HistoryPage> {
  const { playerId, request, from, to, at, pending } = asked
  const { kind, way, stand, numbers, pageSize } = request
  const start = (request.page - 1) * pageSize
  if (numbers) return readRounds(tx, asked, numbers, { start, size: pageSize })
  const isOfPayments = kind === 'payments' || way !== undefined || stand !== undefined
  const hasPayments = isOfPayments || kind === 'all'
  const payments = hasPayments ? await listPayments(tx, { playerId, from, to, at, way, stand }) : []
  const shown = { start, size: pageSize, pending }
  if (isOfPayments)
    return { lines: payments.slice(start, start + pageSize), totalRecords: payments.length }
  const period = await periodOf(tx, asked, totals)
  return {
    lines: await readPage(tx, period, payments, { ...shown, topic: kind }),
    totalRecords: payments.length + (await countOf(tx, period, kind)),
  }
}

/** The rounds between two numbers, as far as there are such. */
async function readRounds(
  tx: Tx,
  { playerId, pending }: Asked,
  { first, last }: NonNullable<HistoryRequest['numbers']>,
  { start, size }: Pick<Page, 'start' | 'size'>,
): Promise<HistoryPage> {
  const afterSeq = BigInt(first - 1)
  const [from, upTo] = [new Date(0), BigInt(last)]
  const period = { playerId, from, afterSeq, wholeAfterSeq: afterSeq, upTo }
  const lines = await listLines(tx, period, { topic: 'played', limit: size, offset: start })
  return {
    lines: lines.map((line) => presentLine(line, pending)),
    totalRecords: await countLines(tx, period, 'played'),
  }
}

/** A period of days ends by the number that its figures end with: what is listed is what they count. */
async function periodOf(
  tx: Tx,
  { playerId, from, to }: Asked,
  { numbers: { above, upTo } }: Figures,
): Promise<LinePeriod> {
  if (!to) return findPeriod(tx, playerId, from)
  return { playerId, from: new Date(0), afterSeq: above, wholeAfterSeq: above, upTo }
}

async function countOf(tx: Tx, period: LinePeriod, topic: Page['topic']): Promise<number> {
  const { upTo } = period
  if (upTo !== undefined) return countLines(tx, { ...period, upTo }, topic)
  const { count } = await sumLines(tx, period)
  return count[topic]
}

interface Page {
  start: number
  size: number
  topic: Exclude<LineTopic, 'played'>
  pending: readonly PendingRound[]
}

/**
 * Payments are few and the ledger's lines are many, so those of the page lie at most as many places
 * before its start as there are payments; only those are read.
 */
async function readPage(
  tx: Tx,
  period: LinePeriod,
  payments: readonly PaymentLine[],
  { topic, pending, ...page }: Page,
): Promise<HistoryLine[]> {
  const offset = Math.max(0, page.start - payments.length)
  const start = page.start - offset
  const limit = start + page.size
  const booked = await listLines(tx, period, { topic, limit, offset })
  const lines = booked.map((line) => {
    return { placedAt: line.placedAt, line: presentLine(line, pending) }
  })
  return merge(payments, lines).slice(start, limit)
}

/** A line of the ledger, and where it stands among payments. */
interface Placed {
  line: HistoryLine
  placedAt: Date
}

/** At one moment, what the ledger booked comes first. Wherever the ledger's lines begin, alike. */
function merge(payments: readonly PaymentLine[], booked: readonly Placed[]): HistoryLine[] {
  const lines: HistoryLine[] = []
  let next = 0
  for (const { line, placedAt } of booked) {
    const first = next
    while (isNewer(payments[next], placedAt)) next++
    lines.push(...payments.slice(first, next), line)
  }
  return [...lines, ...payments.slice(next)]
}

function isNewer(payment: PaymentLine | undefined, placedAt: Date): boolean {
  return payment !== undefined && payment.at > placedAt
}
