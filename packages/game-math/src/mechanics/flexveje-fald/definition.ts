import type { DefinitionBase } from '../../base/definition-base.ts'
import type { SpinsByScatters } from '../../features/free-spins.ts'
import type { Heights } from '../../features/heights.ts'
import type { OutcomeTableDefinition } from '../../features/outcome-table.ts'
import type { Tumble } from '../../features/tumble.ts'

/**
 * Ways on reels that change their height, with tumbles: what has won goes, what is above falls, and
 * the multiplier grows with every tumble. Free spins begin with the first multiplier, and it goes
 * on growing from one to the next. Wilds never stand on the first reel and pay nothing alone.
 */
export interface FlexvejeFaldDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter'> {
  readonly mechanic: 'flexveje-fald'
  readonly heights: Heights
  /**
   * For each reel how likely each symbol is to fall into any of its cells, in 1024ths, in the
   * order of `symbols`.
   */
  readonly cells1024: readonly (readonly number[])[]
  /** `most` is for each spin of a round. */
  readonly tumble: Tumble
  /** Scatters are counted when a spin tumbles no more. */
  readonly freeSpins: SpinsByScatters
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
  /** Chance has no closed form here: a round is one of a finite list of them. */
  readonly table: OutcomeTableDefinition
}
