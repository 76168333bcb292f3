import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import type { AnnouncedBet } from '@nordlys/game-math/tables/roulette/sectors'
import type { NoRoom } from './room.ts'
import type { Slip } from './slip.ts'

/** Everything on the layout and beside it follows from this. */
export interface TableState {
  readonly rules: RouletteRules
  readonly balanceOre: number
  /** The most that a round may stake in all while a bonus is active. */
  readonly stakeMaxOre?: number | undefined
  readonly chipOre: number
  readonly slip: Slip
  /** The slips before each change, the latest last: undoing is unlimited until the ball is thrown. */
  readonly before: readonly Slip[]
  /** The slip that was played last, to be repeated. */
  readonly last: Slip
  /** Chips may be moved; otherwise a round is asked for or shown. */
  readonly isOpen: boolean
  /** Numbers of this session, the latest first. */
  readonly results: readonly number[]
  /** Why the last wish was not done. */
  readonly refused?: NoRoom | undefined
}

/** An event that moves chips: while a round is on, none of them does. */
export type Placing =
  | { readonly type: 'placed'; readonly spotId: string }
  | { readonly type: 'announced'; readonly bet: AnnouncedBet }
  | { readonly type: 'taken-back'; readonly spotId: string }
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'undone' | 'cleared' | 'repeated' | 'doubled' }
  | { readonly type: 'favourite-placed'; readonly slip: Slip }

export type TableEvent =
  | Placing
  | { readonly type: 'chip-chosen'; readonly chipOre: number }
  | { readonly type: 'staked' }
  | { readonly type: 'not-staked' }
  | { readonly type: 'ended'; readonly number: number }
  /** The chips lie as somebody above says: nothing of it can be undone. */
  | { readonly type: 'laid-as'; readonly slip: Slip }
  /** The chips leave the layout, and may be laid once more. */
  | { readonly type: 'swept' }
  | {
      readonly type: 'balance-told'
      readonly balanceOre: number
      readonly stakeMaxOre?: number | undefined
    }

export function openedTable(
  rules: RouletteRules,
  { balanceOre, chipOre }: Pick<TableState, 'balanceOre' | 'chipOre'>,
): TableState {
  return {
    ...{ rules, balanceOre, chipOre },
    ...{ slip: [], before: [], last: [], results: [], isOpen: true },
  }
}
