import type { ReelsEvent, RoundEvent } from '../../base/events.ts'
import { freeSpinsEvent } from '../../base/outcome.ts'
import { type FreeSpinsDefinition, freeSpinsWon } from '../../features/free-spins.ts'
import { spinsPlan } from './free-spins-chain.ts'

/** Plays one spin, tells it, and returns how many scatters it shows. */
export type PlaySpin = (how: Pick<ReelsEvent, 'mode' | 'multiplier'>) => number

/** A base spin and every free spin it wins, in the order they are played. */
export function playFreeSpins(
  definition: {
    readonly reels: number
    readonly freeSpins: FreeSpinsDefinition
    readonly caps: { readonly maxFreeSpins: number }
  },
  events: RoundEvent[],
  playSpin: PlaySpin,
): void {
  const plan = spinsPlan(definition)
  const { multiplier } = definition.freeSpins
  let awarded = 0
  for (let played = -1; played < awarded; played += 1) {
    const isBase = played < 0
    const scatters = playSpin(
      isBase ? { mode: 'base', multiplier: 1 } : { mode: 'free', multiplier },
    )
    const won = freeSpinsWon(plan, scatters, awarded)
    awarded += won
    events.push(...freeSpinsEvent(won, awarded))
  }
}
