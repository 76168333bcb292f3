import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { FreeSpinsDefinition } from '../../features/free-spins.ts'
import type { Lines } from '../lines/definition.ts'

/** Lines, free spins, and a symbol that becomes another one, the same wherever it stands. */
export interface MysteryDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter' | 'mystery'> {
  readonly mechanic: 'mystery'
  readonly lines: Lines
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** What a line win is multiplied by when a wild stands in for another symbol in it. */
  readonly wildMultiplier: number
  /** What it becomes, drawn for each spin. */
  readonly reveals: readonly Reveal[]
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

export interface Reveal {
  /** A key. */
  readonly symbol: string
  readonly weight: number
}
