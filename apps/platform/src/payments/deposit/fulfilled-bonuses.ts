import { after, dayMs } from '@nordlys/core'
import { listFulfilled } from '../../ledger/index.ts'
import '../base/tables.ts'
import { bonusFulfilledEmail } from '../base/payment-emails.ts'
import type { PaymentsContext } from '../base/payments-context.ts'

/** How long it may take until somebody is written to; what is older is no news. */
const lookBackMs = 2 * dayMs

/** Writes to players who have met a bonus's requirement, once, however many copies look. */
export async function tellOfFulfilledBonuses(
  { db, players, enqueueEmail }: PaymentsContext,
  at: Date,
): Promise<void> {
  for (const { bonusId, playerId, amountOre } of await listFulfilled(db, after(at, -lookBackMs))) {
    await db.transaction().execute(async (tx) => {
      const noted = await tx
        .insertInto('wallet_bonus_letter')
        .values({ bonus_id: bonusId, sent_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('bonus_id')
        .executeTakeFirst()
      const contact = noted && (await players.findContact(tx, playerId))
      if (contact) await enqueueEmail(tx, bonusFulfilledEmail(contact, amountOre))
    })
  }
}
