import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { LadderFreeSpins } from '../../features/free-spins.ts'

/**
 * A symbol on neighbouring reels from the left wins once for every way through its cells, and
 * free spins on strips of their own. Wilds never stand on the first reel and pay nothing alone.
 */
export interface WaysDefinition extends AnyWaysDefinition {
  readonly mechanic: 'ways'
}

/** What ways have in common, whether the reels are always as high or not. */
export interface AnyWaysDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter'> {
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** Absent where wilds multiply nothing; there is one wild at most then. */
  readonly wilds?: NumberedWilds
  readonly freeSpins: LadderFreeSpins
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

/** A way through several of them is multiplied by each. */
export interface NumberedWilds {
  /** By the wild's key. */
  readonly multipliers: Readonly<Record<string, number>>
}
