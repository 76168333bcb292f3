import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { lineColumns, type NumberedLine, readLines, roundOfBet, topics } from './history.ts'

interface LinesBeside {
  playerId: PlayerId
  /** Of movements above this number and up to that one. */
  above: bigint
  upTo: bigint
  /** Of rounds there are jackpots alone. */
  topic: 'all' | 'rounds'
  limit: number
  /** The nearest to `above`, instead of those nearest to `upTo`. */
  isOldestFirst?: boolean
}

/** The lines that are no rounds, newest first. It reads every movement that is no round of our own. */
export function listLinesBeside(
  tx: Tx,
  { playerId, above, upTo, topic, limit, isOldestFirst = false }: LinesBeside,
): Promise<NumberedLine[]> {
  const order = sql.raw(isOldestFirst ? 'ASC' : 'DESC')
  return readLines(
    tx,
    sql`SELECT ${lineColumns}, j.at AS placed_at
      FROM (SELECT * FROM ledger_journal WHERE player = ${playerId} AND seq > ${above} AND seq <= ${upTo}
        AND kind <> ${sql.lit(journalKinds.round)} ORDER BY seq ${order}) j ${roundOfBet}
      WHERE ${topics[topic]} AND NOT ${topics.played} LIMIT ${limit}`,
  )
}

/** The lines of some rounds, by the keys of their first stakes. */
export function listRoundsOf(tx: Tx, keys: readonly string[]): Promise<NumberedLine[]> {
  return readLines(
    tx,
    sql`SELECT ${lineColumns}, j.at AS placed_at FROM ledger_journal j ${roundOfBet}
      WHERE j.key = ANY (${[...keys]}::uuid[])`,
  )
}
