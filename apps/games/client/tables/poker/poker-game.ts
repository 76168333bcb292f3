import type { Rng } from '@nordlys/game-math/random/rng'
import type { ShownChoice, ShownOutcome } from '@nordlys/game-math/tables/shown'
import type { PlayedHand } from '../shared/check-hand.ts'
import type { RoundSpot } from '../shared/round-spots.ts'

/** The server's view of a hand: the same of both games, and the board of one alone. */
export interface PokerView {
  readonly player: PokerHand
  readonly board?: readonly PokerCard[]
  /** Absent until the player has chosen. */
  readonly bank?: PokerHand
  readonly endDa?: string
  readonly outcome?: ShownOutcome
  /** Empty once the round is over. */
  readonly choices: readonly ShownChoice[]
}

interface PokerCard {
  readonly card: number
  readonly nameDa: string
}

interface PokerHand {
  readonly cards: readonly PokerCard[]
  readonly nameDa: string
}

export interface Paytable {
  readonly captionDa: string
  readonly noteDa: string
  readonly rows: readonly (readonly [handDa: string, timesStake: number])[]
}

/** The parts in which one game of poker against the bank differs; all else is the same in each. */
export interface PokerGame {
  /** The ante, without which there is no round, and then the side bets. */
  readonly spots: readonly [RoundSpot, ...RoundSpot[]]
  /** How many cards lie where when all are dealt; the board is of hold'em alone. */
  readonly places: { readonly hand: number; readonly board: number }
  /** Printed on the cloth. */
  readonly print: readonly [string, string]
  readonly paytables: readonly Paytable[]
  /** Whether the hand, played again from the seed in the browser, is card for card what was shown. */
  replays(played: PlayedHand, rng: Rng): boolean
}
