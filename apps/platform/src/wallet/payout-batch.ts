import { after, type Ore, sum, timeKey } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { type NemKontoPayment, writeNemKontoFile } from '../outside/index.ts'
import type { PaymentsContext } from './payments-context.ts'
import { moveWithdrawal, type WithdrawalRow } from './withdrawal-states.ts'

/** NemKonto takes at most 10,000; a smaller file is a smaller trouble. */
const paymentsPerBatch = 1_000

/**
 * Puts pending withdrawals that have waited long enough into one file and marks them as being
 * handled. File and marks are one transaction: a withdrawal is in exactly one file, or in none and
 * still pending. Returns the batch, or undefined when nothing was due.
 */
export async function makePayoutBatch(
  context: PaymentsContext,
  at: Date,
): Promise<string | undefined> {
  return context.db.transaction().execute(async (tx) => {
    const due = await lockDue(context, tx, at)
    if (due.length === 0) return undefined
    const batchId = timeKey(context.clock, context.random)
    const file = writeNemKontoFile(batchId, await paymentsOf(context, tx, due, at), at)
    await tx
      .insertInto('wallet_payout_batch')
      .values({
        batch_id: batchId,
        sealed_file: context.players.seal(file.xml),
        sha256: file.sha256,
        payments: due.length,
        total_ore: sum(...due.map((row): Ore => row.amount_ore)),
        created_at: at,
      })
      .execute()
    for (const row of due) {
      await moveWithdrawal(tx, row, 'processing', { actor: 'system', at, batchId })
    }
    return batchId
  })
}

/** Copies of the program that tick at the same moment take different withdrawals. */
function lockDue(context: PaymentsContext, tx: Tx, at: Date): Promise<WithdrawalRow[]> {
  return tx
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('status', '=', 'pending')
    .where('created_at', '<=', after(at, -context.settings.payoutDelayMs))
    .orderBy('created_at')
    .limit(paymentsPerBatch)
    .forUpdate()
    .skipLocked()
    .execute()
}

async function paymentsOf(
  context: PaymentsContext,
  tx: Tx,
  due: readonly WithdrawalRow[],
  at: Date,
): Promise<NemKontoPayment[]> {
  const payments: NemKontoPayment[] = []
  for (const row of due) {
    payments.push({
      reference: row.withdrawal_id,
      cpr: await context.players.revealCpr(tx, row.player_id, 'payout', at),
      amountOre: row.amount_ore,
      // The last characters of a time-ordered key are its chance: short, and no two alike.
      text: `${context.settings.brandName} ${row.withdrawal_id.slice(-8)}`,
    })
  }
  return payments
}
