import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { byteaOrNullArray, int4Array, int8Array, uuidArray } from '../base/binary-arrays.ts'
import type { SupplierAnswer } from '../supplier/supplier.ts'
import { answersOf, type BookedRow, momentOf } from './booked-together.ts'
import type { Hashed, TableStake } from './table-asked.ts'

/** Holds the stakes that nothing stops, in one transaction; the others have no answer. */
export async function takeTogether(
  db: Db,
  supplier: number,
  batch: readonly Hashed<TableStake>[],
): Promise<Map<Hashed<TableStake>, SupplierAnswer>> {
  const stakes = batch.map(({ asked }) => asked)
  const { rows } = await sql<BookedRow>`
    SELECT o_key::text, o_balance::text FROM ledger_take_batch(${supplier},
      ${uuidArray(stakes.map(({ key }) => key))}, ${uuidArray(stakes.map((each) => each.movement))},
      ${uuidArray(stakes.map(({ round }) => round))}, ${int4Array(stakes.map((each) => each.playerId))},
      ${uuidArray(stakes.map((each) => each.playSession))},
      ${int4Array(stakes.map((each) => each.definition))},
      ${int8Array(stakes.map((each) => each.stakeOre))},
      ${byteaOrNullArray(stakes.map(({ opening }) => opening?.commitment))},
      ${byteaOrNullArray(stakes.map(({ opening }) => opening?.bets))},
      ${uuidArray(batch.map(({ input }) => input))}, ${momentOf(stakes)})`.execute(db)
  return answersOf(batch, rows)
}
