import { listMarkedPlayers } from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { markWords } from './mark-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Who stands at a level of the markers of harm, and why. */
export const levels: Subcommand = {
  usage: 'levels --level 1|2|3',
  async run(desk, args) {
    const { values } = wordsOf({ level: { type: 'string' } }, args)
    const asked = listMarkedPlayers.request.safeParse({ level: Number(values.level) })
    if (!asked.success) throw new StartProblem('--level wants 1, 2 or 3.')
    const listed = await desk.call(listMarkedPlayers, asked.data)
    if (!listed.ok) throw new StartProblem('The players cannot be listed.')
    if (listed.players.length === 0) return [`Nobody stands at level ${values.level}.`]
    return listed.players.flatMap(({ playerId, since, marks }) => [
      `Player ${playerId}, since ${formatMoment(since)}`,
      ...marks.map((mark) => `  ${markWords(mark)}`),
    ])
  },
}
