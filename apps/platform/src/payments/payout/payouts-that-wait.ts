import { after, dayMs, formatKroner, formatMoment, type Ore } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { withdrawalLateEmail } from '../base/payment-emails.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { lateFrom } from './bank-days.ts'
import { noWait, readNamedWaits } from './payout-waits.ts'
import type { WithdrawalRow } from './withdrawal-states.ts'

/** NemKonto may be silent for so long before a person is notified. */
const silenceMaxMs = 30 * 60_000
/** Withdrawals that no file takes within so long of each other are reported in one message. */
const toldTogetherMs = 30 * 60_000
const toldAtOnce = 200

/**
 * Tells of payouts that stand still: the operator of each file that NemKonto gives no word of and of each
 * withdrawal that no file can take, the player and the operator of each withdrawal that is late. Each
 * once. [FLT-15]
 */
export async function tellOfPayoutsThatWait(context: PaymentsContext, at: Date): Promise<void> {
  await tellOfSilentBatches(context, at)
  await tellOfLeftOut(context, at)
  await tellOfLateWithdrawals(context, at)
}

async function tellOfSilentBatches(context: PaymentsContext, at: Date): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    // Others that are silent beside it are reported later, if they are silent by then.
    if (await hasAlarm(tx, at)) return
    const silent = await tx
      .updateTable('wallet_payout_batch')
      .set({ alarmed_at: at })
      .where('finished_at', 'is', null)
      .where('alarmed_at', 'is', null)
      .where('trouble_since', '<=', after(at, -silenceMaxMs))
      .returning(['batch_id', 'payments', 'total_ore', 'trouble', 'trouble_since'])
      .execute()
    for (const { batch_id: batchId, payments, total_ore: totalOre, trouble } of silent) {
      const details = { batchId, payments, totalOre, trouble }
      await audit(tx, { actor: 'system', action: 'payout-batch-stands-still', details, at })
    }
    if (silent.length === 0) return
    context.log.error({ batches: silent.length }, 'payout batches stand still')
    await context.alarm(tx, {
      subject: `Udbetalinger: ${silent.length} filer står stille hos NemKonto`,
      lines: silent.map(
        (each) =>
          `${each.batch_id}: ${each.payments} udbetalinger, ${formatKroner(each.total_ore)}, ` +
          `siden ${formatMoment(each.trouble_since ?? at)} (${each.trouble})`,
      ),
    })
  })
}

/** One outage is reported once a day, however many files it holds up. */
async function hasAlarm(tx: Tx, at: Date): Promise<boolean> {
  const alarmed = await tx
    .selectFrom('wallet_payout_batch')
    .select('batch_id')
    .where('finished_at', 'is', null)
    .where('refusal', 'is', null)
    .where('trouble', 'is not', null)
    .where('alarmed_at', '>', after(at, -dayMs))
    .limit(1)
    .executeTakeFirst()
  return alarmed !== undefined
}

async function tellOfLeftOut(context: PaymentsContext, at: Date): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    if (await hasJustToldOfLeftOut(tx, at)) return
    const leftOut = await tx
      .updateTable('wallet_withdrawal')
      .set({ left_out_told_at: at })
      .where('status', '=', 'pending')
      .where('left_out_at', 'is not', null)
      .where('left_out_told_at', 'is', null)
      .returning(['withdrawal_id', 'player_id', 'amount_ore', 'created_at'])
      .execute()
    if (leftOut.length === 0) return
    for (const row of leftOut) {
      const { withdrawal_id: withdrawalId, player_id: playerId, amount_ore: amountOre } = row
      const details = { withdrawalId, amountOre }
      await audit(tx, { actor: 'system', playerId, action: 'withdrawal-left-out', details, at })
    }
    await context.alarm(tx, {
      subject: `Udbetalinger: ${leftOut.length} kan ikke skrives i en fil til NemKonto`,
      lines: leftOut.map(
        (row) => `${row.withdrawal_id}: oprettet ${formatMoment(row.created_at)}, venter stadig`,
      ),
    })
  })
}

/** The cause that keeps one out of a file may keep out the next: one message reports all. */
async function hasJustToldOfLeftOut(tx: Tx, at: Date): Promise<boolean> {
  const told = await tx
    .selectFrom('wallet_withdrawal')
    .select('withdrawal_id')
    .where('status', '=', 'pending')
    .where('left_out_told_at', '>', after(at, -toldTogetherMs))
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

async function tellOfLateWithdrawals(context: PaymentsContext, at: Date): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const late = (await lockWaiting(tx, at)).filter((row) => lateFrom(row) < at)
    for (const row of late) await tellOfLate(context, tx, row, at)
    if (late.length === 0) return
    context.log.error({ withdrawals: late.length }, 'withdrawals are late')
    await context.alarm(tx, {
      subject: `Udbetalinger: ${late.length} er forsinket`,
      lines: late.map(
        (row) => `${row.withdrawal_id}: ${row.status} siden ${formatMoment(row.updated_at)}`,
      ),
    })
  })
}

/** Copies of the program that tick at the same moment take different ones. */
function lockWaiting(tx: Tx, at: Date): Promise<WithdrawalRow[]> {
  return tx
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('status', 'in', ['pending', 'processing', 'initiated'])
    .where('late_told_at', 'is', null)
    .where('updated_at', '<=', after(at, -dayMs))
    .orderBy('updated_at')
    .limit(toldAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
}

async function tellOfLate(
  context: PaymentsContext,
  tx: Tx,
  row: WithdrawalRow,
  at: Date,
): Promise<void> {
  const { withdrawal_id: withdrawalId, player_id: playerId, amount_ore: amountOre, status } = row
  await tx
    .updateTable('wallet_withdrawal')
    .set({ late_told_at: at })
    .where('withdrawal_id', '=', withdrawalId)
    .execute()
  const details = { withdrawalId, amountOre, status }
  await audit(tx, { actor: 'system', playerId, action: 'withdrawal-late', details, at })
  const contact = await context.players.findContact(tx, playerId)
  if (!contact) return
  const { needs } = (await readNamedWaits(tx, [row])).get(withdrawalId) ?? noWait
  await context.enqueueEmail(tx, withdrawalLateEmail(contact, amountOre as Ore, needs))
}
