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
}

export type SymbolKind = 'pay' | 'wild' | 'scatter' | 'coin' | 'mystery'

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
