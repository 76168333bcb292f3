import { liftLock } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { lockLines } from './lock-lines.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Lifts a lock or a suspension, for somebody else than who set it. The reason is what the player is told. */
export const lift: Subcommand = {
  usage: 'lift --player N --reason "..." --by OTHER_NAME',
  async run(desk, args) {
    const { values } = wordsOf(
      { player: { type: 'string' }, reason: { type: 'string' }, by: { type: 'string' } },
      args,
    )
    const playerId = readPlayer(values.player)
    const reason = readWords('reason', values.reason)
    const by = readWords('by', values.by)
    const lifted = await desk.call(liftLock, { playerId, reason, by })
    if (lifted.ok) return [`Player ${playerId} is not locked any more.`, ...lockLines(lifted.lock)]
    switch (lifted.refusal) {
      case 'second-name-needed':
        throw new StartProblem(
          [
            `${by} set the lock: it takes a second name to lift it.`,
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
