import { useEffect, useEffectEvent } from 'react'
import { askHowItStands, isFinal, type PaymentStanding } from './payment-calls.ts'

/** How a page asks: at first after a moment, then ever more slowly; the books go on without it. */
export interface AskingPace {
  firstMs: number
  longestMs: number
  /** After this the page stops asking. */
  patienceMs: number
}

/** Of a payment whose approval is over: the books know within seconds. */
export const settlingPace: AskingPace = { firstMs: 500, longestMs: 2_000, patienceMs: 30_000 }
/** Of one that the player may still be approving, for which MobilePay gives ten minutes. */
export const approvingPace: AskingPace = { firstMs: 2_000, longestMs: 3_000, patienceMs: 660_000 }

const waitGrowth = 1.4

/** The books' last word, or undefined when they have said nothing final in time. */
export type PaymentEnd = PaymentStanding | undefined

/** Asks the books about a deposit, ever more slowly, until it is final or patience ends. */
export function usePaymentEnd(
  reference: string | undefined,
  pace: AskingPace,
  onEnd: (end: PaymentEnd) => void,
): void {
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (reference === undefined) return
    const stop = new AbortController()
    void waitForEnd(reference, pace, stop.signal).then((end) => {
      if (!stop.signal.aborted) ended(end)
    })
    return () => stop.abort()
  }, [reference, pace])
}

async function waitForEnd(
  reference: string,
  pace: AskingPace,
  signal: AbortSignal,
): Promise<PaymentEnd> {
  let end: PaymentEnd
  await askAgain(pace, signal, async () => {
    const standing = await askHowItStands(reference, signal)
    if (standing && isFinal(standing)) end = standing
    return end !== undefined
  })
  return end
}

/** Asks, ever more slowly, until `ask` says that it is done, patience ends or the page is left. */
export async function askAgain(
  { firstMs, longestMs, patienceMs }: AskingPace,
  signal: AbortSignal,
  ask: () => Promise<boolean>,
): Promise<void> {
  const startedMs = performance.now()
  let waitMs = firstMs
  while (!signal.aborted && performance.now() - startedMs < patienceMs) {
    if (await ask()) return
    await pause(waitMs)
    waitMs = Math.min(longestMs, waitMs * waitGrowth)
  }
}

/** Ends early when the page comes back into view: the player may have approved it elsewhere. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    document.addEventListener('visibilitychange', over)
  })
}
