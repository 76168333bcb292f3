import { readLocks } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { lockLines } from './lock-lines.ts'
import { readPlayer } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** How a player stands, and every lock there was. */
export const show: Subcommand = {
  usage: 'show --player N',
  async run(desk, args) {
    const { values } = wordsOf({ player: { type: 'string' } }, args)
    const playerId = readPlayer(values.player)
    const read = await desk.call(readLocks, { playerId })
    if (!read.ok) throw new StartProblem(`There is no player ${playerId}.`)
    const { standing, locks } = read
    const none = locks.length === 0 ? ['Never locked.'] : []
    return [`Player ${playerId}: ${standing}`, ...locks.flatMap(lockLines), ...none]
  },
}
