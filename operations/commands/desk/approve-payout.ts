import { approvePayout as approveCall } from '@nordlys/contracts'
import { wordsOf } from '../operator-tool.ts'
import { payoutProblem, readWithdrawal } from './payout-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Lets a withdrawal go on that waits for people. */
export const approvePayout: Subcommand = {
  usage: 'approve-payout --withdrawal ID',
  async run(desk, args) {
    const { values } = wordsOf({ withdrawal: { type: 'string' } }, args)
    const withdrawalId = readWithdrawal(values.withdrawal)
    const approved = await desk.call(approveCall, { withdrawalId })
    if (!approved.ok) throw payoutProblem(withdrawalId, approved.refusal)
    return [
      approved.isEnded
        ? `Withdrawal ${withdrawalId} goes on.`
        : `Withdrawal ${withdrawalId} waits for another employee who approves it.`,
    ]
  },
}
