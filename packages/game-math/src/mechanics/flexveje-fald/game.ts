import type { SpinsPlan } from '../../features/free-spins.ts'
import type { ListedRounds } from '../../features/outcome-list.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'

/** A definition of Flexveje with tumbles laid out for speed. */
export interface FlexvejeFaldGame extends SpinsPlan {
  readonly definition: FlexvejeFaldDefinition
  readonly reels: number
  readonly wild: number
  readonly scatter: number
  readonly scatterPays: Int32Array
  /** Coins of one way at `symbol * countStride + count`. */
  readonly pays: Int32Array
  /** The symbols that win on ways. */
  readonly paying: Uint8Array
  /** By reel: every height as often as it weighs. */
  readonly heights: readonly Uint8Array[]
  /** By reel: the symbol of each ten-bit draw. */
  readonly symbolByDraw: readonly Uint8Array[]
  readonly multipliers: Int32Array
  readonly mostTumbles: number
  readonly maxWinCoins: number
  /** Made and compared with the proven ones at the first use. */
  readonly listed: ListedRounds
}
