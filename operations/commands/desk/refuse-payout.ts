import { payoutRefusals, refusePayout as refuseCall } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { payoutProblem, readWithdrawal } from './payout-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Gives the money of a withdrawal back, for a reason that its player reads. */
export const refusePayout: Subcommand = {
  usage: `refuse-payout --withdrawal ID --reason ${payoutRefusals.join('|')}`,
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ withdrawal: text, reason: text }, args)
    const withdrawalId = readWithdrawal(values.withdrawal)
    const reason = payoutRefusals.find((known) => known === values.reason)
    if (!reason) throw new StartProblem(`--reason is one of ${payoutRefusals.join(', ')}.`)
    const refused = await desk.call(refuseCall, { withdrawalId, reason })
    if (!refused.ok) throw payoutProblem(withdrawalId, refused.refusal)
    return [
      refused.isEnded
        ? `Withdrawal ${withdrawalId} is refused, and its player has the money back.`
        : `Withdrawal ${withdrawalId} waits for another employee who refuses it.`,
    ]
  },
}
