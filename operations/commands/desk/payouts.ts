import { type Caller, listPayouts, markPayouts, unmarkPayouts } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { payoutLines } from './payout-words.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Withdrawals that wait for documents or people; a marked player's are among them from then on. */
export const payouts: Subcommand = {
  usage: 'payouts [mark --player N --reason "..." | unmark --player N]',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { words, values } = wordsOf({ player: text, reason: text }, args)
    const [act] = words
    if (act === 'mark') {
      return mark(desk, readPlayer(values.player), readWords('reason', values.reason))
    }
    if (act === 'unmark') return unmark(desk, readPlayer(values.player))
    if (act !== undefined) throw new StartProblem('Do what with a player: mark or unmark?')
    const listed = await desk.call(listPayouts, {})
    if (!listed.ok) throw new StartProblem('The withdrawals cannot be listed.')
    const lines = listed.payouts.flatMap(payoutLines)
    return lines.length === 0 ? ['No withdrawal waits.'] : lines
  },
}

async function mark(desk: Caller, playerId: number, reason: string): Promise<readonly string[]> {
  const marked = await desk.call(markPayouts, { playerId, reason })
  if (marked.ok) return [`The withdrawals of player ${playerId} are looked at from now on.`]
  switch (marked.refusal) {
    case 'unknown':
      throw new StartProblem(`There is no player ${playerId}.`)
    case 'personal-number':
      throw new StartProblem('What is kept may hold no CPR number.')
    case 'already-marked':
      throw new StartProblem(`Player ${playerId} is marked already.`)
  }
}

async function unmark(desk: Caller, playerId: number): Promise<readonly string[]> {
  const unmarked = await desk.call(unmarkPayouts, { playerId })
  if (unmarked.ok) return [`Player ${playerId} is no longer marked; what waits, waits on.`]
  throw new StartProblem(
    unmarked.refusal === 'not-marked'
      ? `Player ${playerId} is not marked.`
      : 'Another employee lifts the mark that you set.',
  )
}
