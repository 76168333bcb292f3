import type { GameDefinition, Volatility } from '@nordlys/game-math/game/definition'
import type { ThemeSymbol } from '../../themes/catalogue.ts'
import type { Chance } from './chance.ts'

/** What a game shall be. The same specification gives the same definition, byte for byte. */
export interface GameSpec {
  readonly id: string
  readonly titleDa: string
  readonly theme: string
  /** What its theme can draw, pictures first. */
  readonly themeSymbols: readonly ThemeSymbol[]
  readonly generator: string
  /** Raised when a generator shall make its games anew. */
  readonly edition: number
  readonly targetPercent: number
  readonly volatility: Volatility
  readonly hitRate: Band
  readonly seed: string
}

export interface Band {
  readonly least: number
  readonly most: number
}

/** How one mechanic's games are made. A new one is a folder and a row in `generators.ts`. */
export interface Generator {
  readonly id: string
  readonly mechanic: GameDefinition['mechanic']
  readonly edition: number
  /** The classes that are natural to it. */
  readonly volatilities: readonly Volatility[]
  readonly hitRate: Band
  /** One structure from chance, its paytable still open; undefined when chance gave a poor one. */
  draft(spec: GameSpec, chance: Chance): Draft | undefined
  /** What a player would notice; two games of a generator differ in at least two of these. */
  structure(definition: GameDefinition): readonly unknown[]
}

/** Coins by symbol, dearest first, and by the draft's counts. */
export type Paytable = readonly (readonly number[])[]

/** A game but for its paytable. */
export interface Draft {
  readonly coinsPerBet: number
  /** The coins a pay may be, rising. */
  readonly ladder: readonly number[]
  /** A paytable of any scale; a larger steepness gives rare wins more. */
  shape(steepness: number): Paytable
  /** The exact expected coins of a round, in doubles. */
  mean(pays: Paytable): number
  /** Roughly the standard deviation of a round in coins: enough to find a steepness. */
  deviation(pays: Paytable): number
  /** The game, its declared figures and win cap still open; undefined when it cannot be made. */
  finish(pays: Paytable): GameDefinition | undefined
  /** Exact figures of a finished game by one method, faster than its proof. */
  figures(definition: GameDefinition): QuickFigures
}

export interface QuickFigures {
  /** Of the bet. */
  readonly rtp: number
  readonly hitRate: number
  /** In bets. */
  readonly standardDeviation: number
  /** Of the game, where its grids are counted before it is proven. */
  readonly maxWinBets?: number
}
