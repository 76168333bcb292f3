import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import {
  byteaArray,
  byteaOrNullArray,
  int2OrNullArray,
  int8Array,
  uuidArray,
} from '../base/binary-arrays.ts'
import type { SupplierAnswer } from '../supplier/supplier.ts'
import { answersOf, type BookedRow, momentOf } from './booked-together.ts'
import type { Hashed, TableEnd } from './table-asked.ts'

/** Ends the rounds about which there is nothing to decide, in one transaction; the others have no answer. */
export async function finishTogether(
  db: Db,
  supplier: number,
  batch: readonly Hashed<TableEnd>[],
): Promise<Map<Hashed<TableEnd>, SupplierAnswer>> {
  const ends = batch.map(({ asked }) => asked)
  const { rows } = await sql<BookedRow>`
    SELECT o_key::text, o_balance::text FROM ledger_finish_batch(${supplier},
      ${uuidArray(ends.map(({ key }) => key))}, ${uuidArray(ends.map((each) => each.movement))},
      ${uuidArray(ends.map(({ round }) => round))},
      ${int8Array(ends.map((each) => each.stakeOre))}, ${int8Array(ends.map((each) => each.payoutOre))},
      ${byteaArray(
        ends.map(({ seed }) => seed),
        32,
      )},
      ${byteaOrNullArray(ends.map(({ choices }) => choices))},
      ${uuidArray(batch.map(({ input }) => input))},
      ${int2OrNullArray(ends.map((each) => each.automaticFrom))}, ${momentOf(ends)})`.execute(db)
  return answersOf(batch, rows)
}
