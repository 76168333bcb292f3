import type { ClientEvent, ClientRound } from '@nordlys/contracts'
import { amountText } from '../../frame/amounts.ts'
import { texts } from '../words/texts.ts'
import { isGain } from './count-up.ts'
import { wonInAllOre } from './game-state.ts'
import { spokenWins, type WinContext } from './win-words.ts'

type Grid = Parameters<typeof spokenWins>[1]

/**
 * The result of a round, as it is read aloud; `grid` is its last one. Of a payout at or under the
 * stake it is the amount alone. [S31]
 */
export function spokenResult(round: ClientRound, grid: Grid, context: WinContext): string {
  const { events, winOre, stakeOre } = round
  const paidOre = wonInAllOre(round)
  if (paidOre > 0 && !isGain(paidOre, stakeOre)) return amountText(paidOre)
  const [only, ...more] = events.filter(({ kind }) => kind === 'wins')
  const isPlain = more.length === 0 && events.every(({ kind }) => plainKinds.has(kind))
  if (!isPlain) return `${texts.win}: ${amountText(winOre)}`
  return only?.kind === 'wins' ? spokenWins(only, grid, context) : `${texts.nothingWon}.`
}

/** A round of these alone is announced in one sentence. */
const plainKinds: ReadonlySet<ClientEvent['kind']> = new Set([
  'reels',
  'change',
  'grid',
  'wins',
  'cap',
])
