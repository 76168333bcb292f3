import { backOffMs } from '../../ground/browser/back-off.ts'
import type { WatchTime } from '../../ground/browser/surroundings.ts'
import { marketingDelayMs } from '../../ground/constants/business-constants.ts'
import type { OfferWay } from './marketing-calls.ts'

export interface MarketingSurroundings {
  time: WatchTime
  /** Whether this browser knows that nobody is to be asked. */
  isAnsweredHere(): boolean
  /** Asks the server which ways there are to ask about; rejects when it cannot tell. */
  waysToAsk(): Promise<readonly OfferWay[]>
  /** Asks for the popup's turn. */
  show(ways: readonly OfferWay[]): void
  /** Receives the error that kept the server from answering. */
  onError(error: unknown): void
}

/**
 * Offers the marketing popup once a page: three seconds after the profile has loaded, to a player who
 * has not accepted and has something left to say yes to. While that cannot be found out nobody is asked, and
 * the server is, again and again.
 * The answer takes the wish back.
 */
export function offerMarketing(around: MarketingSurroundings): () => void {
  let isOver = false
  let failures = 0
  let cancel: () => void = () => undefined
  const ask = async () => {
    if (around.isAnsweredHere()) return
    try {
      const ways = await around.waysToAsk()
      if (ways.length > 0 && !isOver) around.show(ways)
    } catch (error) {
      failures += 1
      if (!isOver) cancel = around.time.later(backOffMs(failures), ask)
      around.onError(error)
    }
  }
  cancel = around.time.later(marketingDelayMs, ask)
  return () => {
    isOver = true
    cancel()
  }
}
