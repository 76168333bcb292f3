import { formatKroner, kroner, minuteMs, type Ore, timeKey } from '@nordlys/core'
import {
  cancelWithdrawal,
  createWithdrawal,
  startWithdrawal,
} from '../../apps/platform/src/payments/index.ts'
import { expectEqual, Failure, show } from './failure.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'

const amounts = [100, 150, 300]

/** A wish to withdraw, the visit to MitID that confirms it, and sometimes a change of mind. */
export function wantWithdrawal(scene: Scene, player: SimulatedPlayer): void {
  const { choices, clock, random, model, counted } = scene
  const amountOre = kroner(choices.pick(amounts))
  const idempotencyKey = timeKey(clock, random)
  const wishedAt = clock.now()
  const request = { amount: formatKroner(amountOre), idempotencyKey }
  let confirmed: string | undefined
  let refused: string | undefined
  let isRefused = false
  scene.want('withdrawal wish', async ({ payments }, since) => {
    const answer = await startWithdrawal(
      payments,
      { playerId: player.id, standing: 'open' },
      request,
    )
    // A wish that was granted may be refused when it is confirmed; answers overtake each other.
    const isAfterRefusal = isRefused
    if (!answer.ok) isRefused = true
    return () => {
      if (answer.ok) {
        if (isAfterRefusal) throw new Failure('a wish to withdraw that was refused is granted')
        expectEqual(answer.transaction, confirmed ?? answer.transaction, 'a repeated wish')
        if (confirmed) counted('a repeated wish was answered alike')
        else wantConfirmation(scene, player, { intentId: answer.transaction, amountOre, wishedAt })
        confirmed = answer.transaction
        return
      }
      counted(`a wish to withdraw was refused: ${answer.refusal}`)
      if (refused) counted('a repeated wish was refused alike')
      expectEqual(show(answer), refused ?? show(answer), 'a repeated refusal of a wish')
      refused = show(answer)
      const isRight = since().some((books) => {
        const { cash, debt } = model.account(player.id, books)
        if (answer.refusal === 'not-possible') return debt < 0n
        const { refusal } = answer
        return refusal === 'too-little-money' && answer.withdrawableOre === cash && cash < amountOre
      })
      if (!isRight) throw new Failure(`a wish to withdraw was refused: ${show(answer)}`)
    }
  })
}

function wantConfirmation(
  scene: Scene,
  player: SimulatedPlayer,
  intent: { intentId: string; amountOre: Ore; wishedAt: Date },
): void {
  const { choices, model, facts, clock, counted } = scene
  const { intentId, amountOre, wishedAt } = intent
  facts.confirmed.set(intentId, { playerId: player.id, amountOre })
  let made: string | undefined
  scene.want('confirmation', async ({ payments }, since) => {
    const asked = { intentId, playerId: player.id }
    const answer = await createWithdrawal(payments, asked)
    return () => {
      if (answer.ok) {
        if (!made) counted('a withdrawal was made')
        if (made) counted('a repeated confirmation named the same withdrawal')
        expectEqual(answer.withdrawalId, made ?? answer.withdrawalId, 'a repeated confirmation')
        expectEqual(answer.amountOre, amountOre, 'the amount of a withdrawal')
        const row = model.now.withdrawals.find(({ id }) => id === answer.withdrawalId)
        if (!row) throw new Failure(`withdrawal ${answer.withdrawalId} is not in the books`)
        if (!made && choices.happens(40)) wantCancel(scene, player, row.id)
        made = row.id
        return
      }
      counted(`a confirmation was refused: ${answer.refusal}`)
      if (made) throw new Failure(`a withdrawal that was made is refused: ${answer.refusal}`)
      const ageMs = clock.now().getTime() - wishedAt.getTime()
      if (answer.refusal === 'expired' && ageMs >= 15 * minuteMs) return
      const isRight = since().some((books) => {
        const { cash, debt } = model.account(player.id, books)
        return answer.refusal === 'not-possible' ? debt < 0n : cash < amountOre
      })
      if (!isRight) throw new Failure(`a confirmation was refused: ${answer.refusal}`)
    }
  })
}

function wantCancel(scene: Scene, player: SimulatedPlayer, withdrawalId: string): void {
  const { facts, counted } = scene
  scene.want('cancel', async ({ payments }, since) => {
    facts.cancelsAsked.add(withdrawalId)
    const asked = { playerId: player.id, withdrawalId }
    const answer = await cancelWithdrawal(payments, asked)
    return () => {
      counted(answer.ok ? 'a withdrawal was canceled' : `a cancel came ${answer.refusal}`)
      const isRight = since().some(({ withdrawals }) => {
        const status = withdrawals.find(({ id }) => id === withdrawalId)?.status ?? ''
        return answer.ok ? status === 'canceled' : !['pending', 'canceled'].includes(status)
      })
      if (!isRight) throw new Failure(`canceling ${withdrawalId}: ${show(answer)}`)
    }
  })
}
