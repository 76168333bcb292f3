import type { Ore } from '@nordlys/core'
import type { BlackjackRules } from '../blackjack/rules.ts'
import type { HoldemRules } from '../holdem/rules.ts'
import type { PuntoBancoRules } from '../punto-banco/rules.ts'
import type { RouletteRules } from '../roulette/rules.ts'
import type { SharedBlackjackRules } from '../shared-blackjack/rules.ts'
import type { ThreeCardRules } from '../three-card/rules.ts'
import type { VideoPokerRules } from '../video-poker/rules.ts'

/** What is told of a game at a table before it is opened; its rules are those of its definition. */
export interface Facts {
  readonly id: string
  readonly titleDa: string
  /** Of the first stake, as it is proven: a reduced fraction `numerator/denominator`. [PROOF-01] */
  readonly returned: string
  /** The same as a number. */
  readonly returnToPlayer: number
  /**
   * What the return is of: play by the printed chart, the best play there is, any play at all, or stakes on
   * the bank.
   */
  readonly playedBy: 'chart' | 'best' | 'any' | 'bank'
  /**
   * How often a round wins, as its rules call it a win: more than the stakes, or a hand of the paytable; at
   * roulette a stake on an even chance.
   */
  readonly hitRate: number
  /** Of what a round wins or loses, in first stakes; in video poker of one hand, at roulette as `hitRate`. */
  readonly deviation: number
  /** Of the bet that opens a round. */
  readonly minStakeOre: Ore
  readonly maxStakeOre: Ore
  /** No round pays more. */
  readonly maxPayoutOre: Ore
}

export type TableFacts = Facts &
  (
    | { readonly kind: 'blackjack'; readonly rules: BlackjackRules }
    | { readonly kind: 'shared-blackjack'; readonly rules: SharedBlackjackRules }
    | { readonly kind: 'video-poker'; readonly rules: VideoPokerRules }
    | { readonly kind: 'three-card'; readonly rules: ThreeCardRules }
    | { readonly kind: 'holdem'; readonly rules: HoldemRules }
    | { readonly kind: 'roulette'; readonly rules: RouletteRules }
    | { readonly kind: 'punto-banco'; readonly rules: PuntoBancoRules }
  )
