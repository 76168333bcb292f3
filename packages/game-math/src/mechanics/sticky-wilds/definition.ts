import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { FreeSpinsDefinition } from '../../features/free-spins.ts'
import type { Lines } from '../lines/definition.ts'

/**
 * Lines, and free spins in which a wild fills its reel and stays there to the last of them. Wilds
 * never stand on the first reel and pay nothing alone; no free spins are won in free spins.
 */
export interface StickyWildsDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter'> {
  readonly mechanic: 'sticky-wilds'
  readonly lines: Lines
  readonly strips: { readonly base: Strips; readonly free: Strips }
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}
