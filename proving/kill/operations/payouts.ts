import { expect } from 'vitest'
import type { MoneyScene } from '../money-scene.ts'
import { forceNemKonto } from '../stand-ins.ts'
import { type Operation, tickAgain } from './operation.ts'
import { withdraw, withdrawalInBooks } from './withdrawals.ts'

/** NemKonto's states after a file was taken: completed, sent, settled or returned. */
const stepsToTheEnd = 3

/** The file is made, handed in, and NemKonto's words are written into the books. */
export const payoutSettled: Operation = {
  name: 'a payout is settled',
  async prepare(scene) {
    const withdrawalId = await withdraw(scene)
    return {
      async act() {
        await tickAgain(scene)
        await hearOfTheEnd(scene)
      },
      async verify() {
        expect(await withdrawalInBooks(scene, withdrawalId)).toEqual({
          status: 'implemented',
          booked: ['withdrawal-reserved', 'withdrawal-sent'],
        })
      },
    }
  },
}

/** The bank has sent the money back before we heard that it had left; handing in is as above. */
export const payoutReturned: Operation = {
  name: 'a payout comes back',
  async prepare(scene) {
    await forceNemKonto(scene.sandboxUrl, 'return')
    const withdrawalId = await withdraw(scene)
    await tickAgain(scene)
    return {
      act: () => hearOfTheEnd(scene),
      async verify() {
        expect(await withdrawalInBooks(scene, withdrawalId)).toEqual({
          status: 'reversed',
          booked: ['withdrawal-reserved', 'withdrawal-returned', 'withdrawal-sent'],
        })
      },
    }
  },
}

async function hearOfTheEnd(scene: MoneyScene): Promise<void> {
  const { platform, sandboxUrl } = scene
  for (let step = 0; step < stepsToTheEnd; step += 1) await forceNemKonto(sandboxUrl, 'advance')
  await tickAgain(scene)
  await platform.live()
}
