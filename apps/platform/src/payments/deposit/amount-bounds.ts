import { greater, type Ore } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import type { MethodName } from '../base/payment-method.ts'
import type { PaymentsContext } from '../base/payments-context.ts'

/** The least and the most that one deposit may be by a method, in øre. [VAL-05] */
export async function amountBounds(
  { settings, methods }: PaymentsContext,
  db: Db | Tx,
  method: MethodName,
): Promise<{ minimumOre: Ore; maximumOre: Ore }> {
  const { minimumDepositOre, maximumDepositOre: maximumOre } = settings
  const ownLeast = await methods[method].leastOre?.(db)
  const minimumOre = ownLeast ? greater(minimumDepositOre, ownLeast) : minimumDepositOre
  return { minimumOre, maximumOre }
}
