import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import './tables.ts'

/** A lease holds for so long after each renewal, by the database's clock. */
export const leaseMs = 3_000
/** Nobody takes a table over sooner than this after its lease ran out. */
const graceMs = 1_000

const lasting = (ms: number) => sql`${sql.lit(`${ms} milliseconds`)}::interval`

/** One process among those that may own tables. */
export interface Owner {
  /** Its own for as long as it runs. */
  readonly id: string
  /** How other copies reach it. */
  readonly address: string
}

/** The owners of tables, by their rows and the database’s clock. (LV8) */
export class Leases {
  readonly #db: Db
  readonly #owner: Owner

  constructor(db: Db, owner: Owner) {
    this.#db = db
    this.#owner = owner
  }

  /**
   * The epoch that this process owns the table in from now on; undefined while another does. A closed table
   * is taken for a round that was decided and is not over: its players hear how it ended.
   */
  async take(table: string): Promise<number | undefined> {
    const { id, address } = this.#owner
    const { rows } = await sql<{ epoch: number }>`
      INSERT INTO ${sql.table('games.live_table')} AS live (id, owner, address, epoch, until)
      VALUES (${table}, ${id}, ${address}, 1, clock_timestamp() + ${lasting(leaseMs)})
      ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, address = excluded.address,
        epoch = live.epoch + 1, until = clock_timestamp() + ${lasting(leaseMs)}
      WHERE live.until + ${lasting(graceMs)} < clock_timestamp() AND (NOT live.is_closed OR EXISTS (
        SELECT FROM ${sql.table('games.live_round')} AS round
        WHERE round.table_id = live.id AND round.seed IS NULL AND round.left_at IS NULL))
      RETURNING epoch`.execute(this.#db)
    return rows[0]?.epoch
  }

  /**
   * An epoch in which the rounds that a closed table has left may be settled, by nobody’s lease; undefined
   * where there is none, or the table is owned or open. Another process may take the next one at any time.
   */
  async takeLeft(table: string): Promise<number | undefined> {
    const { id, address } = this.#owner
    const { rows } = await sql<{ epoch: number }>`
      UPDATE ${sql.table('games.live_table')} AS live
      SET owner = ${id}, address = ${address}, epoch = live.epoch + 1
      WHERE live.id = ${table} AND live.until + ${lasting(graceMs)} < clock_timestamp() AND live.is_closed
        AND EXISTS (SELECT FROM ${sql.table('games.live_round')} AS round WHERE round.table_id = live.id
          AND round.left_at IS NOT NULL AND (round.booked IS NULL
            -- Of a shared hand whose ends were not answered.
            OR round.noted_at < round.left_at AND round.paid_at IS NULL))
      RETURNING epoch`.execute(this.#db)
    return rows[0]?.epoch
  }

  /** Undefined when another process has taken the table: this one says nothing more of it. */
  async renew(table: string, epoch: number): Promise<{ isClosed: boolean } | undefined> {
    const row = await this.#ownRow(table, epoch)
      .set({ until: sql`clock_timestamp() + ${lasting(leaseMs)}` })
      .returning('is_closed')
      .executeTakeFirst()
    return row && { isClosed: row.is_closed }
  }

  /** Another may take the table at once. */
  async release(table: string, epoch: number): Promise<void> {
    await this.#ownRow(table, epoch)
      .set({ until: new Date(0) })
      .execute()
  }

  /** Whether an operator keeps the table closed. */
  async isClosed(table: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('live_table')
      .select('is_closed')
      .where('id', '=', table)
      .executeTakeFirst()
    return row?.is_closed ?? false
  }

  /** Where the table’s owner is; undefined while it has none. */
  async find(
    table: string,
  ): Promise<{ owner: string; address: string; epoch: number } | undefined> {
    return this.#db
      .selectFrom('live_table')
      .select(['owner', 'address', 'epoch'])
      .where('id', '=', table)
      .where('until', '>', sql<Date>`clock_timestamp()`)
      .executeTakeFirst()
  }

  #ownRow(table: string, epoch: number) {
    return this.#db
      .updateTable('live_table')
      .where('id', '=', table)
      .where('owner', '=', this.#owner.id)
      .where('epoch', '=', epoch)
  }
}
