import type { SpinsPlan } from '../../features/free-spins.ts'
import type { ListedRounds } from '../../features/outcome-list.ts'
import type { ScatterPaysDefinition } from './definition.ts'

/** A definition of wins anywhere laid out for speed. */
export interface ScatterPaysGame extends SpinsPlan {
  readonly definition: ScatterPaysDefinition
  readonly reels: number
  readonly rows: number
  /** The symbol of each ten-bit draw of a base spin and of a free one; orbs have `firstOrb`. */
  readonly symbolByDraw: { readonly base: Uint8Array; readonly free: Uint8Array }
  /** Every orb as often as it weighs. */
  readonly orbByDraw: Uint8Array
  /** From this symbol on they are orbs. */
  readonly firstOrb: number
  /** The number of each orb, by symbol. */
  readonly orbTimes: Uint8Array
  readonly scatter: number
  readonly scatterPays: Int32Array
  /** Coins of a win at `symbol * (cells + 1) + count`. */
  readonly pays: Int32Array
  /** The least of a symbol that pays. */
  readonly leastCount: number
  readonly mostTumbles: number
  readonly maxWinCoins: number
  /** Made and compared with the proven ones at the first use. */
  readonly listed: ListedRounds
}
