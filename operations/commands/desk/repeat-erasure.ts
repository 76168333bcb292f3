import { repeatErasure as repeatContract } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { holdLine } from './hold-words.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Repeats an erasure that a restore has lost: the wish of one employee, and the agreement of another. */
export const repeatErasure: Subcommand = {
  usage: 'repeat-erasure --player N --asked 2026-11-21T16:30:00Z --reason "..."',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ player: text, asked: text, reason: text }, args)
    const playerId = readPlayer(values.player)
    const askedAt = new Date(values.asked ?? '')
    if (Number.isNaN(askedAt.getTime())) {
      throw new StartProblem('--asked wants a moment, as the log has it: 2026-11-21T16:30:00Z')
    }
    const reason = readWords('reason', values.reason)
    const repeated = await desk.call(repeatContract, { playerId, askedAt, reason })
    if (repeated.ok && !repeated.isDone)
      return [
        `Noted. Another employee repeats the erasure of player ${playerId} by the same words.`,
      ]
    if (repeated.ok && repeated.isUnsettled)
      return [
        `Player ${playerId} is closed. A complaint or a debt is open: the rest goes once it is settled.`,
      ]
    if (repeated.ok) return [`Player ${playerId} is closed, and what no law keeps is gone.`]
    switch (repeated.refusal) {
      case 'unknown':
        throw new StartProblem(`There is no player ${playerId}.`)
      case 'personal-number':
        throw new StartProblem('What is kept may hold no CPR number.')
      case 'not-asked':
        throw new StartProblem('--asked lies after the account was opened, and is not ahead.')
      case 'closed':
        throw new StartProblem(`Player ${playerId} is closed: npm run desk -- erase does it.`)
      case 'left':
        throw new StartProblem(`Nothing names player ${playerId} any more.`)
      case 'second-person-needed':
        throw new StartProblem('You wished it: it takes another employee.')
      case 'held':
        throw new StartProblem(['A hold stands.', ...repeated.holds.map(holdLine)].join('\n'))
    }
  },
}
