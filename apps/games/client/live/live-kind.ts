import type { TableKey } from '../tables/shared/table-keys.ts'
import type { TableScreen } from '../tables/shared/table-screen.ts'
import type { TableSound } from '../tables/shared/table-sound.ts'
import type { CheckWords } from './check/check-words.ts'
import type { Timing } from './line/timing.ts'
import type { LiveMath } from './round/live-math.ts'
import type { LiveState } from './round/play-state.ts'

/** A game as it is played live: line, round, countdown and check are those of all. [GAME-03] */
export interface LiveKind {
  readonly words: KindWords
  /** By the rules that the server sent, whose shape follows from the game's kind. */
  by(rules: unknown): LiveMath
  felt(parts: LiveFeltParts): LiveFelt
  /** The parts that only pages of the menu need, loaded once one is opened. */
  more(): Promise<LiveMore>
}

export interface LiveMore {
  readonly check: CheckWords
  /** The results of a table, the latest first, for the page that shows all of them. */
  results(latest: readonly unknown[]): readonly HTMLElement[]
}

/** Where the words of a ball are not those of cards. */
export interface KindWords {
  /** While the slips are booked. */
  readonly waiting: string
  readonly spin: string
  readonly unsettled: string
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
