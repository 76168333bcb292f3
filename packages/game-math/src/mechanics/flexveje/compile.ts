import { weightedHeights } from '../../features/heights.ts'
import { compile as compileWays, type WaysGame } from '../ways/compile.ts'
import type { FlexvejeDefinition } from './definition.ts'

/**
 * A game of ways whose stops are pairs of a height and a place on the strip, a height as often as
 * it weighs; so the fast path and the proofs of ways serve it as they are.
 */
export interface FlexvejeGame extends WaysGame {
  readonly definition: FlexvejeDefinition
}

export function compile(definition: FlexvejeDefinition): FlexvejeGame {
  const { heights } = definition
  const game = compileWays(definition, (mode, reel) => weightedHeights(heights[mode][reel] ?? []))
  return { ...game, definition }
}
