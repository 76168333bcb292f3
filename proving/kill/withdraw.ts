import {
  type Caller,
  finishIdentification,
  type RequestOf,
  type SessionCredential,
  startWithdrawal,
} from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { visitBroker } from '../../world/seed/broker-visit.ts'

/**
 * As a player does whose page breaks down: the same wish is confirmed by a new visit to MitID, which
 * names the same withdrawal when it was confirmed already. The caller repeats itself until it is
 * answered. Resolves to the withdrawal's number or a refusal.
 */
export async function withdrawUntilConfirmed(
  { caller, persona, session }: { caller: Caller; persona: string; session: SessionCredential },
  request: RequestOf<typeof startWithdrawal>,
): Promise<{ withdrawalId: string } | { refusal: string }> {
  for (;;) {
    const started = await caller.call(startWithdrawal, request, session)
    if (!started.ok) return started
    const { transaction } = started
    const callbackUrl = await visitBroker(started.authorizeUrl, persona)
    const finished = await caller.call(finishIdentification, { transaction, callbackUrl })
    if (finished.ok) {
      invariant(finished.result.kind === 'withdrawal-created', 'the visit confirms a withdrawal')
      return finished.result
    }
    // A message whose answer was lost has used the visit up: the wish is confirmed by another.
    if (finished.refusal !== 'transaction-expired') return finished
  }
}
