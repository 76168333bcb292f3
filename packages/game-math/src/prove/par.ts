import type { DeclaredFigures, Volatility } from '../slot/definition.ts'

/** The proven figures of one game: its probability and accounting report. */
export interface Par extends DeclaredFigures {
  readonly definitionHash: string
  /** Grids of one base spin and of one free spin; all of them were counted. */
  readonly cycle: { readonly base: number; readonly free: number }
  /** How the return divides, in percent, rounded to four decimals. */
  readonly rtpParts: { readonly basePercent: number; readonly freeSpinsPercent: number }
  readonly volatility: Volatility
  /** Rounds between free spins, on average. */
  readonly roundsPerFeature: number
  readonly freeSpinsPerFeature: number
  /** The chance that a round wins at least so many bets. */
  readonly atLeast: readonly { readonly bets: number; readonly chance: number }[]
  /** The expected longest run of losing rounds in a thousand. */
  readonly longestDryRun: number
}
