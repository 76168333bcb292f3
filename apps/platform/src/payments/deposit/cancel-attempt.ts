import type { DepositFailure } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { findAuthorized, namesAnother, tellOfAnotherName } from './authorized-deposit.ts'
import { findBooked } from './capture.ts'
import { cancelDeposit, isOpen, lockDeposit } from './deposit-states.ts'

/** An attempt that its provider says has ended without money. */
interface EndedAttempt {
  txId: string
  playerId: PlayerId
  reference: string | undefined
  /** The provider's own number for why, and our word for it. */
  statusCode: number
  failure: DepositFailure
}

export type CancelRefusal = 'user-unknown' | 'booked'

/**
 * Ends the deposit that an attempt was made at, if it is still this attempt's. A transaction that had
 * leave is its deposit's own, whatever the message names. Undefined means that it was noted.
 */
export async function cancelAttempt(
  context: PaymentsContext,
  tx: Tx,
  attempt: EndedAttempt,
): Promise<CancelRefusal | undefined> {
  const { txId, statusCode, failure } = attempt
  const authorized = await findAuthorized(tx, txId)
  const playerId = authorized?.player_id ?? attempt.playerId
  if (!authorized && !(await context.players.findContact(tx, playerId))) return 'user-unknown'
  const row = await lockDeposit(tx, authorized?.reference ?? attempt.reference)
  const at = context.clock.now()
  if (await findBooked(tx, txId)) {
    const details = { txId: `tx-${txId}`, statusCode }
    await audit(tx, { actor: 'outside', playerId, action: 'late-cancel-refused', details, at })
    return 'booked'
  }
  if (authorized && namesAnother(authorized, attempt)) {
    await tellOfAnotherName(context, tx, { authorized, named: attempt, at })
  }
  const isThisAttempt = row && isOpen(row) && (row.psp_tx_id ?? txId) === txId
  if (isThisAttempt && row.player_id === playerId) {
    await cancelDeposit(tx, row, failure, { actor: 'outside', at })
  }
  return undefined
}
