import { type Ore, sum } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import { lockProviderTransaction } from '../base/player-lock.ts'
import { familyOf, leftOf } from '../base/restored-bonuses.ts'
import type { DepositRow } from '../base/tables.ts'
import { findBooked } from '../deposit/capture.ts'

/** A capture whose money may be given back. */
interface Refundable {
  /** The deposit that it was booked as. */
  first: DepositRow
  txId: string
  /** The part of its money that is with us, that of disputes we have won included. */
  leftOre: Ore
}

/**
 * Finds the capture of a deposit and locks it. Its receipt shows money that came beside a canceled deposit
 * under the canceled one's reference, so that finds the same. Undefined for one that no money came of.
 */
export async function lockRefundable(tx: Tx, reference: string): Promise<Refundable | undefined> {
  const rows = await tx
    .selectFrom('wallet_deposit as d')
    .leftJoin('wallet_take_back as t', (join) =>
      join.onRef('t.posted_as', '=', 'd.psp_tx_id').on('t.cause', '=', 'dispute-won'),
    )
    .select(['d.reference', 'd.psp_tx_id', 't.tx_id'])
    .where(({ eb, or }) =>
      or([eb('d.reference', '=', reference), eb('d.after_reference', '=', reference)]),
    )
    .where('d.status', 'in', ['implemented', 'reversed'])
    .orderBy('d.created_at')
    .execute()
  const shown = rows.find((row) => row.reference === reference) ?? rows[0]
  const txId = shown?.tx_id ?? shown?.psp_tx_id
  if (!txId) return undefined
  await lockProviderTransaction(tx, txId)
  const first = await findBooked(tx, txId)
  if (!first) return undefined
  const family = await familyOf(tx, first.reference).execute()
  return { first, txId, leftOre: sum(...family.map(leftOf)) }
}
