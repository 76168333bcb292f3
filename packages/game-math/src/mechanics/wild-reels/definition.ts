import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { LineDirection, Lines } from '../lines/definition.ts'

/**
 * A wild fills its reel, stays there and gives a respin of the others; a new one on them gives
 * another. Wilds never stand on the first reel, nor on the last one where lines are read both ways,
 * and pay nothing alone.
 */
export interface WildRespinsDefinition extends WildReelsDefinition {
  readonly mechanic: 'wild-respins'
  /** Absent where lines are read from the left alone. */
  readonly direction?: LineDirection
}

/**
 * A wild fills its reel, and the reel goes one reel to the left with every respin until it has left
 * the second one. Wilds never stand on the first reel and pay nothing alone.
 */
export interface WalkingWildsDefinition extends WildReelsDefinition {
  readonly mechanic: 'walking-wilds'
}

/** What both have in common. */
export interface WildReelsDefinition extends DefinitionBase<'pay' | 'wild'> {
  readonly lines: Lines
  readonly strips: { readonly base: Strips }
  readonly respins: RespinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxRespins: number }
}

export interface RespinsDefinition {
  /** What wins of the first, second, ... respin are multiplied by; the last one stays. */
  readonly multipliers: readonly number[]
}

/** `played` respins of the round came before this one; the base spin is none of them. */
export function respinMultiplier({ multipliers }: RespinsDefinition, played: number): number {
  return multipliers[Math.min(played, multipliers.length - 1)] ?? 1
}
