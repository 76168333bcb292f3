import type { ClientRound } from '@nordlys/contracts'
import { amountText } from '../../frame/amounts.ts'
import { sizeOf, type WinSize } from './count-up.ts'
import { type Board, spinStart, wonOre } from './story.ts'
import { winItemsOf } from './win-items.ts'
import { spokenGain, type WinContext, type WinItem } from './win-words.ts'

/** How what an event has won is shown: all of it that is seen, heard or read aloud. */
export interface WinPlan {
  readonly size: WinSize
  /** The cells that light up, with their words. */
  readonly items: readonly WinItem[]
  readonly spoken: string
  /** The round's win before and after this event. */
  readonly fromOre: number
  readonly toOre: number
  /** The winnings of its spin before it: wins of one spin are celebrated as one. */
  readonly spinFromOre: number
  readonly spinOre: number
}

/**
 * The plan for the event at `at`. What its spin has paid so far decides: at or under the stake there is
 * the amount and nothing else, no light, no words and no sound. [S31]
 */
export function winPlanOf(
  round: ClientRound,
  at: number,
  board: Board,
  context: WinContext,
): WinPlan {
  const { coinOre } = context
  const fromOre = wonOre(round, coinOre, at)
  const toOre = wonOre(round, coinOre, at + 1)
  const spinFromOre = wonOre(round, coinOre, at, spinStart(round.events, at))
  const spinOre = spinFromOre + toOre - fromOre
  const size = sizeOf(spinOre, round.stakeOre)
  const amounts = { size, fromOre, toOre, spinFromOre, spinOre }
  const event = round.events[at]
  if (!event || size === 'none' || size === 'no-gain') {
    return { ...amounts, items: [], spoken: spinOre > 0 ? amountText(toOre) : '' }
  }
  const spoken = spokenGain(event, board.grid, context)
  return { ...amounts, items: winItemsOf(event, board, context), spoken }
}
