import { lockPlayer } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { lockLines } from './lock-lines.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Locks a player at once. The reason is what the player is told. */
export const lock: Subcommand = {
  usage: 'lock --player N --reason "..."',
  async run(desk, args) {
    const { values } = wordsOf({ player: { type: 'string' }, reason: { type: 'string' } }, args)
    const playerId = readPlayer(values.player)
    const reason = readWords('reason', values.reason)
    const locked = await desk.call(lockPlayer, { playerId, reason })
    if (locked.ok) return [`Player ${playerId} is locked.`, ...lockLines(locked.lock)]
    switch (locked.refusal) {
      case 'already-locked':
        throw new StartProblem(
          [`Player ${playerId} is locked already.`, ...lockLines(locked.lock)].join('\n'),
        )
      case 'personal-number':
        throw new StartProblem('What is kept and mailed may hold no CPR number.')
      case 'unknown':
        throw new StartProblem(`There is no player ${playerId}.`)
    }
  },
}
