import { roulette } from '@nordlys/game-math/tables/roulette/machine'
import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import { viewOf } from '@nordlys/game-math/tables/roulette/view'
import { replaysWith } from '../shared/replays-with.ts'

/** A round of roulette, drawn again from its seed; its script comes when a round is checked. */
export function rouletteReplays(rules: RouletteRules) {
  return replaysWith(roulette, viewOf, rules)
}
