import { smallWays } from '../ways/small-ways.ts'
import type { FlexvejeDefinition } from './definition.ts'

/** The small game of ways on reels of two or three rows; still every round of it can be played. */
export function smallFlexveje(changes: Partial<FlexvejeDefinition> = {}): FlexvejeDefinition {
  return {
    ...smallWays(),
    id: 'small-flexveje',
    mechanic: 'flexveje',
    rows: 3,
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
