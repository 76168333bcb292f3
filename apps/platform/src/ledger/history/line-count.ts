import { required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { type LinePeriod, type LineTopic, roundOfBet, topics } from './history.ts'

/**
 * How many lines `listLines` has of a topic in a period that begins and ends by numbers. Our own rounds are
 * lines, so only what is none of them is looked at.
 */
export async function countLines(
  db: Db | Tx,
  { playerId, afterSeq, upTo }: Required<Pick<LinePeriod, 'playerId' | 'afterSeq' | 'upTo'>>,
  topic: LineTopic,
): Promise<number> {
  const { rows } = await sql<{ lines: bigint; others: bigint; newest: bigint }>`
    SELECT count(*) FILTER (WHERE ${topics[topic]}) AS lines, count(*) AS others,
      (SELECT greatest(${afterSeq}, least(${upTo}, seq)) FROM ledger_player WHERE player = ${playerId})
        AS newest
    FROM ledger_journal j ${roundOfBet}
    WHERE j.player = ${playerId} AND j.seq > ${afterSeq} AND j.seq <= ${upTo}
      AND j.kind <> ${sql.lit(journalKinds.round)}`.execute(db)
  const { lines, others, newest } = required(rows[0], 'the count of lines')
  const rounds = topic === 'bonuses' ? 0n : newest - afterSeq - others
  return Number(rounds + lines)
}
