import { required } from '@nordlys/core'
import { askAgain } from '../ask-again.ts'
import type { MoneyScene } from '../money-scene.ts'

/** One go at an operation, with everything it needs made beforehand. */
interface Attempt {
  /**
   * Does it as the protocol says, asking again with the same words whenever no answer comes, until
   * there is one. The platform may die in it once.
   */
  act(): Promise<void>
  /** Compares what the client was told with the books; throws when they differ. */
  verify(): Promise<void>
}

/** An operation that moves money, or leads to it: the whole of what is added for a new one. */
export interface Operation {
  name: string
  /** Makes a fresh attempt. Nothing dies in here. */
  prepare(scene: MoneyScene): Promise<Attempt>
}

/** An operation that is one message, repeated until it is answered; `verify` gets the answer. */
export function oneMessage<Answer>(
  name: string,
  prepare: (scene: MoneyScene) => Promise<{
    say: () => Promise<Answer>
    verify: (answer: Answer) => Promise<void>
  }>,
): Operation {
  return {
    name,
    async prepare(scene) {
      const { say, verify } = await prepare(scene)
      let heard: { answer: Answer } | undefined
      return {
        async act() {
          heard = { answer: await askAgain(scene.platform, say) }
        },
        verify: () => verify(required(heard, 'an answer').answer),
      }
    },
  }
}

/** What a tick that died has left undone is done by the next. */
export async function tickAgain({ platform }: MoneyScene): Promise<void> {
  if (!(await platform.tick())) await platform.tick()
}
