import type { DefinitionBase } from '../../base/definition-base.ts'
import type { SpinsByScatters } from '../../features/free-spins.ts'
import type { OutcomeTableDefinition } from '../../features/outcome-table.ts'

/**
 * Clusters that tumble and leave marks: a cell that has won glows with a number for the rest of the
 * round, free spins and all, and a cluster is multiplied by the sum of the numbers it covers. The
 * `pays` of a symbol are by size, those of the scatter by count.
 */
export interface ClusterMarksDefinition extends DefinitionBase<'pay' | 'scatter'> {
  readonly mechanic: 'cluster-marks'
  /** How likely each symbol is to fall into any cell, in 1024ths, in the order of `symbols`. */
  readonly cells1024: readonly number[]
  /** No spin tumbles more often. */
  readonly tumble: { readonly most: number }
  /** The number of a cell that has won once, twice, ... in the round; the last one stays. */
  readonly marks: { readonly multipliers: readonly number[] }
  readonly freeSpins: SpinsByScatters
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
  /** Chance has no closed form here: a round is one of a finite list of them. */
  readonly table: OutcomeTableDefinition
}
