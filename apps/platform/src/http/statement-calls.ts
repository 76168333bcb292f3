import {
  beginStatement,
  type OutcomeOf,
  type RequestOf,
  readStatement,
  statementLinesMax,
} from '@nordlys/contracts'
import { beginOf, type PlayerId, required } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db } from '../db/index.ts'
import { type LongReads, listPlayerMovements, readFigures } from '../ledger/index.ts'
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
    const last = Math.min(upTo, above + statementLinesMax)
    const part = { above: BigInt(above), upTo: BigInt(last) }
    const { playerId } = sessionIn(asked)
    const movements = await context.longReads.read(() =>
      listPlayerMovements(context.db, playerId, part),
    )
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
  const [begins, ends] = [beginOf(from), beginOf(until)]
  const [figures] = await readFigures(db, playerId, [begins, ends < at ? ends : 'now'])
  const { numbers, ...sums } = required(figures, 'the figures of a statement')
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
    to: new Date(Math.max(begins.getTime(), Math.min(ends.getTime(), at.getTime()))),
    account: String(playerId),
    numbers: { above: Number(numbers.above), upTo: Number(numbers.upTo) },
  }
}
