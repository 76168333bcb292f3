import type { Ore, PlayerId, TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { walkBetween } from './chain.ts'

/** A round of any kind, ours or a supplier's, at the moment of its first stake. */
export interface RoundLineOf {
  key: string
  gameId: string
  at: Date
  stakeOre: Ore
}

const roundKind = sql.lit(journalKinds.round)
const betKind = sql.lit(journalKinds.bet)

/** A round in one message is a row of the journal; one in several begins with the bet that has its number. */
const isRound = sql`(j.kind = ${roundKind} OR r.id IS NOT NULL) AND j.refusal IS NULL`
const roundOfBet = sql`LEFT JOIN LATERAL (
    SELECT id, stake_cash + stake_bonus AS stake FROM ledger_round
    WHERE id = j.key AND j.kind = ${betKind} OFFSET 0) r ON true`

/** The player's rounds from one moment up to another, newest first, at most `limit`. */
export async function listRoundLines(
  db: Db | Tx,
  { playerId, from, to, limit }: { playerId: PlayerId; from: Date; to: Date; limit: number },
): Promise<RoundLineOf[]> {
  const { rows } = await sql<RoundLineOf>`
    SELECT line.key, line.at, line.stake AS "stakeOre", d.game AS "gameId" FROM (
      SELECT j.key, j.seq, j.at, j.definition, coalesce(r.stake, j.stake, 0) AS stake
      FROM ${walkBetween(playerId, from, to)} j ${roundOfBet}
      WHERE j.at >= ${from} AND j.at < ${to} AND ${isRound}
      LIMIT ${limit}) line
    JOIN ledger_definition d ON d.id = line.definition
    ORDER BY line.seq DESC`.execute(db)
  return rows
}

/** When a round of the player's was played; undefined when it never was, or is another's. */
export async function findRoundMoment(
  db: Db | Tx,
  playerId: PlayerId,
  key: TimeKey,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    SELECT j.at FROM ledger_journal j ${roundOfBet}
    WHERE j.key = ${key} AND j.player = ${playerId} AND ${isRound}`.execute(db)
  return rows[0]?.at
}
