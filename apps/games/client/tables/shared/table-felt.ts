import type { ClientHand, TableOpened } from '@nordlys/contracts'
import type { Frame } from '../../frame/frame.ts'
import type { Page } from '../../frame/panel.ts'
import type { TableKey } from './table-keys.ts'
import type { TableScreen } from './table-screen.ts'
import type { TableSound } from './table-sound.ts'
import type { TableState } from './table-state.ts'

/** A game's parts on the felt, and how it shows a hand. Nothing in it decides anything. */
export interface TableFelt {
  /** The controls under the felt, to choose and place with. */
  readonly controls: HTMLElement
  /** Its rules, tables and proofs, in the order of the menu's tabs. */
  readonly pages: readonly Page[]
  /** The keys that play it, and what each does; shown under "Taster". */
  readonly keys: readonly TableKey[]
  /** Puts a state on felt and controls; what is new of a hand comes with `reveal`. */
  show(state: TableState): void
  /** Deals and turns what is new of a hand; resolves once all of it lies there. */
  reveal(hand: ClientHand, before: ClientHand | undefined): Promise<void>
  /** The stake on the felt, in øre. */
  stakeOre(state: TableState): number
}

/** The parts that a game receives to build its felt with. */
export interface FeltParts {
  readonly frame: Frame
  readonly opened: TableOpened
  readonly screen: TableScreen
  readonly sound: TableSound
  /** There once play begins. */
  readonly play: {
    deal(bets: unknown): void
    choose(choice: number): void
    state(): TableState
    /** Shows the same state again, with what lies on the felt now. */
    refresh(): void
  }
}
