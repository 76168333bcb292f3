import { liftHold as liftContract } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Ends a hold before its time. */
export const liftHold: Subcommand = {
  usage: 'lift-hold --hold N --reason "..."',
  async run(desk, args) {
    const { values } = wordsOf({ hold: { type: 'string' }, reason: { type: 'string' } }, args)
    const holdId = Number(values.hold)
    if (!Number.isSafeInteger(holdId) || holdId < 1) {
      throw new StartProblem('--hold wants the number of a hold, as `holds` tells it.')
    }
    const reason = readWords('reason', values.reason)
    const lifted = await desk.call(liftContract, { holdId, reason })
    if (lifted.ok) return [`Hold ${holdId} on player ${lifted.hold.playerId} is lifted.`]
    if (lifted.refusal === 'unknown') throw new StartProblem(`No hold ${holdId} stands.`)
    throw new StartProblem('What is kept may hold no CPR number.')
  },
}
