import { ownTables, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { inputHash } from '../base/input-hash.ts'
import { Gathered } from '../lanes/gathered.ts'
import { ask, nameSupplier, type TableRoundAnswer } from '../supplier/supplier.ts'
import { finishTogether } from './finish-together.ts'
import type { Hashed, TableEnd, TableStake } from './table-asked.ts'
import { takeTogether } from './take-together.ts'
import '../base/tables.ts'

interface TakeBack {
  key: string
  /** Ours, in time order, for the movement it makes. */
  movement: TimeKey
  at: Date
}

/** Rounds at our own tables: stakes are held until the round ends or is taken back. [GAME-02] */
export class TableRounds {
  readonly #db: Db
  readonly #supplier: number
  readonly #takes: Gathered<Hashed<TableStake>, TableRoundAnswer>
  readonly #ends: Gathered<Hashed<TableEnd>, TableRoundAnswer>

  private constructor(db: Db, supplier: number) {
    this.#db = db
    this.#supplier = supplier
    this.#takes = new Gathered({
      names: ({ asked: { key, playerId } }) => [key, playerId],
      place: ({ asked }) => asked.playerId,
      together: (batch) => takeTogether(db, supplier, batch),
      alone: (stake) => this.#takeAlone(stake),
    })
    this.#ends = new Gathered({
      names: ({ asked: { key, round } }) => [key, round],
      // The books know whose they are, and put them in order.
      place: () => 0,
      together: (batch) => finishTogether(db, supplier, batch),
      alone: (end) => this.#finishAlone(end),
    })
  }

  static async open(db: Db): Promise<TableRounds> {
    return new TableRounds(db, await nameSupplier(db, ownTables))
  }

  /**
   * Holds a stake of the player's cash, once a key. A raise is judged by money, bars, a bonus's highest
   * stake and the limits, and never by what ends play: a hand that has begun goes on. Refusals are kept
   * under the key.
   */
  take(asked: TableStake): Promise<TableRoundAnswer> {
    const { round, mayBegin, opening, playerId, playSession, definition, stakeOre } = asked
    const input = inputHash([
      ...[round, playerId, playSession, definition, stakeOre],
      // Not the commitment: a repeat is answered as it was first, whatever was drawn since.
      opening ? Buffer.from(opening.bets).toString('hex') : '',
    ])
    const stake = { asked, input }
    return mayBegin ? this.#takes.ask(stake) : this.#takeAlone(stake)
  }

  /** Pays what a round won and ends it, once. A seed that was not committed to is a `conflict`. */
  finish(asked: TableEnd): Promise<TableRoundAnswer> {
    const { round, stakeOre, payoutOre, automaticFrom } = asked
    const input = inputHash([
      round,
      stakeOre,
      payoutOre,
      Buffer.from(asked.seed).toString('hex'),
      Buffer.from(asked.choices).toString('hex'),
      ...(automaticFrom === undefined ? [] : [automaticFrom]),
    ])
    return this.#ends.ask({ asked, input })
  }

  /** Gives every stake of a round back that cannot be played to its end. */
  void({ round, at }: { round: string; at: Date }): Promise<TableRoundAnswer> {
    const input = inputHash(['void', round])
    return ask(this.#db, sql`ledger_void_round(${this.#supplier}, ${round}, ${input}, ${at})`)
  }

  /**
   * Takes one stake back, by the key it is known by. One that has not come leaves a mark, so that it moves
   * nothing should it still come; one that was refused or taken back moves nothing.
   */
  takeBack({ key, movement, at }: TakeBack): Promise<TableRoundAnswer> {
    const input = inputHash(['take back', key])
    return ask(
      this.#db,
      sql`ledger_rollback(${this.#supplier}, ${`${key}~back`}, ${key}, ${input}, ${movement}, ${at})`,
    )
  }

  #takeAlone({ asked, input }: Hashed<TableStake>): Promise<TableRoundAnswer> {
    const { key, movement, round, mayBegin, opening, at } = asked
    const { playerId, playSession, definition, stakeOre } = asked
    const { commitment = null, bets = null } = opening ?? {}
    return ask(
      this.#db,
      sql`ledger_take(${this.#supplier}, ${key}, ${movement}, ${round}, ${mayBegin}, ${playerId},
        ${playSession}, ${definition}, ${stakeOre}, ${bytesOf(commitment)}, ${bytesOf(bets)}, ${input},
        ${at})`,
    )
  }

  #finishAlone({ asked, input }: Hashed<TableEnd>): Promise<TableRoundAnswer> {
    const { key, movement, round, stakeOre, payoutOre, automaticFrom, at } = asked
    const [seed, choices] = [Buffer.from(asked.seed), Buffer.from(asked.choices)]
    return ask(
      this.#db,
      sql`ledger_finish(${this.#supplier}, ${key}, ${movement}, ${round}, ${stakeOre},
        ${payoutOre}, ${seed}, ${choices}, ${input}, ${at}, ${automaticFrom ?? null})`,
    )
  }
}

function bytesOf(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes)
}
