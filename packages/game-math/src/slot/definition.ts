/**
 * A slot game as data: everything its mathematics needs, nothing about money, players or pictures.
 * Plain JSON, so that its hash identifies the game that was proven. Wins are counted in coins: a
 * round costs `coinsPerBet` coins, and a coin is worth `stake / coinsPerBet` øre.
 */
export interface GameDefinition {
  readonly schema: 1
  readonly id: string
  readonly version: number
  readonly mechanic: 'lines'
  readonly titleDa: string
  readonly studio: string
  readonly theme: string
  readonly coinsPerBet: number
  readonly reels: number
  readonly rows: number
  readonly symbols: readonly SymbolDefinition[]
  /** The row each line crosses on each reel, 0 at the top. Lines are read from the left. */
  readonly lines: readonly (readonly number[])[]
  /** Cyclic strips of symbol keys, one per reel; every stop is equally likely. */
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** What a line win is multiplied by when a wild stands in for another symbol in it. */
  readonly wildMultiplier: number
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
  readonly stakesOre: readonly number[]
  readonly declared: DeclaredFigures
}

export type Strips = readonly (readonly string[])[]

export interface SymbolDefinition {
  readonly key: string
  /** What the rules call it, in the indefinite singular or plural: `Skattekiste`, `Økser`. */
  readonly nameDa: string
  readonly kind: 'pay' | 'wild' | 'scatter'
  /** Coins by count: per line for `pay` and `wild`, once per spin anywhere for `scatter`. */
  readonly pays: CoinsByCount
}

/** JSON has only text keys: `{ "3": 10, "4": 40 }`. */
export type CoinsByCount = Readonly<Record<string, number>>

export interface FreeSpinsDefinition {
  /** Spins by scatter count, both from the base spin and again during free spins. */
  readonly spinsByScatters: Readonly<Record<string, number>>
  /** What every win in a free spin is multiplied by. */
  readonly multiplier: number
}

/** What the player is told. The proof must give these same figures before a game is published. */
export interface DeclaredFigures {
  /** The exact return to player, a reduced fraction "numerator/denominator". */
  readonly rtp: string
  /** The same in percent, rounded to four decimals. */
  readonly rtpPercent: number
  /** The share of rounds that win anything, rounded to eight decimals. */
  readonly hitRate: number
  /** Of a round's win in bets, rounded to six decimals. */
  readonly standardDeviation: number
  readonly volatility: Volatility
  /** The largest win a round can give, in bets. */
  readonly maxWinBets: number
}

export type Volatility = 'low' | 'medium' | 'high' | 'very-high'

/** The volatility a player is told, from the standard deviation of a round's win in bets. */
export function volatilityOf(standardDeviation: number): Volatility {
  if (standardDeviation < 4) return 'low'
  if (standardDeviation < 8) return 'medium'
  return standardDeviation < 14 ? 'high' : 'very-high'
}
