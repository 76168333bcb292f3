import type { Tx } from '../../db/index.ts'
import '../base/tables.ts'

/** Adds to what the night has removed of a kind, in the transaction that removes it. */
export async function noteTaken(tx: Tx, kind: string, count: bigint | number): Promise<void> {
  if (BigInt(count) === 0n) return
  await tx
    .insertInto('personal_data_taken')
    .values({ kind, count: BigInt(count) })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({
        count: eb('personal_data_taken.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute()
}
