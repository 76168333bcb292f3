import type { SymbolKind } from '../base/definition-base.ts'

/** What a player can read before the first stake. Danish, made from the proven game. [PROOF-02] */
export interface GameRules {
  readonly title: string
  /** The key figures, for a table. */
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  readonly sections: readonly RulesSection[]
  readonly paytable: readonly PaytableRow[]
}

export interface RulesSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** In øre at a stake: `coins * stakeOre / coinsPerBet`. */
interface PaytableRow {
  readonly symbol: string
  readonly name: string
  readonly kind: SymbolKind
  /** Most symbols first. */
  readonly pays: readonly {
    readonly count: number
    readonly coins: number
    readonly timesStake: number
  }[]
}
