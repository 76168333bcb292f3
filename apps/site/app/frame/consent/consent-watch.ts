import type { WatchTime } from '../../ground/browser/surroundings.ts'
import { watchTimes } from '../../ground/constants/business-constants.ts'

export interface ConsentSurroundings {
  time: WatchTime
  /** Calls back once the page has nothing more to do; the answer takes the wish back. */
  whenIdle(act: () => void): () => void
  hasChoice(): boolean
  /** Loads the question and shows it. */
  ask(): void
}

/**
 * Asks for consent 10 s after the page is idle, so that nothing of the question weighs on the page's
 * loading; a visitor who has answered is not asked. The answer ends the watch. [CONTENT-05]
 */
export function watchConsent({ time, whenIdle, hasChoice, ask }: ConsentSurroundings): () => void {
  if (hasChoice()) return () => undefined
  let cancelWait: () => void = () => undefined
  const cancelIdle = whenIdle(() => {
    cancelWait = time.later(watchTimes.consentAfterIdleMs, () => {
      // Meanwhile another tab may have had the answer.
      if (!hasChoice()) ask()
    })
  })
  return () => {
    cancelIdle()
    cancelWait()
  }
}
