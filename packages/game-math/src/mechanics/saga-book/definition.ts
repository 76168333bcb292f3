import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { FreeSpinsDefinition } from '../../features/free-spins.ts'
import type { Lines } from '../lines/definition.ts'

/**
 * Lines, and a book that is wild and scatter at once. Before free spins it shows one paying symbol,
 * which in them, after the lines have paid, fills its reels where it stands on enough of them.
 */
export interface SagaBookDefinition extends DefinitionBase<'pay' | 'book'> {
  readonly mechanic: 'saga-book'
  readonly lines: Lines
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** What the book may show, drawn once for each round. */
  readonly specials: readonly Special[]
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

export interface Special {
  /** A key. */
  readonly symbol: string
  readonly weight: number
}
