import { suspendPlayer } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { lockLines } from './lock-lines.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Suspends a player while something is looked into: they are told why, and by when it is decided. */
export const suspend: Subcommand = {
  usage: 'suspend --player N --days 1..30 --reason "..."',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf({ player: text, days: text, reason: text }, args)
    const playerId = readPlayer(values.player)
    const days = suspendPlayer.request.shape.days.safeParse(Number(values.days))
    if (!days.success) throw new StartProblem('--days wants a whole number from 1 to 30.')
    const reason = readWords('reason', values.reason)
    const done = await desk.call(suspendPlayer, { playerId, days: days.data, reason })
    if (done.ok) return [`Player ${playerId} is suspended.`, ...lockLines(done.lock)]
    switch (done.refusal) {
      case 'already-locked':
        throw new StartProblem(
          [`Player ${playerId} is locked or suspended already.`, ...lockLines(done.lock)].join(
            '\n',
          ),
        )
      case 'personal-number':
        throw new StartProblem('What is kept and mailed may hold no CPR number.')
      case 'unknown':
        throw new StartProblem(`There is no player ${playerId}.`)
    }
  },
}
