import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { SeedCipher } from '../../tables/index.ts'
import type { Booked, FinalSlip } from '../core/index.ts'
import type { LiveRoundRow } from './tables.ts'

/** A round as its row has it. */
export interface LiveRound {
  readonly round: number
  readonly definitionHash: string
  readonly closedAt: Date
  readonly seed: Uint8Array
  readonly commitment: string
  readonly slips: readonly FinalSlip[]
  readonly booked: Booked | undefined
  readonly landsAt: Date | undefined
}

/** A table that a process owns in an epoch. */
export interface Owned {
  readonly table: string
  readonly owner: string
  readonly epoch: number
}

interface NewRound extends Omit<LiveRound, 'booked' | 'landsAt'> {
  readonly root: string
}

type PackedSlip = [
  key: string,
  player: string,
  playSession: string,
  stakeOre: number,
  bets: unknown,
]

/**
 * The rounds of live tables. Each write names the table's epoch, and holds the table's row while it
 * lasts: who takes the table over either sees it or makes it fail. False, or undefined, says that
 * another process owns the table by now. (LV8)
 */
export class LiveRounds {
  readonly #db: Db
  readonly #cipher: SeedCipher

  constructor(db: Db, cipher: SeedCipher) {
    this.#db = db
    this.#cipher = cipher
  }

  /** The number of the next round. Asked again after a lost answer, it may leave one out. */
  async begin({ table, owner, epoch }: Owned): Promise<number | undefined> {
    const row = await this.#db
      .updateTable('live_table')
      .set(({ eb }) => ({ round: eb('round', '+', 1) }))
      .where('id', '=', table)
      .where('owner', '=', owner)
      .where('epoch', '=', epoch)
      .returning('round')
      .executeTakeFirst()
    return row?.round
  }

  /**
   * Writes a decided round, once: one that was written before stays, whatever is drawn since. Undefined also
   * once the next round was begun: a write that was lost on its way does not come after it.
   */
  async decide(owned: Owned, decided: NewRound): Promise<LiveRound | undefined> {
    const { round, definitionHash, closedAt, seed, commitment, root, slips } = decided
    const { table, owner, epoch } = owned
    const packed = slips.map(
      ({ key, player, playSession, stakeOre, bets }): PackedSlip => [
        ...([key, player, playSession, stakeOre, bets] as const),
      ],
    )
    const sealed = this.#cipher.encrypt(nameOf(table, round), seed)
    const { rows: written } = await sql`
      WITH own AS (SELECT id FROM games.live_table WHERE id = ${table} AND owner = ${owner}
        AND epoch = ${epoch} AND round = ${round} FOR SHARE)
      INSERT INTO games.live_round (table_id, round, epoch, owner, definition_hash, closed_at, sealed_seed,
        commitment, root, slips)
      SELECT id, ${round}, ${epoch}, ${owner}, ${definitionHash}, ${closedAt}, ${sealed}, ${commitment},
        ${root}, ${JSON.stringify(packed)}
      FROM own ON CONFLICT DO NOTHING RETURNING round`.execute(this.#db)
    if (written.length === 0) return this.find(table, round)
    return {
      ...{ round, definitionHash, closedAt, seed, commitment, slips },
      ...{ booked: undefined, landsAt: undefined },
    }
  }

  /** Every slip is answered. */
  async note(
    owned: Owned,
    round: number,
    told: { booked: Booked; landsAt: Date },
  ): Promise<boolean> {
    return this.#change(
      owned,
      round,
      sql`booked = ${Buffer.from(told.booked)},
      noted_at = clock_timestamp(), noted_epoch = ${owned.epoch}, lands_at = ${told.landsAt}`,
    )
  }

  /** The round is over at the table. */
  async open(owned: Owned, round: number, seed: string): Promise<boolean> {
    return this.#change(
      owned,
      round,
      sql`seed = ${seed}, opened_at = clock_timestamp(),
      opened_epoch = ${owned.epoch}`,
    )
  }

  /** The table goes on without the round's number. */
  async leave(owned: Owned, round: number): Promise<boolean> {
    return this.#change(owned, round, sql`left_at = clock_timestamp()`)
  }

  async find(table: string, round: number): Promise<LiveRound | undefined> {
    const row = await this.#all(table).where('round', '=', round).executeTakeFirst()
    return row && this.#read(row)
  }

  /** The newest round, and whether the table is done with it. */
  async newest(table: string): Promise<{ round: LiveRound; isOver: boolean } | undefined> {
    const row = await this.#all(table).orderBy('round', 'desc').limit(1).executeTakeFirst()
    if (!row) return undefined
    return { round: this.#read(row), isOver: row.seed !== null || row.left_at !== null }
  }

  /** How the slips of the newest rounds ended, the latest first; undefined until all are answered. */
  async newestBooked(
    table: string,
    most: number,
  ): Promise<{ round: number; booked: Booked | undefined }[]> {
    const rows = await this.#db
      .selectFrom('live_round')
      .select(['round', 'booked'])
      .where('table_id', '=', table)
      .orderBy('round', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ round, booked }) => ({ round, booked: booked ?? undefined }))
  }

  /** Tickets for lines that nobody can use any more, of every table. */
  async forgetTickets(before: Date): Promise<void> {
    await this.#db.deleteFrom('live_ticket').where('expires_at', '<', before).execute()
  }

  /** Rounds that were left without the books' answer, the oldest first. */
  async left(table: string): Promise<LiveRound[]> {
    const rows = await this.#all(table)
      .where('booked', 'is', null)
      .where('left_at', 'is not', null)
      .orderBy('round')
      .limit(10)
      .execute()
    return rows.map((row) => this.#read(row))
  }

  /** The seeds of rounds that are over, in hex, the latest first. */
  async latestSeeds(
    table: string,
    most: number,
  ): Promise<{ seed: string; definitionHash: string }[]> {
    const rows = await this.#db
      .selectFrom('live_round')
      .select(['seed', 'definition_hash'])
      .where('table_id', '=', table)
      .where('seed', 'is not', null)
      .orderBy('round', 'desc')
      .limit(most)
      .execute()
    return rows.flatMap(({ seed, definition_hash: definitionHash }) =>
      seed === null ? [] : [{ seed, definitionHash }],
    )
  }

  /** The newest round that was begun at the table, and whether an operator keeps the table closed. */
  async begun(table: string): Promise<{ round: number; isClosed: boolean }> {
    const row = await this.#db
      .selectFrom('live_table')
      .select(['round', 'is_closed'])
      .where('id', '=', table)
      .executeTakeFirst()
    return { round: row?.round ?? 0, isClosed: row?.is_closed ?? false }
  }

  async #change(owned: Owned, round: number, change: ReturnType<typeof sql>): Promise<boolean> {
    const { table, owner, epoch } = owned
    const { numAffectedRows } = await sql`
      WITH own AS (SELECT id FROM games.live_table WHERE id = ${table} AND owner = ${owner}
        AND epoch = ${epoch} FOR SHARE)
      UPDATE games.live_round SET ${change} FROM own WHERE table_id = own.id AND round = ${round}`.execute(
      this.#db,
    )
    return numAffectedRows === 1n
  }

  #all(table: string) {
    return this.#db.selectFrom('live_round').selectAll().where('table_id', '=', table)
  }

  #read(row: LiveRoundRow): LiveRound {
    const { round, booked, lands_at: landsAt } = row
    const decrypt = () => this.#cipher.decrypt(nameOf(row.table_id, round), row.sealed_seed)
    return {
      round,
      // Only where it is used: a round that is over needs no key of a secret that has been replaced.
      get seed() {
        return decrypt()
      },
      definitionHash: row.definition_hash,
      closedAt: row.closed_at,
      commitment: row.commitment,
      // As `decide` wrote them.
      slips: (row.slips as PackedSlip[]).map(unpack),
      booked: booked ? Uint8Array.from(booked) : undefined,
      landsAt: landsAt ?? undefined,
    }
  }
}

function unpack([key, player, playSession, stakeOre, bets]: PackedSlip): FinalSlip {
  return { key, player, playSession, stakeOre, bets }
}

/** A seed is bound to it: one that is moved to another round does not decrypt. */
function nameOf(table: string, round: number): string {
  return `${table} ${round}`
}
