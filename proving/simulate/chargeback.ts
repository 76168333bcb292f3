import { type Ore, type PlayerId, timeKey, zeroOre } from '@nordlys/core'
import { postTransfer } from '../../apps/platform/src/ledger/index.ts'
import { settleTakenBack } from '../../apps/platform/src/payments/index.ts'
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
    const kind = 'deposit-reversed'
    facts.lookAtSpins(at)
    const posted = await payments.db.transaction().execute(async (tx) => {
      const gone = { txId: reference, cause: 'dispute', keptOre: zeroOre } as const
      const taken = await settleTakenBack(payments, tx, gone)
      if (taken.kind === 'agreed') return { ok: true, repeated: true } as const
      if (taken.kind !== 'unknown') return { ok: true, repeated: false, ...taken } as const
      // What the player had from the beginning has no deposit.
      const key = timeKey(payments.clock, random)
      return postTransfer(tx, { key, kind, playerId, amountOre, reference, at })
    })
    return () => {
      const row = model.movements.get(`${kind} ${reference}`)
      if (!posted.ok || !row) throw new Failure(`a chargeback was not booked: ${show(posted)}`)
      if ('balances' in posted) {
        expectEqual(posted.balances.cashOre, row.cashAfter, 'the cash after a chargeback')
      }
      counted(posted.repeated ? 'a repeated chargeback changed nothing' : 'a chargeback was booked')
      if (row.debtAfter !== 0n) counted('a chargeback left a debt')
    }
  })
}
