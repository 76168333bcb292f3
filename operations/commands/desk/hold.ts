import { holdErasure, holdKind } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { holdLine } from './hold-words.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Stops the erasure of a player until a day begins, in UTC. */
export const hold: Subcommand = {
  usage: `hold --player N --kind ${holdKind.options.join('|')} --until 2027-01-31 --reason "..."`,
  async run(desk, args) {
    const text = { type: 'string' } as const
    const options = { player: text, kind: text, until: text, reason: text }
    const { values } = wordsOf(options, args)
    const playerId = readPlayer(values.player)
    const kind = holdKind.safeParse(values.kind)
    if (!kind.success) throw new StartProblem(`--kind is one of ${holdKind.options.join(', ')}.`)
    const until = readDay(values.until)
    const reason = readWords('reason', values.reason)
    const held = await desk.call(holdErasure, { playerId, kind: kind.data, reason, until })
    if (held.ok) return [holdLine(held.hold)]
    switch (held.refusal) {
      case 'unknown':
        throw new StartProblem(`There is no player ${playerId}.`)
      case 'personal-number':
        throw new StartProblem('What is kept may hold no CPR number.')
      case 'not-ahead':
        throw new StartProblem('--until is ahead, and at most ten years.')
      case 'left':
        throw new StartProblem(`Nothing names player ${playerId} any more.`)
    }
  },
}

function readDay(text = ''): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) {
    throw new StartProblem('--until wants a day, as in 2027-01-31.')
  }
  return day
}
