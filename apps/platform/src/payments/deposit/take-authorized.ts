import type { PlayerId } from '@nordlys/core'
import { type Attempt, noCard, type Taking } from '../base/payment-method.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { authorizeDeposit } from './authorize.ts'
import { cancelDeposit, isOpen, lockDeposit, moveDeposit } from './deposit-states.ts'

type Authorized = Extract<Attempt, { state: 'authorized' }>

/**
 * Takes authorised money, or lets go of it. Everything is judged again first, and that it may be taken is
 * committed before it is: a pause that comes later is later than the deposit, and a death in between is
 * found by the next to ask, who takes it under the same key. Throws `OutsideError`.
 */
export async function takeAuthorized(
  context: PaymentsContext,
  taking: Taking,
  deposit: { reference: string; playerId: PlayerId },
  attempt: Authorized,
): Promise<void> {
  const { reference } = deposit
  const amountOre = await judgeAgain(context, deposit, attempt)
  if (amountOre === undefined) await taking.letGo(reference)
  else await taking.capture({ reference, amountOre })
}

/** The amount to take; undefined when nothing may be, and then the deposit is over. */
function judgeAgain(
  context: PaymentsContext,
  { reference, playerId }: { reference: string; playerId: PlayerId },
  { txId, authorizedOre }: Authorized,
) {
  return context.db.transaction().execute(async (tx) => {
    const known = await lockDeposit(tx, reference)
    if (known?.status === 'processing' && known.psp_tx_id === txId) return known.amount_ore
    if (known && isOpen(known) && known.requested_ore !== authorizedOre) {
      const by = { actor: 'outside', at: context.clock.now() } as const
      await cancelDeposit(tx, known, 'amount-changed', by)
      return undefined
    }
    const refusal = await authorizeDeposit(context, tx, {
      ...{ txId, playerId, reference, amountOre: authorizedOre, card: noCard },
      // Our own reference names it, and nobody else can have it approved.
      isOwn: () => true,
    })
    if (refusal) return undefined
    const row = await lockDeposit(tx, reference)
    // The audit line of the leave is this move's too, so it is of the same moment.
    if (row) await moveDeposit(tx, row, 'processing', row.updated_at)
    return authorizedOre
  })
}
