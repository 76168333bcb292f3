import type { Sandbox } from '../shell/sandbox.ts'
import type { Payment } from './payment.ts'

/** The outcomes that the last two digits of an amount in øre stand for. */
const outcomesByAmount = new Map([
  [1n, 'aborted'],
  [2n, 'expired'],
  [3n, 'webhook-first'],
  [4n, 'webhook-twice'],
  [5n, 'webhook-lost'],
])

/** An outcome that `fits`: one that is forced goes before the one that the amount stands for. */
export function takeOutcome(
  { forced }: Sandbox,
  { amount }: Payment,
  fits: (outcome: string) => boolean,
): string | undefined {
  const outcome = forced.take('mobilepay', fits) ?? outcomesByAmount.get(amount % 100n)
  return outcome !== undefined && fits(outcome) ? outcome : undefined
}
