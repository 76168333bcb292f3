import type { WatchTime } from '../watch/surroundings.ts'

/** From the moment the profile is there to the popup. [MKT-01] */
export const marketingDelayMs = 3_000

export interface MarketingSurroundings {
  time: WatchTime
  /** Whether this browser holds an acceptance that is still valid. */
  hasCookie(): boolean
  /** Whether the server knows of one; rejects when it cannot tell. */
  isAccepted(): Promise<boolean>
  /** Asks for the popup's turn. */
  show(): void
  /** Told what kept the server from telling. */
  onError(error: unknown): void
}

/**
 * Offers the marketing popup once a page: three seconds after the profile has loaded, to a player who
 * has not accepted. Where that cannot be found out nobody is asked. The answer takes the wish back.
 */
export function offerMarketing(around: MarketingSurroundings): () => void {
  let isOver = false
  const cancel = around.time.later(marketingDelayMs, async () => {
    if (around.hasCookie()) return
    const isAccepted = await around.isAccepted().catch((error: unknown) => {
      around.onError(error)
      return true
    })
    if (!isAccepted && !isOver) around.show()
  })
  return () => {
    isOver = true
    cancel()
  }
}
