/** What a round gave, in the order it is shown. It knows coins, never money. [PROOF-06] */
export interface RoundOutcome {
  readonly winCoins: number
  readonly totalBetCoins: number
  /** The base spin, then every free spin. */
  readonly spins: readonly Spin[]
  readonly freeSpinsAwarded: number
}

export interface Spin {
  readonly mode: 'base' | 'free'
  /** The strip position shown in the top row of each reel. */
  readonly stops: readonly number[]
  /** Symbol keys, `grid[reel][row]`. */
  readonly grid: readonly (readonly string[])[]
  readonly lineWins: readonly LineWin[]
  readonly scatterWin?: ScatterWin
  /** Already inside every `coins` of this spin. */
  readonly multiplier: number
  /** After the cap on free spins. */
  readonly freeSpinsWon: number
  /** The sum of the spin's wins. */
  readonly winCoins: number
}

export interface LineWin {
  /** Index into the definition's lines. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly coins: number
  readonly positions: readonly Position[]
}

export interface ScatterWin {
  readonly count: number
  readonly coins: number
  readonly positions: readonly Position[]
}

export interface Position {
  readonly reel: number
  readonly row: number
}
