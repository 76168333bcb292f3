import { invariant, isDatabaseAway, logFailure, type PlayerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import { momentUnderLock, readBalances } from '../../ledger/index.ts'
import {
  findClosedWithMoney,
  isLeftoverDue,
  lockAccountRow,
  lookAtClosedAccounts,
  noteLeftoverPaid,
  tryLeftoverAgain,
} from '../../players/index.ts'
import { leftoverPayoutEmail } from '../base/payment-emails.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { mayPayOut } from './closing.ts'
import { makeWithdrawal } from './withdrawal.ts'

/**
 * Pays out what has been on a closed account for its days, however little it is: what was left at the
 * closing, wins of rounds that ended later, payouts that came back, late deposits. Copies of the program
 * that tick at the same moment make one payout of it. [LIM-06]
 */
export async function payOutLeftovers(context: PaymentsContext, at: Date): Promise<void> {
  await lookAtClosedAccounts(context.db, at)
  for (const playerId of await findClosedWithMoney(context.db, at)) {
    try {
      await payOutLeftover(context, playerId, at)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      // One account that fails holds up no other.
      logFailure(context.log, error, 'a closed account could not be paid out', { playerId })
      await tryLeftoverAgain(context.db, playerId, at)
    }
  }
}

async function payOutLeftover(
  context: PaymentsContext,
  playerId: PlayerId,
  dueAt: Date,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    // The account before the money, as in the closing of an account.
    await lockAccountRow(tx, playerId)
    if (!(await isLeftoverDue(tx, playerId, dueAt))) return
    const at = await momentUnderLock(tx, playerId, context.clock)
    const balances = await readBalances(tx, playerId)
    const { cashOre: amountOre } = balances
    if (!mayPayOut(balances)) return tryLeftoverAgain(tx, playerId, at)
    const wish = { playerId, amountOre, actor: 'system', letter: leftoverPayoutEmail, at } as const
    const withdrawalId = await makeWithdrawal(context, tx, wish)
    invariant(withdrawalId, 'what is on a closed account can be paid out')
    await noteLeftoverPaid(tx, playerId, at)
    const details = { withdrawalId, amountOre }
    await audit(tx, { actor: 'system', playerId, action: 'leftover-paid-out', details, at })
  })
}
