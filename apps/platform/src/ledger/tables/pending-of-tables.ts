import { type Ore, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { uuidArray } from '../base/binary-arrays.ts'
import { pendingOre } from '../base/pending-rounds.ts'
import { Gathered } from '../lanes/gathered.ts'

interface Asked {
  /** A hand's round, by the key of its first stake. */
  round: string
  at: Date
}

/**
 * The pending wins of a hand's player. Hands that are answered together are looked up together. [LV20]
 */
export class PendingOfTables {
  readonly #asked: Gathered<Asked, Ore>

  constructor(db: Db) {
    this.#asked = new Gathered({
      names: ({ round }) => [round],
      place: () => 0,
      together: (batch) => readTogether(db, batch),
      alone: async (asked) =>
        required((await readTogether(db, [asked])).get(asked), 'the pending wins of a hand'),
    })
  }

  of(asked: Asked): Promise<Ore> {
    return this.#asked.ask(asked)
  }
}

/** All of a batch at its earliest moment: they were asked within milliseconds. */
async function readTogether(db: Db, batch: readonly Asked[]): Promise<Map<Asked, Ore>> {
  const at = new Date(Math.min(...batch.map((each) => each.at.getTime())))
  const { rows } = await sql<{ round: string; pending: bigint }>`
    SELECT r.id AS round, ${pendingOre(sql`r.player`, at)} AS pending
    FROM unnest(${uuidArray(batch.map(({ round }) => round))}::uuid[]) asked(id)
    CROSS JOIN LATERAL (SELECT id, player FROM ledger_round WHERE id = asked.id OFFSET 0) r`.execute(
    db,
  )
  const pending = new Map(rows.map((row) => [row.round, row.pending as Ore]))
  return new Map(batch.map((asked) => [asked, pending.get(asked.round) ?? (0n as Ore)]))
}
