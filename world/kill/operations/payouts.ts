import { expect } from 'vitest'
import { forceNemKonto } from '../stand-ins.ts'
import type { MoneyScene, Operation } from './operation.ts'
import { withdraw, withdrawalInBooks } from './withdrawals.ts'

/** NemKonto's states after a file was taken: completed, sent, settled or returned. */
const stepsToTheEnd = 3

/** The file is made, handed in, and NemKonto's words are written into the books. */
export const payoutSettled: Operation = {
  name: 'a payout is settled',
  prepare: (scene) => payout(scene, 'implemented', ['withdrawal-reserved', 'withdrawal-sent']),
}

/** The bank has sent the money back before we heard that it had left. */
export const payoutReturned: Operation = {
  name: 'a payout comes back',
  async prepare(scene) {
    await forceNemKonto(scene.sandboxUrl, 'return')
    const booked = ['withdrawal-reserved', 'withdrawal-returned', 'withdrawal-sent']
    return payout(scene, 'reversed', booked)
  },
}

async function payout(scene: MoneyScene, status: string, booked: readonly string[]) {
  const { platform, sandboxUrl } = scene
  const withdrawalId = await withdraw(scene)
  return {
    async act() {
      await tickAgain(scene)
      for (let step = 0; step < stepsToTheEnd; step += 1) await forceNemKonto(sandboxUrl, 'advance')
      await tickAgain(scene)
      await platform.live()
    },
    async verify() {
      expect(await withdrawalInBooks(scene, withdrawalId)).toEqual({ status, booked })
    },
  }
}

/** What a tick that died has left undone is done by the next. */
async function tickAgain({ platform }: MoneyScene): Promise<void> {
  if (!(await platform.tick())) await platform.tick()
}
