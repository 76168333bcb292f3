import type { DefinitionBase } from '../../base/definition-base.ts'
import type { OutcomeTableDefinition } from '../../features/outcome-table.ts'
import type { Tumble } from '../../features/tumble.ts'

/**
 * Like symbols that touch side by side win together; what has won goes, and what is above falls.
 * The `pays` of a symbol are by size: the largest listed size a cluster reaches.
 */
export interface ClusterDefinition extends DefinitionBase<'pay'> {
  readonly mechanic: 'cluster'
  /** How likely each symbol is to fall into any cell, in 1024ths, in the order of `symbols`. */
  readonly cells1024: readonly number[]
  readonly tumble: Tumble
  readonly caps: { readonly maxWinBets: number }
  /** Chance has no closed form here: a round is one of a finite list of them. */
  readonly table: OutcomeTableDefinition
}
