import { erasePlayer } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { holdLine } from './hold-words.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Erases what no law keeps of a player whose account is closed. */
export const erase: Subcommand = {
  usage: 'erase --player N --reason "..."',
  async run(desk, args) {
    const { values } = wordsOf({ player: { type: 'string' }, reason: { type: 'string' } }, args)
    const playerId = readPlayer(values.player)
    const reason = readWords('reason', values.reason)
    const erased = await desk.call(erasePlayer, { playerId, reason })
    if (erased.ok && erased.isUnsettled)
      return [
        `Noted. A complaint or a debt of player ${playerId} is open: it goes once that is settled.`,
      ]
    if (erased.ok) return [`What no law keeps of player ${playerId} is gone.`]
    switch (erased.refusal) {
      case 'unknown':
        throw new StartProblem(`There is no player ${playerId}.`)
      case 'personal-number':
        throw new StartProblem('What is kept may hold no CPR number.')
      case 'not-closed':
        throw new StartProblem(`Player ${playerId} has not closed the account yet.`)
      case 'left':
        throw new StartProblem(`Nothing names player ${playerId} any more.`)
      case 'held':
        throw new StartProblem(['A hold stands.', ...erased.holds.map(holdLine)].join('\n'))
    }
  },
}
