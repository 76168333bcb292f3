import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Choices } from '../core/index.ts'
import type { Owned } from './live-rounds.ts'
import './tables.ts'

/** The rows of a hand beside its round’s: raises that were asked for, and the steps that are over. */
export interface HandFound {
  readonly choices: readonly Choices[]
  /** Places by the step at which a raise was asked for. */
  readonly raises: ReadonlyMap<number, readonly number[]>
}

/**
 * Choices of shared hands. Each write names the table’s epoch, and holds the table’s row while it lasts, as
 * those of rounds do. False says that another process owns the table by now. (LV37, LV43)
 */
export class HandRows {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Before the books are asked. Asked again it changes nothing. */
  async noteRaises(
    { table, owner, epoch }: Owned,
    { round, step, places }: { round: number; step: number; places: readonly number[] },
  ): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      WITH own AS (SELECT id FROM games.live_table WHERE id = ${table} AND owner = ${owner}
        AND epoch = ${epoch} FOR SHARE), written AS (
      INSERT INTO games.live_hand_raise (table_id, round, step, place, epoch)
        SELECT id, ${round}, ${step}, place, ${epoch} FROM own, unnest(${places}::integer[]) t(place)
        ON CONFLICT DO NOTHING)
      SELECT id FROM own`.execute(this.#db)
    return rows.length > 0
  }

  /** Before a card is shown. What is written of a step stays. */
  async writeStep(
    { table, owner, epoch }: Owned,
    { round, step, made }: { round: number; step: number; made: Choices },
  ): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      WITH own AS (SELECT id FROM games.live_table WHERE id = ${table} AND owner = ${owner}
        AND epoch = ${epoch} FOR SHARE), written AS (
      INSERT INTO games.live_hand_step (table_id, round, step, epoch, made)
        SELECT id, ${round}, ${step}, ${epoch}, ${Buffer.from(made)} FROM own ON CONFLICT DO NOTHING)
      SELECT id FROM own`.execute(this.#db)
    return rows.length > 0
  }

  /** All of a hand that the table went on without is ended. */
  async paid({ table, owner, epoch }: Owned, round: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      WITH own AS (SELECT id FROM games.live_table WHERE id = ${table} AND owner = ${owner}
        AND epoch = ${epoch} FOR SHARE)
      UPDATE games.live_round SET paid_at = clock_timestamp() FROM own
        WHERE table_id = own.id AND round = ${round}`.execute(this.#db)
    return numAffectedRows === 1n
  }

  async find(table: string, round: number): Promise<HandFound> {
    const of = this.#db.selectFrom('live_hand_step').where('table_id', '=', table)
    const steps = await of.where('round', '=', round).select('made').orderBy('step').execute()
    const raised = await this.#db
      .selectFrom('live_hand_raise')
      .where('table_id', '=', table)
      .where('round', '=', round)
      .select(['step', 'place'])
      .orderBy('place')
      .execute()
    const raises = Map.groupBy(raised, ({ step }) => step)
    return {
      choices: steps.map(({ made }) => Uint8Array.from(made)),
      raises: new Map([...raises].map(([step, some]) => [step, some.map(({ place }) => place)])),
    }
  }

  /** Hands that the table went on without and that are not ended, the oldest first. */
  async left(table: string): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('live_round')
      .select('round')
      .where('table_id', '=', table)
      .where('left_at', 'is not', null)
      .where('paid_at', 'is', null)
      .orderBy('round')
      .limit(10)
      .execute()
    return rows.map(({ round }) => round)
  }
}
