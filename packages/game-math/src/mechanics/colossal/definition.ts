import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { FreeSpinsDefinition } from '../../features/free-spins.ts'
import type { Lines } from '../lines/definition.ts'

/**
 * Lines, and free spins in which all reels but the first and the last turn as one giant reel, which
 * always stops with one symbol over all its cells.
 */
export interface ColossalDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter'> {
  readonly mechanic: 'colossal'
  readonly lines: Lines
  readonly strips: {
    readonly base: Strips
    /** Of the first reel, the giant reel and the last one; a giant stop shows a single symbol. */
    readonly free: Strips
  }
  /** What a line win is multiplied by when a wild stands in for another symbol in it. */
  readonly wildMultiplier: number
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

/** The reels that turn as one in free spins. */
export function giantReels({ reels }: Pick<DefinitionBase, 'reels'>): number[] {
  return Array.from({ length: reels - 2 }, (_, index) => index + 1)
}
