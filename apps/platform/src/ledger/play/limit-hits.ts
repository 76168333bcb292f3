import { after, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { keyWindowMs } from '../base/names-in-sql.ts'
import { type StoredRefusal, storedRefusals } from '../base/round.ts'

/** The refusals of a stake that its player's own limits cause. */
const ofLimits = ['loss-limit', 'stake-limit', 'time-limit'] as const satisfies StoredRefusal[]

/** As the indexes of these rows name them. */
const numbers = ofLimits.map((name) => sql.lit(numberOf(name)))
const names = ofLimits.map((name) => sql.lit(name))

interface LimitHit {
  playerId: PlayerId
  at: Date
}

/**
 * When a limit of loss, stake or time refused stakes of these players since a moment, in any game: once in
 * `everyMs`, since who presses again at once has not hit it again.
 */
export async function listLimitHits(
  db: Db | Tx,
  { players, from, everyMs }: { players: readonly PlayerId[]; from: Date; everyMs: number },
): Promise<LimitHit[]> {
  if (players.length === 0) return []
  const { rows } = await sql<{ player: number; at: Date }>`
    SELECT player, min(at) AS at FROM (
      SELECT player, at FROM ledger_journal
      WHERE player = ANY (${[...players]}) AND at > ${from} AND refusal IN (${sql.join(numbers)})
        AND key >= ledger_first_key(${after(from, -keyWindowMs)})
      UNION ALL
      SELECT player, at FROM ledger_supplier_tx
      WHERE player = ANY (${[...players]}) AND at > ${from} AND outcome IN (${sql.join(names)})
    ) refused
    GROUP BY player, date_bin(${everyMs}::integer * interval '1 millisecond', at, timestamptz 'epoch')
    ORDER BY 2`.execute(db)
  return rows.map(({ player, at }) => ({ playerId: playerId(player), at }))
}

function numberOf(name: StoredRefusal): number {
  const known = Object.entries(storedRefusals).find(([, each]) => each === name)
  return Number(known?.[0])
}
