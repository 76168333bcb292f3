import { logFailure } from '@nordlys/core'
import {
  advancePayouts,
  askAboutOpenDeposits,
  payOutLeftovers,
  remindOfHeldPayouts,
  tellOfPayoutsThatWait,
} from '../payments/index.ts'
import type { JobsContext } from './jobs-context.ts'

/** The jobs of the clock. Each is safe in many copies of the program at the same moment. */
const ticks: Readonly<Record<string, (context: JobsContext, at: Date) => Promise<unknown>>> = {
  'open-deposits': (context, at) => askAboutOpenDeposits(context.payments, at),
  // Before the money, whose look puts the next one off.
  cards: async ({ payments }, at) => payments.methods.card.doDue?.(at),
  'money on closed accounts': (context, at) => payOutLeftovers(context.payments, at),
  payouts: (context, at) => advancePayouts(context.payments, at),
  'payouts that wait': (context, at) => tellOfPayoutsThatWait(context.payments, at),
  'payouts that wait for people': (context, at) => remindOfHeldPayouts(context.payments, at),
}

/** Does all that is due at a moment; one that fails does not keep the others from it. */
export async function runTicks(context: JobsContext, at: Date): Promise<void> {
  const own = Object.entries(ticks).map(([name, tick]) => [name, () => tick(context, at)] as const)
  const others = Object.entries(context.ticks).map(
    ([name, tick]) => [name, () => tick(at)] as const,
  )
  for (const [name, tick] of [...own, ...others]) {
    try {
      await tick()
    } catch (error) {
      logFailure(context.log, error, 'a tick failed; the next one tries again', { tick: name })
    }
  }
}
