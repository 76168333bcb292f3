import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { FreeSpinsDefinition } from '../../features/free-spins.ts'
import type { Lines } from '../lines/definition.ts'
import type { WildFactors } from '../lines/wild-factors.ts'

/**
 * Lines, with wilds of several worths: each multiplies the wins it helps to. They never stand on
 * the first reel and pay nothing alone.
 */
export interface WildMultipliersDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter'> {
  readonly mechanic: 'wild-multipliers'
  readonly lines: Lines
  readonly strips: { readonly base: Strips; readonly free: Strips }
  readonly wilds: WildsDefinition
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

interface WildsDefinition {
  /** By the wild's key. */
  readonly multipliers: Readonly<Record<string, number>>
  readonly combine: WildFactors['combine']
}
