import { smallWays } from '../ways/small-ways.ts'
import type { FlexvejeDefinition } from './definition.ts'

/**
 * The small game of ways on reels of two or three rows; still every round of it can be played. Its
 * last reel does not always carry a win on.
 */
export function smallFlexveje(changes: Partial<FlexvejeDefinition> = {}): FlexvejeDefinition {
  const game = smallWays()
  const [base, free] = [game.strips.base.slice(0, 2), game.strips.free.slice(0, 2)]
  return {
    ...game,
    id: 'small-flexveje',
    mechanic: 'flexveje',
    rows: 3,
    strips: {
      base: [...base, ['leaf', 'wild', 'star', 'leaf']],
      free: [...free, ['leaf', 'leaf', 'wild']],
    },
    heights: {
      base: [
        [1, 0],
        [1, 0],
        [1, 2],
      ],
      free: [
        [0, 1],
        [1, 1],
        [1, 0],
      ],
    },
    ...changes,
  }
}
