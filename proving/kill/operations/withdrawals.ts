import { type Caller, cancelWithdrawal, listWithdrawals } from '@nordlys/contracts'
import { invariant, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { expect } from 'vitest'
import { askAgain } from '../ask-again.ts'
import type { MoneyScene } from '../money-scene.ts'
import { rowsOf } from '../rows.ts'
import { withdrawUntilConfirmed } from '../withdraw.ts'
import { oneMessage } from './operation.ts'

const amount = '100'
const amountOre = '10000'

/** The player wishes, confirms with MitID and is told the withdrawal's number. */
export const withdrawalMade = oneMessage<string>(
  'a withdrawal is made with MitID',
  async (scene) => {
    const idempotencyKey = timeKey(systemClock, systemRandom)
    const before = await withdrawalsOf(scene)
    return {
      say: () => withdrawUntilTold(scene, idempotencyKey),
      async verify(made) {
        const now = await withdrawalsOf(scene)
        expect(now.filter((id) => !before.includes(id))).toEqual([made])
        expect(await withdrawalInBooks(scene, made)).toEqual({
          status: 'pending',
          booked: ['withdrawal-reserved'],
        })
      },
    }
  },
)

/** The player takes a withdrawal back before it is handled. */
export const withdrawalCanceled = oneMessage('a withdrawal is canceled', async (scene) => {
  const withdrawalId = await withdraw(scene)
  const say = () => scene.caller.call(cancelWithdrawal, { withdrawalId }, scene.session)
  return {
    say,
    async verify(answer) {
      expect(answer).toMatchObject({ ok: true, withdrawal: { status: 'canceled' } })
      expect(await say()).toEqual(answer)
      expect(await withdrawalInBooks(scene, withdrawalId)).toEqual({
        status: 'canceled',
        booked: ['withdrawal-released', 'withdrawal-reserved'],
      })
    },
  }
})

/** Makes a withdrawal of the scene's player; nothing dies in it. */
export async function withdraw(scene: MoneyScene): Promise<string> {
  const idempotencyKey = timeKey(systemClock, systemRandom)
  return withdrawUntilTold(scene, idempotencyKey)
}

async function withdrawUntilTold(scene: MoneyScene, idempotencyKey: string): Promise<string> {
  const { platform, session } = scene
  const caller: Caller = {
    call: (...said) => askAgain(platform, () => scene.caller.call(...said)),
  }
  const who = { caller, persona: 'anna', session }
  const made = await withdrawUntilConfirmed(who, { amount, idempotencyKey })
  invariant('withdrawalId' in made, 'a wish that was noted is answered alike')
  return made.withdrawalId
}

/** All withdrawals the player is shown, by number. */
async function withdrawalsOf({ caller, platform, session }: MoneyScene): Promise<string[]> {
  const listed = await askAgain(platform, () => caller.call(listWithdrawals, {}, session))
  invariant(listed.ok, 'the player may see their withdrawals')
  return listed.withdrawals.map(({ withdrawalId }) => withdrawalId)
}

/** The payment's state, and the kinds of what is booked for it, each with its whole amount. */
export async function withdrawalInBooks({ databaseUrl }: MoneyScene, withdrawalId: string) {
  const payments = await rowsOf(
    databaseUrl,
    'SELECT status, amount_ore FROM audit_payments WHERE payment_id = $1',
    [withdrawalId],
  )
  expect(payments).toHaveLength(1)
  expect(payments[0]).toMatchObject({ amount_ore: amountOre })
  const booked = await rowsOf(
    databaseUrl,
    `SELECT kind FROM audit_txns JOIN audit_entries USING (txn_id)
     WHERE ext_ref = $1 AND amount_ore = $2 ORDER BY kind`,
    [withdrawalId, amountOre],
  )
  return { status: payments[0]?.status, booked: booked.map(({ kind }) => kind) }
}
