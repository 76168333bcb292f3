import { type OutcomeOf, type RequestOf, readSummary, summaryPartsMax } from '@nordlys/contracts'
import { after, beginOf, dayMs, type PlayerId, partsOf, required } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { joined, type Edge as Moment, readShownFigures } from '../ledger/index.ts'
import { readPlayTime } from '../play/index.ts'
import { listLogins } from '../players/index.ts'
import type { Edge } from './edge.ts'
import { refusalOfPeriod } from './period-refusal.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export function registerSummaryCalls(edge: Edge, { db }: { db: Db }): void {
  serveCall(edge, readSummary, (asked) =>
    summaryOf(db, sessionIn(asked).playerId, asked.request.period, asked.at),
  )
}

type Period = RequestOf<typeof readSummary>['period']

async function summaryOf(
  db: Db,
  playerId: PlayerId,
  period: Period,
  at: Date,
): Promise<OutcomeOf<typeof readSummary>> {
  const divided = await divide(db, playerId, period, at)
  if (!divided.ok) return divided
  const { begins, end } = divided
  const from = required(begins[0], 'the begin of a period')
  const to = new Date(Math.max(from.getTime(), Math.min(end.getTime(), at.getTime())))
  // A period that goes on has all that is booked, also by a copy whose clock is ahead.
  const closes: Moment = end < at ? end : 'now'
  const [figures, logins] = await Promise.all([
    readShownFigures(db, playerId, [...begins, closes], at),
    listLogins(db, playerId, { from, at }),
  ])
  const parts = figures.map((each, place) => ({
    ...each,
    from: required(begins[place], 'the begin of a part'),
    to: begins[place + 1] ?? to,
  }))
  const actedUntil = new Map(logins.map(({ sessionId, actedUntil }) => [sessionId, actedUntil]))
  const playMs = await readPlayTime(db, { playerId, actedUntil, from, to })
  return { ok: true, ...joined(figures), from, to, parts, playMs }
}

type Divided =
  | { ok: true; begins: Date[]; end: Date }
  | Extract<OutcomeOf<typeof readSummary>, { ok: false }>

/** When the parts of a period begin, as far as they have begun, and when the period ends. */
async function divide(db: Db, playerId: PlayerId, period: Period, at: Date): Promise<Divided> {
  if (period.by === 'elapsed')
    return { ok: true, begins: [after(at, -period.days * dayMs)], end: after(at, 1) }
  const { by, from, until } = period
  const refusal = await refusalOfPeriod(db, playerId, { from, until })
  if (refusal) return refusal
  const days = (Date.parse(until) - Date.parse(from)) / dayMs
  if (days > daysMax) return { ok: false, refusal: 'too-many-parts' }
  const begins = partsOf(from, until, by)
  if (begins.length > summaryPartsMax) return { ok: false, refusal: 'too-many-parts' }
  const begun = begins.map(beginOf).filter((begin, place) => place === 0 || begin <= at)
  return { ok: true, begins: begun, end: beginOf(until) }
}

/** As many days as the most parts can have. */
const daysMax = summaryPartsMax * 31
