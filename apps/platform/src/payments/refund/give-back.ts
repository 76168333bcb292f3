import { formatKroner, logFailure, secondMs } from '@nordlys/core'
import { type Selectable, sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { lockProviderTransaction } from '../base/player-lock.ts'
import type { RefundTable } from '../base/tables.ts'
import { findBooked } from '../deposit/capture.ts'
import { settleRefunded } from '../deposit/take-back.ts'

/** The first try after one in vain, or one that died; each later one waits twice as long, to 43 minutes. */
const tryAgainMs = 20 * secondMs
const doublingsMax = 7
const refundsPerTick = 5

type RefundRow = Selectable<RefundTable>

/**
 * Has the providers make the refunds that are agreed to, and books what they then say. Asked under one key
 * for each refund, a provider gives back once, whenever we died. One that fails holds up no other. [PA64]
 */
export async function giveBackAgreed(context: PaymentsContext, at: Date): Promise<void> {
  for (const refund of await claimDue(context, at)) {
    try {
      await giveBack(context, refund)
    } catch (error) {
      const { reference } = refund
      logFailure(context.log, error, 'a refund could not be made', { reference })
      await noteFailure(context, refund, error)
    }
  }
}

/** Those whose time has come, for this copy alone. */
async function claimDue({ db }: PaymentsContext, at: Date): Promise<RefundRow[]> {
  const wait = sql<Date>`${at}::timestamptz
    + ${tryAgainMs} * (1 << least(tries, ${doublingsMax}::int)) * interval '1 millisecond'`
  return db
    .updateTable('payments_refund')
    .set({ next_try_at: wait })
    .where('refund_id', 'in', (due) =>
      due
        .selectFrom('payments_refund')
        .select('refund_id')
        .where('outcome', 'is', null)
        .where('agreed_at', 'is not', null)
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .limit(refundsPerTick)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

async function giveBack(context: PaymentsContext, refund: RefundRow): Promise<void> {
  const { tx_id: txId, reference, amount_ore: amountOre, number } = refund
  const { method } = await context.db
    .selectFrom('wallet_deposit')
    .select('method')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const key = `${reference}-refund-${number}`
  const given = await context.methods[method].giveBack({ txId, amountOre, key })
  await context.db.transaction().execute(async (tx) => {
    await lockProviderTransaction(tx, txId)
    const outcome = given === 'refused' ? 'refused' : 'made'
    if (!(await end(context, tx, refund, outcome))) return
    if (given === 'refused') await tellOfRefusal(context, tx, refund)
    else await settleRefunded(context, tx, { txId, refundedOre: given.refundedOre })
  })
}

/** False when another copy was quicker. */
async function end(
  { clock }: PaymentsContext,
  tx: Tx,
  refund: RefundRow,
  outcome: 'made' | 'refused',
): Promise<boolean> {
  const { refund_id: refundId, tx_id: txId, reference, amount_ore: amountOre, number } = refund
  const at = clock.now()
  const { numUpdatedRows } = await tx
    .updateTable('payments_refund')
    .set({ outcome, ended_at: at })
    .where('refund_id', '=', refundId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const playerId = (await findBooked(tx, txId))?.player_id
  const details = { reference, amountOre, number }
  const action = `refund-${outcome}`
  await audit(tx, { actor: 'outside', ...(playerId && { playerId }), action, details, at })
  return true
}

/** No program may decide what becomes of money that the provider will not give back. */
async function tellOfRefusal(context: PaymentsContext, tx: Tx, refund: RefundRow): Promise<void> {
  const { reference, amount_ore: amountOre } = refund
  context.log.error({ reference }, 'the payment provider refuses a refund')
  await context.alarm(tx, {
    subject: 'Indbetalinger: en tilbagebetaling er afvist',
    lines: [
      `Betalingsudbyderen afviser at betale ${formatKroner(amountOre)} af ${reference} tilbage.`,
      'Intet er trukket fra spilkontoen. Spørg betalingsudbyderen hvorfor.',
    ],
  })
}

async function noteFailure({ db }: PaymentsContext, refund: RefundRow, error: unknown) {
  const last_error =
    error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown'
  await db
    .updateTable('payments_refund')
    .set({ last_error, tries: sql<number>`tries + 1` })
    .where('refund_id', '=', refund.refund_id)
    .where('outcome', 'is', null)
    .execute()
}
