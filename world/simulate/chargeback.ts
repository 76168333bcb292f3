import { type Ore, type PlayerId, timeKey } from '@nordlys/core'
import { audit } from '../../apps/platform/src/audit/index.ts'
import type { Tx } from '../../apps/platform/src/db/index.ts'
import { postTransfer } from '../../apps/platform/src/ledger/index.ts'
import type { DepositRow } from '../../apps/platform/src/wallet/deposit.ts'
import { lockDeposit, moveDeposit } from '../../apps/platform/src/wallet/deposit-states.ts'
import { expectEqual, Failure, show } from './failure.ts'
import type { Scene } from './operation.ts'

/** A bank takes a booked deposit back; what the player no longer has becomes a debt. [LED-04] */
export function wantChargeback(
  scene: Scene,
  payment: { playerId: PlayerId; amountOre: Ore; reference: string },
): void {
  const { facts, random, model, counted } = scene
  const { reference, playerId, amountOre } = payment
  if (facts.chargebacks.has(reference)) return
  facts.chargebacks.set(reference, { playerId, amountOre })
  scene.want('chargeback', async ({ payments }) => {
    const at = payments.clock.now()
    const key = timeKey(payments.clock, random)
    const kind = 'deposit-reversed'
    const posted = await payments.db.transaction().execute(async (tx) => {
      const deposit = await findDeposit(tx, reference)
      const transfer = { key, kind, playerId, amountOre, reference, at } as const
      const done = await postTransfer(tx, transfer)
      if (deposit && done.ok && !done.repeated) await reverse(tx, deposit, at)
      return done
    })
    return () => {
      const row = model.movements.get(`${kind} ${reference}`)
      if (!posted.ok || !row) throw new Failure(`a chargeback was not booked: ${show(posted)}`)
      expectEqual(posted.balances.cashOre, row.cashAfter, 'the cash after a chargeback')
      counted(posted.repeated ? 'a repeated chargeback changed nothing' : 'a chargeback was booked')
      if (row.debtAfter !== 0n) counted('a chargeback left a debt')
    }
  })
}

/** The deposit this card payment was booked for; a gift has none. */
async function findDeposit(tx: Tx, txId: string): Promise<DepositRow | undefined> {
  const row = await tx
    .selectFrom('wallet_deposit')
    .select('reference')
    .where('psp_tx_id', '=', txId)
    .where('status', '<>', 'canceled')
    .executeTakeFirst()
  return lockDeposit(tx, row?.reference)
}

async function reverse(tx: Tx, deposit: DepositRow, at: Date): Promise<void> {
  const { reference, player_id: playerId, amount_ore: amountOre } = deposit
  await moveDeposit(tx, deposit, 'reversed', at)
  const details = { reference, amountOre }
  await audit(tx, { actor: 'outside', playerId, action: 'deposit-reversed', details, at })
}
