import type { Deposit } from '@nordlys/contracts'
import { useEffect, useEffectEvent } from 'react'
import { askHowItStands, isFinal } from './payment-calls.ts'

const firstWaitMs = 500
const longestWaitMs = 2_000
const waitGrowth = 1.4
/** After this the page stops asking; the books go on without it. */
const patienceMs = 30_000

/** The books' last word, or undefined when they have said nothing final in time. */
export type PaymentEnd = Pick<Deposit, 'status' | 'failure'> | undefined

/** Asks the books about a deposit, ever more slowly, until it is final or patience ends. */
export function usePaymentEnd(
  reference: string | undefined,
  onEnd: (end: PaymentEnd) => void,
): void {
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (reference === undefined) return
    const stop = new AbortController()
    void waitForEnd(reference, stop.signal).then((end) => {
      if (!stop.signal.aborted) ended(end)
    })
    return () => stop.abort()
  }, [reference])
}

async function waitForEnd(reference: string, signal: AbortSignal): Promise<PaymentEnd> {
  const startedMs = performance.now()
  let waitMs = firstWaitMs
  while (!signal.aborted && performance.now() - startedMs < patienceMs) {
    const standing = await askHowItStands(reference, signal)
    if (standing && isFinal(standing)) return standing
    await pause(waitMs)
    waitMs = Math.min(longestWaitMs, waitMs * waitGrowth)
  }
  return undefined
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
