import { type Ore, type PlayerId, required, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { inputHash } from '../base/input-hash.ts'

/** Pays a jackpot once a reference; what its pool lacks comes from the house. */
export async function payJackpot(
  tx: Tx,
  won: {
    key: TimeKey
    pool: number
    playerId: PlayerId
    amountOre: Ore
    reference: string
    at: Date
  },
): Promise<{ ok: true; repeated: boolean; cashOre: Ore } | { ok: false; refusal: 'conflict' }> {
  const { key, pool, playerId, amountOre, reference, at } = won
  const input = inputHash([pool, playerId, amountOre, reference])
  const { rows } = await sql<{ o_outcome: 'posted' | 'repeated' | 'conflict'; o_cash: bigint }>`
    SELECT * FROM ledger_pay_jackpot(${key}, ${pool}::smallint, ${playerId}, ${amountOre},
      ${reference}, ${input}, ${at})`.execute(tx)
  const row = required(rows[0], 'the answer of ledger_pay_jackpot')
  if (row.o_outcome === 'conflict') return { ok: false, refusal: 'conflict' }
  return { ok: true, repeated: row.o_outcome === 'repeated', cashOre: row.o_cash as Ore }
}
