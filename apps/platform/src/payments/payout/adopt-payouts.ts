import { invariant, type Ore, sum, timeKey } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { postTransfer } from '../../ledger/index.ts'
import { hashNemKontoFile, type NemKontoPayment, readNemKontoFile } from '../../outside/index.ts'
import { recordBirth } from '../base/payment-moves.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { lockWithdrawal, moveWithdrawal, type WithdrawalRow } from './withdrawal-states.ts'

/** The outcome of one payment of a file. */
export interface Adopted {
  withdrawalId: string
  outcome: 'adopted' | 'player-unknown' | 'too-little-money' | 'differs'
}

/**
 * Takes a payout file into the books that NemKonto has and a restored database does not. A withdrawal
 * that was waiting is in the file from now on; one that is not known is made again, its money
 * reserved. NemKonto's statuses then do the rest. A file that is known changes nothing.
 */
export async function adoptPayoutFile(
  context: PaymentsContext,
  xml: string,
  at: Date,
): Promise<Adopted[]> {
  const file = readNemKontoFile(xml)
  invariant(file, 'not one of our payout files')
  const { batchId, createdAt, payments } = file
  return context.db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('wallet_payout_batch')
      .values({
        batch_id: batchId,
        sealed_file: context.players.encrypt(xml),
        sha256: hashNemKontoFile(xml),
        payments: payments.length,
        total_ore: sum(...payments.map((payment): Ore => payment.amountOre)),
        created_at: createdAt,
        accepted_at: at,
      })
      .onConflict((conflict) => conflict.column('batch_id').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) return []
    const details = { batchId, payments: payments.length }
    await audit(tx, { actor: 'system', action: 'payout-batch-adopted', details, at })
    const adopted: Adopted[] = []
    for (const payment of payments) {
      const outcome = await adoptPayment(context, tx, { payment, batchId, at })
      adopted.push({ withdrawalId: payment.reference, outcome })
    }
    return adopted
  })
}

async function adoptPayment(
  context: PaymentsContext,
  tx: Tx,
  given: { payment: NemKontoPayment; batchId: string; at: Date },
): Promise<Adopted['outcome']> {
  const { payment, batchId, at } = given
  const known = await lockWithdrawal(tx, payment.reference)
  const row = known ?? (await makeAgain(context, tx, payment, at))
  if (typeof row === 'string') return row
  if (row.status !== 'pending' || row.amount_ore !== payment.amountOre) return 'differs'
  await moveWithdrawal(tx, row, 'processing', { actor: 'system', at, batchId, isAdopted: true })
  if (row.open_checks > 0) await noteOvertaken(tx, row, batchId, at)
  return 'adopted'
}

/** People ended its checks after the backup, and their words are lost: the payment has overtaken them. */
async function noteOvertaken(tx: Tx, row: WithdrawalRow, batchId: string, at: Date): Promise<void> {
  const { withdrawal_id: withdrawalId, player_id: playerId, open_checks: openChecks } = row
  const details = { withdrawalId, batchId, openChecks }
  await audit(tx, { actor: 'system', playerId, action: 'payout-checks-overtaken', details, at })
}

/** The wish and MitID's word for it are lost; that the money left on our own order is proof enough. */
async function makeAgain(
  context: PaymentsContext,
  tx: Tx,
  payment: NemKontoPayment,
  at: Date,
): Promise<WithdrawalRow | 'player-unknown' | 'too-little-money'> {
  const { reference: withdrawalId, amountOre, cpr } = payment
  const playerId = await context.players.findByCpr(tx, cpr)
  if (playerId === undefined) return 'player-unknown'
  const reserved = await postTransfer(tx, {
    key: timeKey(context.clock, context.random),
    kind: 'withdrawal-reserved',
    playerId,
    amountOre,
    reference: withdrawalId,
    at,
  })
  if (!reserved.ok) return 'too-little-money'
  await recordBirth(tx, { direction: 'withdrawal', paymentId: withdrawalId, status: 'pending', at })
  const details = { withdrawalId, amountOre }
  await audit(tx, { actor: 'system', playerId, action: 'withdrawal-made-again', details, at })
  return tx
    .insertInto('wallet_withdrawal')
    .values({
      withdrawal_id: withdrawalId,
      player_id: playerId,
      amount_ore: amountOre,
      status: 'pending',
      created_at: at,
      updated_at: at,
      cancelable_until: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
