import { required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { walk } from './chain.ts'
import {
  type LinePeriod,
  type LineRow,
  lineColumns,
  newestSeq,
  type PlayerLine,
  presentLine,
  roundOfBet,
} from './history.ts'

/** Rounds are not found by their game: so many of the newest movements are looked at. */
const lookedMax = 20_000

interface LinesOfGames {
  lines: PlayerLine[]
  /** Of all that were looked at. */
  count: number
  /** The period has more movements than are looked at. */
  isCut: boolean
}

/** A page of a player's rounds of some games, newest first, and how many there are, in one statement. */
export async function listLinesOfGames(
  db: Db | Tx,
  { playerId, from, afterSeq, upTo = newestSeq }: LinePeriod,
  page: { gameIds: readonly string[]; limit: number; offset: number; lookedMax?: number },
): Promise<LinesOfGames> {
  const most = page.lookedMax ?? lookedMax
  const kinds = sql.join([sql.lit(journalKinds.round), sql.lit(journalKinds.bet)])
  const { rows } = await sql<{ looked: bigint; count: bigint } & (LineRow | { key: null })>`
    WITH looked AS MATERIALIZED (
      SELECT j.* FROM ${walk(playerId, afterSeq, upTo)} j WHERE j.at >= ${from} LIMIT ${most + 1}
    ), found AS MATERIALIZED (
      SELECT ${lineColumns}, j.at AS placed_at, d.game, d.gamble, NULL AS ended_reason
      FROM (SELECT * FROM looked LIMIT ${most}) j
        JOIN ledger_definition d ON d.id = j.definition AND d.game = ANY (${[...page.gameIds]})
        ${roundOfBet}
      WHERE j.kind IN (${kinds}) AND (j.kind = ${sql.lit(journalKinds.round)} OR r.id IS NOT NULL)
    )
    SELECT line.*, looked.count AS looked, found.count
    FROM (SELECT count(*) FROM looked) looked CROSS JOIN (SELECT count(*) FROM found) found
      LEFT JOIN (SELECT * FROM found ORDER BY seq DESC LIMIT ${page.limit} OFFSET ${page.offset}) line
        ON true
    ORDER BY line.seq DESC`.execute(db)
  const { looked, count } = required(rows[0], 'the counts of a page')
  return {
    lines: rows.flatMap((row) => (row.key === null ? [] : [presentLine(row)])),
    count: Number(count),
    isCut: looked > most,
  }
}
