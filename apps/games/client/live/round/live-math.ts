import type { Rng } from '@nordlys/game-math/random/rng'
import type { PayoutOf } from './own-payout.ts'

/** The game's own mathematics, as the server has it, too. */
export interface LiveMath {
  readonly payoutOf: PayoutOf
  /** What a seed gives, as the owner of a table draws it. */
  draw(rng: Rng): unknown
}
