import type { OpenAnswer } from '@nordlys/contracts'

/** The answer of `open` and `resume`, with what our own client shows besides. */
export type OpenedGame = OpenAnswer & {
  /** By index of the game's symbols, in Danish, for those who hear the reels instead of seeing. */
  symbolNames: string[]
}
