import type { TableState } from './table-state.ts'

/** The sounds of a table, beside a ball that rolls. */
export type TableSoundName = 'chip' | 'card' | 'close' | 'drop' | 'win'

/**
 * The sound of a step of the play: that the bets are closed, and a gain. A payout of at most the
 * whole stake has no sound of its own. [FLT-42]
 */
export function soundOf(before: TableState, now: TableState): TableSoundName | undefined {
  const [from, to] = [before.phase.name, now.phase.name]
  if (from === 'betting' && to === 'asking') return 'close'
  if (from !== 'showing' || to === 'showing') return undefined
  const { end } = now.hand ?? {}
  return end && end.payoutOre > end.stakeOre ? 'win' : undefined
}
