import { beginStatement, type OutcomeOf, type RequestOf, readStatement } from '@nordlys/contracts'
import { beginOf, type PlayerId, required } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db } from '../db/index.ts'
import {
  type Figures,
  type LongReads,
  listPlayerMovements,
  type PendingRound,
  readPendingRounds,
  readShownFigures,
} from '../ledger/index.ts'
import type { PlayersContext } from '../players/index.ts'
import { everybody, isWithinThrottle } from '../throttle/index.ts'
import type { Edge } from './edge.ts'
import { refusalOfPeriod } from './period-refusal.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export interface StatementContext {
  db: Db
  players: Pick<PlayersContext, 'throttle'>
  longReads: LongReads
}

export function registerStatementCalls(edge: Edge, context: StatementContext): void {
  serveCall(edge, beginStatement, (asked) =>
    begin(context, sessionIn(asked).playerId, asked.request, asked.at),
  )

  serveCall(edge, readStatement, async (asked) => {
    const { above, upTo } = asked.request
    const { playerId } = sessionIn(asked)
    const [pending] = await readPendingRounds(context.db, { playerId, at: asked.at })
    const last = Math.min(upTo, lastBefore(pending))
    const movements = await context.longReads.read((linesMax) => {
      const part = {
        above: BigInt(above),
        upTo: BigInt(Math.min(last, endOfPart(above, linesMax))),
      }
      return listPlayerMovements(context.db, playerId, part)
    })
    return {
      ok: true,
      lines: movements.map(({ seq, ...line }) => ({ ...line, number: Number(seq) })),
    }
  })
}

async function begin(
  { db, players }: StatementContext,
  playerId: PlayerId,
  { from, until }: RequestOf<typeof beginStatement>,
  at: Date,
): Promise<OutcomeOf<typeof beginStatement>> {
  const refusal = await refusalOfPeriod(db, playerId, { from, until })
  if (refusal) return refusal
  const own = { name: `player ${playerId}` }
  const isAllowed =
    (await isWithinThrottle(players.throttle, 'make-statement', own, at)) &&
    (await isWithinThrottle(players.throttle, 'make-any-statement', everybody, at))
  if (!isAllowed) return { ok: false, refusal: 'too-many-statements' }
  const begins = beginOf(from)
  const { ends, figures } = await figuresOf(db, playerId, { begins, until: beginOf(until), at })
  const { numbers, ...sums } = figures
  const details = { from, until }
  await db
    .transaction()
    .execute((tx) =>
      audit(tx, { actor: 'player', playerId, action: 'statement-made', details, at }),
    )
  return {
    ok: true,
    ...sums,
    from: begins,
    to: ends,
    account: String(playerId),
    numbers: { above: Number(numbers.above), upTo: Number(numbers.upTo) },
  }
}

interface Period {
  begins: Date
  until: Date
  at: Date
}

/**
 * The figures of a period up to now at the most, and to before a pending round: a statement stays as it is.
 * [LV25]
 */
function figuresOf(
  db: Db,
  playerId: PlayerId,
  { begins, until, at }: Period,
): Promise<{ ends: Date; figures: Figures }> {
  const inOneSnapshot = db.transaction().setIsolationLevel('repeatable read')
  return inOneSnapshot.execute(async (tx) => {
    const [pending] = await readPendingRounds(tx, { playerId, at })
    const shownUntil = pending?.at ?? at
    const ends = until < shownUntil ? until : shownUntil
    // A statement up to now has all that is booked, also by a copy whose clock is ahead.
    const edge = until >= at && !pending ? 'now' : ends
    const [figures] = await readShownFigures(tx, playerId, [begins, edge], at)
    return {
      ends: ends > begins ? ends : begins,
      figures: required(figures, 'the figures of a statement'),
    }
  })
}

/** The journal's index knows every 64th movement: a walk from another one passes those up to the next. */
function endOfPart(above: number, linesMax: number): number {
  return Math.floor((above + linesMax) / 64) * 64
}

/** The number of the last movement before a pending round. */
function lastBefore(pending: PendingRound | undefined): number {
  return pending ? Number(pending.seq) - 1 : Number.POSITIVE_INFINITY
}
