import { after, isDatabaseAway, logFailure, minuteMs, type Ore, sum, timeKey } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import { type NemKontoPayment, writeNemKontoFile } from '../../outside/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { waitsForDebt } from './payout-waits.ts'
import { moveWithdrawal, type WithdrawalRow } from './withdrawal-states.ts'

/** NemKonto takes at most 10,000; a smaller file is a smaller trouble. */
const paymentsPerBatch = 1_000

/** One that no file could take is tried again so often. */
const triedAgainAfterMs = 10 * minuteMs

/**
 * Puts pending withdrawals that have waited long enough into one file and marks them as being
 * handled. File and marks are one transaction: a withdrawal is in exactly one file, or in none and
 * still pending. Returns the batch, or undefined when nothing was due.
 */
export function makePayoutBatch(context: PaymentsContext, at: Date): Promise<string | undefined> {
  return context.db.transaction().execute(async (tx) => {
    const due = await dueAt(tx, at)
      .selectAll()
      .where('left_out_at', 'is', null)
      .limit(paymentsPerBatch)
      .forUpdate()
      .skipLocked()
      .execute()
    return due.length === 0 ? undefined : makeBatchOf(context, tx, due, at)
  })
}

/**
 * Puts each withdrawal that is due still into a file of its own: one that no file can take must not hold
 * up others. It is left out, and tried again later. [FLT-15]
 */
export async function makePayoutBatchesApart(context: PaymentsContext, at: Date): Promise<void> {
  for (const { withdrawal_id: withdrawalId, left_out_at: leftOutAt } of await findDue(
    context,
    at,
  )) {
    try {
      await makeBatchOfOne(context, withdrawalId, at)
    } catch (error) {
      // No fault of a withdrawal: the tick reports it, once.
      if (isDatabaseAway(error)) throw error
      // A fault that lasts is logged when it begins.
      if (leftOutAt === null) {
        logFailure(context.log, error, 'no payout file can take a withdrawal', { withdrawalId })
      }
      await leaveOut(context, withdrawalId, at)
    }
  }
}

function findDue(context: PaymentsContext, at: Date) {
  return dueAt(context.db, at)
    .select(['withdrawal_id', 'left_out_at'])
    .where((where) =>
      where.or([
        where('left_out_at', 'is', null),
        where('left_out_at', '<=', after(at, -triedAgainAfterMs)),
      ]),
    )
    .limit(paymentsPerBatch)
    .execute()
}

function makeBatchOfOne(context: PaymentsContext, withdrawalId: string, at: Date): Promise<void> {
  return context.db.transaction().execute(async (tx) => {
    const row = await dueAt(tx, at)
      .selectAll()
      .where('withdrawal_id', '=', withdrawalId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (row) await makeBatchOf(context, tx, [row], at)
  })
}

async function leaveOut(context: PaymentsContext, withdrawalId: string, at: Date): Promise<void> {
  await context.db
    .updateTable('wallet_withdrawal')
    .set({ left_out_at: at })
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'pending')
    .execute()
}

/**
 * Copies of the program that tick at the same moment lock different ones. One with an open check waits for
 * people: the count is read again under the row's lock, so that one asked for meanwhile is seen. [PAY-07]
 */
function dueAt(db: Db | Tx, at: Date) {
  return db
    .selectFrom('wallet_withdrawal')
    .where('status', '=', 'pending')
    .where('open_checks', '=', 0)
    .where('cancelable_until', '<=', at)
    .where(({ not }) => not(waitsForDebt))
    .orderBy('cancelable_until')
}

async function makeBatchOf(
  context: PaymentsContext,
  tx: Tx,
  due: readonly WithdrawalRow[],
  at: Date,
): Promise<string> {
  const batchId = timeKey(context.clock, context.random)
  const file = writeNemKontoFile(batchId, await paymentsOf(context, tx, due, at), at)
  await tx
    .insertInto('wallet_payout_batch')
    .values({
      batch_id: batchId,
      sealed_file: context.players.encrypt(file.xml),
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
