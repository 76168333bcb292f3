import type { Ore, PlayerId, TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'

/** A round at our tables that is over, with all that plays it again. */
export interface PlayedTableRound {
  round: TimeKey
  gameId: string
  definitionHash: string
  /** None where the seed was drawn after the bets. */
  commitment: Buffer | null
  bets: Buffer
  seed: Buffer
  choices: Buffer
  /** The first choice that the published rule made. */
  automaticFrom: number | null
  stakeOre: Ore
  payoutOre: Ore
  endedAt: Date
}

/**
 * A hand, or a round that was decided in one go. Undefined when it is open, was given back, never was, is of
 * another than `playerId`, or has a win that is not shown at the moment. [PROOF-03] [LV20]
 */
export async function findPlayedTableRound(
  db: Db,
  { playerId, round, at }: { playerId?: PlayerId; round: TimeKey; at: Date },
): Promise<PlayedTableRound | undefined> {
  const { rows } = await sql<PlayedTableRound>`
    SELECT p.round, d.game AS "gameId", encode(d.hash, 'hex') AS "definitionHash", p.commitment, p.bets,
      p.seed, p.choices, p.automatic_from AS "automaticFrom", p.stake AS "stakeOre",
      p.payout AS "payoutOre", p.ended_at AS "endedAt"
    FROM (
      SELECT r.id AS round, r.player, r.definition, t.commitment, t.bets, t.seed, t.choices,
        t.automatic_from,
        r.stake_cash AS stake, r.win_cash AS payout, r.settled_at AS ended_at
      FROM ledger_round r JOIN ledger_table_round t ON t.round = r.id
      WHERE r.id = ${round} AND r.state = 'settled' AND t.seed IS NOT NULL
      UNION ALL
      SELECT key, player, definition, NULL, bets, seed, ''::bytea, NULL, stake, win, at
      FROM ledger_journal
      WHERE key = ${round} AND kind = ${sql.lit(journalKinds.round)} AND refusal IS NULL
        AND bets IS NOT NULL
        AND NOT EXISTS (SELECT FROM ledger_live_round l WHERE l.key = ${round} AND l.tell_from > ${at})) p
    JOIN ledger_definition d ON d.id = p.definition
    WHERE ${playerId ?? null}::integer IS NULL OR p.player = ${playerId ?? null}`.execute(db)
  return rows[0]
}
