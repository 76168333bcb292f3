/**
 * What every game says, whatever its mechanic. Plain JSON, so that its hash identifies the game
 * that was proven; nothing about money, players or pictures. Wins are counted in coins: a round
 * costs `coinsPerBet` coins, and a coin is worth `stake / coinsPerBet` øre.
 */
export interface DefinitionBase<Kind extends SymbolKind = SymbolKind> {
  readonly schema: 1
  readonly id: string
  readonly version: number
  readonly titleDa: string
  readonly studio: string
  readonly theme: string
  readonly coinsPerBet: number
  readonly reels: number
  readonly rows: number
  readonly symbols: readonly SymbolDefinition<Kind>[]
  readonly stakesOre: readonly number[]
  readonly declared: DeclaredFigures
  /** How a win may be staked once more; absent where it may not. It has no part in the proof. */
  readonly gamble?: GambleTerms
}

/** Of gambles: on red or black, one in two, paid twice. [S51] */
export interface GambleTerms {
  /** How many may be made in a row. */
  readonly maxSteps: number
  /** No gamble wins more than so many bets of the round that it began with. */
  readonly capBets: number
}

export type SymbolKind =
  | 'pay'
  | 'wild'
  | 'scatter'
  | 'coin'
  | 'mystery'
  | 'upgrade'
  | 'book'
  | 'collector'
  | 'orb'

export interface SymbolDefinition<Kind extends SymbolKind = SymbolKind> {
  readonly key: string
  /** What the rules call it, in the indefinite singular or plural: `Skattekiste`, `Økser`. */
  readonly nameDa: string
  readonly kind: Kind
  /** Coins by count: once per spin anywhere for `scatter`, otherwise by the mechanic's wins. */
  readonly pays: CoinsByCount
}

/** JSON has only text keys: `{ "3": 10, "4": 40 }`. */
export type CoinsByCount = Readonly<Record<string, number>>

/** Cyclic strips of symbol keys, one per reel; every stop is equally likely. */
export type Strips = readonly (readonly string[])[]

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
