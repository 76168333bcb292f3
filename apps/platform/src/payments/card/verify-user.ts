import { mayCall } from '@nordlys/contracts'
import { readBalances } from '../../ledger/index.ts'
import { decimalAmount } from '../../outside/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { cancelDeposit, isOpen, lockDeposit } from '../deposit/deposit-states.ts'
import { findPayable } from './payable-deposit.ts'
import { type CallbackAnswer, refuseCallback } from './payment-message.ts'

type VerifiedUser = CallbackAnswer & Readonly<Record<string, string | boolean>>

/**
 * Tells the provider whether a card page's session is one of ours, and the little it needs to know
 * of who pays. A player who may no longer deposit loses the open deposit at once.
 */
export async function verifyUser(
  context: PaymentsContext,
  asked: { sessionId: string; userId: string },
): Promise<CallbackAnswer | VerifiedUser> {
  const { userId } = asked
  const at = context.clock.now()
  const row = await findPayable(context.db, { ...asked, at })
  if (!row) return refuseCallback(userId, 'SESSION_INVALID')
  const playerId = row.player_id
  const standing = await context.players.readStanding(context.db, playerId, at)
  if (!mayCall('authorize-deposit', standing)) {
    await context.db.transaction().execute(async (tx) => {
      const locked = await lockDeposit(tx, row.reference)
      if (locked && isOpen(locked)) {
        const by = { actor: 'system', at: context.clock.now() } as const
        await cancelDeposit(tx, locked, 'not-allowed', by)
      }
    })
    return refuseCallback(userId, 'NOT_ALLOWED')
  }
  const contact = await context.players.findContact(context.db, playerId)
  if (!contact) return refuseCallback(userId, 'USER_UNKNOWN')
  const { cashOre } = await readBalances(context.db, playerId)
  return {
    userId,
    success: true,
    kycStatus: 'Approved',
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    country: 'DNK',
    balance: decimalAmount(cashOre),
    balanceCy: 'DKK',
    locale: 'da_DK',
  }
}
