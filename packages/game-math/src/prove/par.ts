import type { DeclaredFigures } from '../base/definition-base.ts'

/** The proven figures of one game: its probability and accounting report. */
export type Par = FreeSpinsPar | HoldPar | TablePar | ChainPar

/** What is proven of every game. */
export interface ParBase extends DeclaredFigures {
  readonly definitionHash: string
  /** The chance that a round wins at least so many bets. */
  readonly atLeast: readonly { readonly bets: number; readonly chance: number }[]
  /** The expected longest run of losing rounds in a thousand. */
  readonly longestDryRun: number
  /** Of the largest win, 0 where a double cannot hold it. */
  readonly maxWinChance: number
  /** Every win once, from the least up; rounds that win nothing are in none. */
  readonly bands: readonly WinBand[]
}

/** Wins from some bets to the next band; the first band is above nothing, the last one open. */
export interface WinBand {
  readonly fromBets: number
  readonly chance: number
  /** What these wins return, in percent of the stakes. */
  readonly returnPercent: number
}

/** Of a game of reels with free spins. */
export interface FreeSpinsPar extends ParBase {
  /**
   * Grids of one base spin and of one free spin, each as often as it is likely; all of them were
   * counted, though above 2^53 their number is only told to sixteen digits.
   */
  readonly cycle: { readonly base: number; readonly free: number }
  /** How the return divides, in percent, rounded to four decimals. */
  readonly rtpParts: { readonly basePercent: number; readonly freeSpinsPercent: number }
  /** Rounds between free spins, on average. */
  readonly roundsPerFeature: number
  readonly freeSpinsPerFeature: number
  /**
   * Rounds that were played to count the bands in, where wins have too many values for their
   * distribution: those bands are an estimate, and the only one. Absent where they are worked out.
   */
  readonly sampledRounds?: number
}

/** Of a game of reels with hold-and-win. */
export interface HoldPar extends ParBase {
  readonly cycle: { readonly base: number }
  readonly rtpParts: { readonly basePercent: number; readonly holdPercent: number }
  readonly roundsPerFeature: number
  /** Coins held when the feature ends, on average. */
  readonly coinsPerFeature: number
  /** Features that fill the grid: one in so many. */
  readonly featuresPerFullGrid: number
  /** Collectors held when the feature ends, on average; absent where there are none. */
  readonly collectorsPerFeature?: number
}

/** Of a game whose rounds are chains of spins. */
export interface ChainPar extends ParBase {
  /** Grids of the first spin of a round. */
  readonly cycle: { readonly base: number }
  /** The parts of a round, the base spin first. */
  readonly parts: readonly ChainPartPar[]
}

export interface ChainPartPar {
  readonly part: ChainPartName
  /** What it returns, in percent of the stakes. */
  readonly percent: number
  /** It comes once in so many rounds, on average. */
  readonly rounds: number
  /** Spins when it comes, on average. */
  readonly spins: number
}

/** The base spin, spins again with reels that stay, free spins, spins of a new grid, and a wheel. */
export type ChainPartName = 'base' | 'respins' | 'free-spins' | 'avalanche' | 'wheel'

/** Of a game whose rounds are drawn from a finite list. */
export interface TablePar extends ParBase {
  /** Rounds between free spins, on average; absent where there are none. */
  readonly roundsPerFeature?: number
  /** Absent where there are no free spins. */
  readonly rtpParts?: { readonly basePercent: number; readonly freeSpinsPercent: number }
  readonly table: {
    /** All distinct rounds that can be drawn. */
    readonly rounds: number
    /** The return of the engine before the classes were weighted, in percent. */
    readonly naturalRtpPercent: number
    readonly classes: readonly TableClass[]
  }
}

interface TableClass {
  readonly fromBets: number
  readonly rounds: number
  readonly chance: number
}
