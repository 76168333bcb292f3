import type { Strips } from './definition-base.ts'

/** What lists and screens show of a mechanic's definition. */
export interface Layout {
  /** How lists call the way a game is won: `243 veje`. */
  readonly wayToWinDa: string
  /** Empty where no lines are. */
  readonly lines: readonly (readonly number[])[]
  /** Empty where no reels turn; without free spins there are no free ones. */
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** The most of one symbol that a win can count. */
  readonly mostCounted: number
}
