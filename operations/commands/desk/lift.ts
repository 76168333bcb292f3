import { liftLock } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { lockLines } from './lock-lines.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Lifts a lock or a suspension that another employee set. The player is sent the reason. */
export const lift: Subcommand = {
  usage: 'lift --player N --reason "..."',
  async run(desk, args) {
    const { values } = wordsOf({ player: { type: 'string' }, reason: { type: 'string' } }, args)
    const playerId = readPlayer(values.player)
    const reason = readWords('reason', values.reason)
    const lifted = await desk.call(liftLock, { playerId, reason })
    if (lifted.ok && !lifted.lock.liftedAt) {
      return [
        `Player ${playerId} is locked until another employee lifts it, too.`,
        ...lockLines(lifted.lock),
      ]
    }
    if (lifted.ok) return [`Player ${playerId} is not locked any more.`, ...lockLines(lifted.lock)]
    switch (lifted.refusal) {
      case 'second-person-needed':
        throw new StartProblem(
          [
            'It is yours, or you wished to lift it: it takes another employee.',
            ...lockLines(lifted.lock),
          ].join('\n'),
        )
      case 'not-locked':
        throw new StartProblem(`Player ${playerId} is not locked.`)
      case 'personal-number':
        throw new StartProblem('What is kept and mailed may hold no CPR number.')
      case 'unknown':
        throw new StartProblem(`There is no player ${playerId}.`)
    }
  },
}
