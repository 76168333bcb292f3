import { required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { rerunOnCollision } from '../base/collision.ts'
import type { Round, RoundOutcome } from '../base/round.ts'
import { readOutcomes, type SettleRow } from '../lanes/lane.ts'

/**
 * Settles a win that is staked once more. It is a round like any other, but that it is refused while the
 * player has a bonus: found out in the commit that would book it, after the key is looked up. [LED-02]
 */
export async function settleGamble(
  db: Db,
  { round, now }: { round: Round; now(): Date },
): Promise<RoundOutcome> {
  return rerunOnCollision(async () => {
    const at = now()
    const { rows } = await sql<SettleRow>`
      SELECT o_player::text, o_balance::text, o_rest::text FROM ledger_settle_gamble(${round.key},
        ${round.playerId}, ${round.input}, ${round.playSession}, ${round.stakeOre}, ${round.winOre},
        ${round.definition}, ${Buffer.from(round.seed)}, ${at})`.execute(db)
    const [outcome] = readOutcomes([round], required(rows[0], 'the answer of a gamble'), at)
    return required(outcome, 'the outcome of a gamble')
  })
}
