import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { FreeSpinsDefinition } from '../../features/free-spins.ts'
import type { Lines } from '../lines/definition.ts'

/**
 * Lines, and free spins in which symbols are collected that take the cheapest paying symbol away:
 * it becomes the next dearer one for the rest of the round. Paying symbols stand dearest first; no
 * free spins are won in free spins.
 */
export interface SymbolUpgradeDefinition
  extends DefinitionBase<'pay' | 'wild' | 'scatter' | 'upgrade'> {
  readonly mechanic: 'symbol-upgrade'
  readonly lines: Lines
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** What a line win is multiplied by when a wild stands in for another symbol in it. */
  readonly wildMultiplier: number
  readonly upgrades: UpgradesDefinition
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

export interface UpgradesDefinition {
  /** How many upgrade symbols take one symbol away. */
  readonly perStep: number
  /** How many symbols a round can lose. */
  readonly steps: number
}
