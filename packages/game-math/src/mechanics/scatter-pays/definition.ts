import type { DefinitionBase } from '../../base/definition-base.ts'
import type { SpinsByScatters } from '../../features/free-spins.ts'
import type { OutcomeTableDefinition } from '../../features/outcome-table.ts'

/**
 * Enough of a symbol win wherever they lie; what has won goes, and what is above falls. Orbs win
 * nothing and stay: when a spin tumbles no more, the sum of their numbers multiplies its wins. The
 * `pays` of a symbol are by the listed count it reaches.
 */
export interface ScatterPaysDefinition extends DefinitionBase<'pay' | 'scatter' | 'orb'> {
  readonly mechanic: 'scatter-pays'
  /**
   * How likely each symbol is to fall into any cell of a base spin and of a free one, in 1024ths,
   * in the order of `symbols`, whose orbs come last: they share the last place.
   */
  readonly cells1024: { readonly base: readonly number[]; readonly free: readonly number[] }
  /** Each orb's number, and how often an orb that falls is that one, in the order of `symbols`. */
  readonly orbs: readonly OrbDefinition[]
  /** No spin tumbles more often. */
  readonly tumble: { readonly most: number }
  readonly freeSpins: SpinsByScatters
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
  /** Chance has no closed form here: a round is one of a finite list of them. */
  readonly table: OutcomeTableDefinition
}

export interface OrbDefinition {
  readonly symbol: string
  readonly times: number
  readonly weight: number
}
