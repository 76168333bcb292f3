import type { Rng } from '@nordlys/game-math/random/rng'
import type { TableKey } from '../tables/shared/table-keys.ts'
import type { TableScreen } from '../tables/shared/table-screen.ts'
import type { TableSound } from '../tables/shared/table-sound.ts'
import type { Timing } from './line/timing.ts'
import type { PayoutOf } from './round/own-payout.ts'
import type { LiveState } from './round/play-state.ts'

/** A game as it is played live: line, round, countdown and the check are the same for all of them. [GAME-03] */
export interface LiveKind {
  readonly words: KindWords
  /** By the rules that the server sent, whose shape follows from the game's kind. */
  by(rules: unknown): LiveMath
  felt(parts: LiveFeltParts): LiveFelt
  /** What only pages of the menu need, loaded once one is opened. */
  more(): Promise<LiveMore>
}

export interface LiveMore {
  readonly check: CheckWords
  /** The results of a table, the latest first, for the page that shows all of them. */
  results(latest: readonly unknown[]): readonly HTMLElement[]
}

/** The game's own mathematics, as the server has it, too. */
export interface LiveMath {
  readonly payoutOf: PayoutOf
  /** What a seed gives, as the owner of a table draws it. */
  draw(rng: Rng): unknown
}

/** Where the words of a ball are not those of cards. */
export interface KindWords {
  /** While the slips are booked. */
  readonly waiting: string
  readonly spin: string
  readonly unsettled: string
}

/** Of "Kontrollér runden". */
export interface CheckWords {
  readonly outcome: readonly [follows: string, fails: string]
  readonly proves: string
  readonly provesNot: string
}

export interface LiveFeltParts extends LiveMath {
  readonly screen: TableScreen
  readonly sound: TableSound
  readonly timing: Timing
  readonly words: KindWords
  readonly rules: unknown
  readonly first: LiveState
  readonly siteUrl: string
  readonly gameId: string
  /** The chips on the felt are these now. */
  lay(bets: unknown): void
}

/** A game's parts on the felt. Nothing in it decides anything. */
export interface LiveFelt {
  /** Under the felt: chips and their buttons, or the way in for who looks on. */
  readonly controls: HTMLElement
  /** The keys that play it; none for who looks on. */
  readonly keys: readonly TableKey[]
  show(state: LiveState): void
  /** In øre. */
  stakeOre(): number
}
