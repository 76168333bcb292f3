import { type Ore, required } from '@nordlys/core'
import { readTextArray } from '../base/binary-arrays.ts'
import type { SupplierAnswer } from '../supplier/supplier.ts'
import type { Hashed } from './table-asked.ts'

/** The rows that a batch has booked, in parallel. */
export interface BookedRow {
  o_key: string | null
  o_balance: string | null
}

/** All of a batch happen at the moment of the newest of them: they were asked within milliseconds. */
export function momentOf(batch: readonly { at: Date }[]): Date {
  return new Date(Math.max(...batch.map(({ at }) => at.getTime())))
}

export function answersOf<Asked extends { key: string; round: string }>(
  batch: readonly Hashed<Asked>[],
  rows: readonly BookedRow[],
): Map<Hashed<Asked>, SupplierAnswer> {
  const { o_key, o_balance } = required(rows[0], 'the answer to a batch')
  const balances = readTextArray(o_balance)
  const booked = new Map(readTextArray(o_key).map((key, place) => [key, balances[place]]))
  const answers = new Map<Hashed<Asked>, SupplierAnswer>()
  for (const each of batch) {
    const balance = booked.get(each.asked.key)
    if (balance === undefined) continue
    const balanceOre = BigInt(balance) as Ore
    answers.set(each, { outcome: 'ok', repeated: false, balanceOre, roundId: each.asked.round })
  }
  return answers
}
