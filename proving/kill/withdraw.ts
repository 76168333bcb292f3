import {
  type Caller,
  finishIdentification,
  type RequestOf,
  type SessionCredential,
  startWithdrawal,
} from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { visitBroker } from '../../world/seed/broker-visit.ts'

/** Repeats a call in the same words until it is answered. */
type UntilAnswered = <T>(ask: (caller: Caller) => Promise<T>) => Promise<T>

/**
 * As a player does whose page breaks down: the same wish is confirmed by a new visit to MitID, which
 * names the same withdrawal when it was confirmed already. Resolves to its number or a refusal.
 */
export async function withdrawUntilAnswered(
  untilAnswered: UntilAnswered,
  who: { persona: string; session: SessionCredential },
  request: RequestOf<typeof startWithdrawal>,
): Promise<{ withdrawalId: string } | { refusal: string }> {
  for (;;) {
    const started = await untilAnswered((caller) =>
      caller.call(startWithdrawal, request, who.session),
    )
    if (!started.ok) return started
    const { transaction } = started
    const callbackUrl = await visitBroker(started.authorizeUrl, who.persona)
    const finished = await untilAnswered((caller) =>
      caller.call(finishIdentification, { transaction, callbackUrl }),
    )
    if (finished.ok) {
      invariant(finished.result.kind === 'withdrawal-created', 'the visit confirms a withdrawal')
      return finished.result
    }
    // A message whose answer was lost has used the visit up: the wish is confirmed by another.
    if (finished.refusal !== 'transaction-expired') return finished
  }
}
