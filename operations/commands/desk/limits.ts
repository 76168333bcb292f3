import { readPlayerLimits } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { limitLines } from './limit-lines.ts'
import { readPlayer } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** The limits a player has, what is used of each, and what waits. */
export const limits: Subcommand = {
  usage: 'limits --player N',
  async run(desk, args) {
    const { values } = wordsOf({ player: { type: 'string' } }, args)
    const playerId = readPlayer(values.player)
    const read = await desk.call(readPlayerLimits, { playerId })
    if (!read.ok) throw new StartProblem(`There is no player ${playerId}.`)
    return read.limits.length === 0
      ? [`Player ${playerId} has no limit.`]
      : read.limits.flatMap(limitLines)
  },
}
