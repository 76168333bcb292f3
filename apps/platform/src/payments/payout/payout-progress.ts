import type { PaymentStatus } from '@nordlys/contracts'
import { formatKroner, isDatabaseAway, isOutage, logFailure, required } from '@nordlys/core'
import { expressionBuilder, type Selectable, sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Database, Tx } from '../../db/index.ts'
import type { NemKontoPaymentStatus } from '../../outside/index.ts'
import { OutsideError } from '../../outside/index.ts'
import {
  withdrawalArrivedEmail,
  withdrawalReturnedEmail,
  withdrawalSentEmail,
} from '../base/payment-emails.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { PayoutBatchTable, PayoutTrouble } from '../base/tables.ts'
import { makePayoutBatch, makePayoutBatchesApart } from './payout-batch.ts'
import { restoreBonus } from './returned-bonus.ts'
import {
  lockWithdrawal,
  moveWithdrawal,
  postForWithdrawal,
  returnReason,
  type WithdrawalRow,
  writeOf,
} from './withdrawal-states.ts'

type Batch = Selectable<PayoutBatchTable>

const batchesPerTick = 50

/**
 * Takes withdrawals one step on: into files, files to NemKonto, and NemKonto's statuses into our
 * books. Each step may be cut off anywhere and asked again: it finds what is done and does the rest.
 */
export async function advancePayouts(context: PaymentsContext, at: Date): Promise<void> {
  await makeBatches(context, at)
  for (const batch of await findUnfinished(context)) {
    await noteAsked(context, batch, at)
    try {
      await noteTrouble(context, batch, await advanceBatch(context, batch, at), at)
    } catch (error) {
      if (await noteTrouble(context, batch, troubleOf(error), at)) {
        logFailure(context.log, error, 'a payout batch does not get on', {
          batchId: batch.batch_id,
        })
      }
      // One that is down is asked once a tick; the next tick begins with those not asked yet.
      if (isOutage(error)) break
    }
  }
}

function troubleOf(error: unknown): PayoutTrouble {
  if (!(error instanceof OutsideError)) return 'failed'
  return error.reason === 'nonsense' ? 'nonsense' : 'down'
}

/** Whether it is news: what stays wrong is logged once and not each tick. [FLT-15] */
async function noteTrouble(
  context: PaymentsContext,
  { batch_id: batchId, trouble }: Batch,
  now: PayoutTrouble | null,
  at: Date,
): Promise<boolean> {
  if (trouble === now) return false
  const cleared = { trouble: null, trouble_since: null, alarmed_at: null }
  const since = sql<Date>`coalesce(trouble_since, ${at})`
  const changed = await context.db
    .updateTable('wallet_payout_batch')
    .set(now === null ? cleared : { trouble: now, trouble_since: since })
    .where('batch_id', '=', batchId)
    .where('trouble', 'is distinct from', now)
    .executeTakeFirst()
  const isNews = changed.numUpdatedRows > 0n
  if (isNews && now === null) context.log.info({ batchId }, 'a payout batch gets on again')
  if (isNews && now === 'forgotten') {
    context.log.error({ batchId }, 'NemKonto does not know a batch it has paid from')
  }
  return isNews
}

/** New files first, then those that have waited longest for a word. */
function findUnfinished(context: PaymentsContext): Promise<Batch[]> {
  return context.db
    .selectFrom('wallet_payout_batch')
    .selectAll()
    .where('finished_at', 'is', null)
    .where('refusal', 'is', null)
    .orderBy(sql`asked_at nulls first`)
    .limit(batchesPerTick)
    .execute()
}

async function noteAsked(context: PaymentsContext, batch: Batch, at: Date): Promise<void> {
  await context.db
    .updateTable('wallet_payout_batch')
    .set({ asked_at: at })
    .where('batch_id', '=', batch.batch_id)
    .execute()
}

/** A withdrawal that cannot be written into a file must not keep the files that exist from going on. */
async function makeBatches(context: PaymentsContext, at: Date): Promise<void> {
  try {
    while (await makePayoutBatch(context, at));
  } catch (error) {
    // No fault of a withdrawal: the tick reports it, once.
    if (isDatabaseAway(error)) throw error
    logFailure(context.log, error, 'a payout batch could not be made')
  }
  await makePayoutBatchesApart(context, at)
}

/** The faults that only a person can mend; null when there is none. */
async function advanceBatch(
  context: PaymentsContext,
  batch: Batch,
  at: Date,
): Promise<'forgotten' | 'refused' | null> {
  if (!batch.accepted_at) return (await submitBatch(context, batch, at)) ? null : 'refused'
  return (await readStatuses(context, batch, at)) ? 'forgotten' : null
}

/**
 * Sends the very file that was kept; NemKonto knows it by its id, so sending twice pays once. Returns
 * whether it was taken.
 */
async function submitBatch(context: PaymentsContext, batch: Batch, at: Date): Promise<boolean> {
  const file = required(batch.sealed_file, 'the file of a batch that is not over')
  const receipt = await context.nemkonto.submit(context.players.decrypt(file))
  await context.db.transaction().execute(async (tx) => {
    const change = receipt.ok
      ? { accepted_at: at }
      : { refusal: receipt.refusal, trouble: 'refused' as const, trouble_since: at, alarmed_at: at }
    const changed = await tx
      .updateTable('wallet_payout_batch')
      .set(change)
      .where('batch_id', '=', batch.batch_id)
      .where('accepted_at', 'is', null)
      .where('refusal', 'is', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return
    const action = receipt.ok ? 'payout-batch-accepted' : 'payout-batch-refused'
    const { batch_id: batchId, sha256, payments, total_ore: totalOre } = batch
    const refusal = receipt.ok ? null : receipt.refusal
    const details = { batchId, sha256: `sha256-${sha256}`, payments, totalOre, refusal }
    await audit(tx, { actor: 'outside', action, details, at })
    if (receipt.ok) return
    const subject = 'Udbetalinger: NemKonto har afvist en fil'
    const lines = [`${batchId}: ${payments} udbetalinger, ${formatKroner(totalOre)} (${refusal})`]
    await context.alarm(tx, { subject, lines })
  })
  // The money stays reserved: nobody but a person can know why NemKonto will not have our file.
  if (!receipt.ok) context.log.error({ batchId: batch.batch_id, ...receipt }, 'payout file refused')
  return receipt.ok
}

/** Whether NemKonto has forgotten what it has paid from. */
async function readStatuses(context: PaymentsContext, batch: Batch, at: Date): Promise<boolean> {
  const statuses = await context.nemkonto.readBatch(batch.batch_id)
  if (!statuses) return sendAgain(context, batch, at)
  for (const status of statuses) await applyStatus(context, batch, status)
  await finishBatch(context, batch, at)
  return false
}

/**
 * NemKonto has forgotten a file it took. While no payment of it has left, the same file goes again;
 * after that only a person can say what became of it.
 */
async function sendAgain(context: PaymentsContext, batch: Batch, at: Date): Promise<boolean> {
  const { batch_id: batchId } = batch
  const isReset = await context.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('wallet_payout_batch')
      .set({ accepted_at: null })
      .where('batch_id', '=', batchId)
      .where('accepted_at', 'is not', null)
      .where((where) =>
        where.not(where.exists(withdrawalsOf(batchId, ['initiated', 'implemented']))),
      )
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return false
    const details = { batchId }
    await audit(tx, { actor: 'outside', action: 'payout-batch-forgotten', details, at })
    return true
  })
  return !isReset
}

/** One payment, one transaction: what was applied before is found applied. */
async function applyStatus(
  context: PaymentsContext,
  batch: Batch,
  told: NemKontoPaymentStatus,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, told.reference)
    const at = context.clock.now()
    if (!row || row.batch_id !== batch.batch_id) {
      context.log.error(
        { reference: told.reference },
        'NemKonto tells of a payment not in its batch',
      )
      return
    }
    const reason = told.reason ?? (told.status === 'rejected' ? 'refused' : undefined)
    const by = { actor: 'outside', at, ...(reason && { reason }) } as const
    const hasLeft =
      told.status === 'sent' || told.status === 'settled' || told.status === 'returned'
    const sent = hasLeft && row.status === 'processing' ? await send(context, tx, row, at) : row
    // One that settles or comes back at once is written of by that alone.
    if (told.status === 'sent' && sent !== row)
      await writeOf(context, tx, sent, withdrawalSentEmail)
    if (told.status === 'settled' && sent.status === 'initiated') {
      await moveWithdrawal(tx, sent, 'implemented', by)
      await writeOf(context, tx, sent, withdrawalArrivedEmail)
    }
    if (told.status === 'rejected' && sent.status === 'processing') {
      await postForWithdrawal(context, tx, sent, 'withdrawal-released', at)
      await takeBack(context, tx, sent, by)
    }
    const isOut = sent.status === 'initiated' || sent.status === 'implemented'
    if (told.status === 'returned' && isOut) {
      await postForWithdrawal(context, tx, sent, 'withdrawal-returned', at)
      await takeBack(context, tx, sent, by)
    }
  })
}

/** The bank has the money now: it leaves the books in the same moment. */
async function send(context: PaymentsContext, tx: Tx, row: WithdrawalRow, at: Date) {
  await postForWithdrawal(context, tx, row, 'withdrawal-sent', at)
  return moveWithdrawal(tx, row, 'initiated', { actor: 'outside', at })
}

async function takeBack(
  context: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  by: { actor: 'outside'; at: Date; reason?: string },
): Promise<void> {
  const reversed = await moveWithdrawal(tx, row, 'reversed', by)
  const restoredOre = await restoreBonus(context, tx, reversed, by.at)
  const contact = await context.players.findContact(tx, row.player_id)
  if (!contact) return
  const told = { amountOre: row.amount_ore, reason: returnReason(reversed), restoredOre }
  await context.enqueueEmail(tx, withdrawalReturnedEmail(contact, told))
}

/** A batch is asked about until each of its payments has ended. */
async function finishBatch(context: PaymentsContext, batch: Batch, at: Date): Promise<void> {
  await context.db
    .updateTable('wallet_payout_batch')
    .set({ finished_at: at })
    .where('batch_id', '=', batch.batch_id)
    .where((where) =>
      where.not(where.exists(withdrawalsOf(batch.batch_id, ['processing', 'initiated']))),
    )
    .execute()
}

function withdrawalsOf(batchId: string, statuses: readonly PaymentStatus[]) {
  return expressionBuilder<Database, never>()
    .selectFrom('wallet_withdrawal')
    .select('withdrawal_id')
    .where('batch_id', '=', batchId)
    .where('status', 'in', statuses)
}
