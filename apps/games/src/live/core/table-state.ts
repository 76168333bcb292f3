import type { LiveEvent, LivePlace, LiveTold } from '@nordlys/contracts'
import type { Booked, Decided, Settled } from './decided.ts'
import type { HandCommand, HandInput, HandStage } from './hand-state.ts'
import type { Slip, Slips } from './slips.ts'

export type { Booked, Decided, FinalSlip, Settled } from './decided.ts'

export type Stage =
  /** The next round is asked for. */
  | { readonly name: 'beginning' }
  | { readonly name: 'betting'; readonly endsAt: number; readonly slips: Slips }
  /** Betting has ended; bets that were on their way count until `finalAt`. */
  | {
      readonly name: 'closing'
      readonly finalAt: number
      readonly closesAt: number
      readonly slips: Slips
    }
  /** The row of the round is written. */
  | { readonly name: 'deciding'; readonly closesAt: number }
  | Booking
  /** Everybody knows the outcome. */
  | { readonly name: 'spin'; readonly decided: Decided; readonly landsAt: number }
  | {
      readonly name: 'result'
      readonly decided: Decided
      readonly endsAt: number
      /** The row says so: no later owner shows the round again. */
      readonly isOpened: boolean
    }
  | { readonly name: 'ended' }
  | HandStage

export interface Booking {
  readonly name: 'booking'
  readonly decided: Decided
  readonly booked: Booked
  /** Slips without an answer. */
  readonly left: number
  /** When the ball lies, as planned. */
  readonly landsAt: number
  /** Until then the wallet shows nobody what any slip won: it has said so. 0 where nobody knows. */
  readonly knownFrom: number
  /** The same, as it was last asked for. */
  readonly hiddenUntil: number
  readonly isHeld: boolean
  /** All are answered, and the row is being written. */
  readonly isNoting: boolean
}

export interface TableState {
  readonly epoch: number
  /** The number of the last event. */
  readonly n: number
  /** The newest round that was begun. */
  readonly round: number
  readonly stage: Stage
  /** Outcomes of rounds that are over, the latest first. */
  readonly latest: readonly unknown[]
  /** The table closes after this round. */
  readonly isEnding: boolean
  /** The process ends after this round, and another goes on with the table. */
  readonly isLeaving: boolean
}

export type Input =
  | { readonly type: 'begun'; readonly round: number }
  | {
      readonly type: 'bet'
      /** The line that is answered. */
      readonly line: string
      readonly player: string
      readonly playSession: string
      readonly round: number
      readonly bets: unknown
      /** The player's cash as it was last heard of. */
      readonly balanceOre?: number | undefined
    }
  | { readonly type: 'decided'; readonly decided: Decided }
  /** The round could not be written in time, and cannot be any more: the next has begun. */
  | { readonly type: 'undecided'; readonly round: number; readonly next: number }
  | { readonly type: 'settled'; readonly round: number; readonly results: readonly Settled[] }
  | { readonly type: 'noted'; readonly round: number; readonly landsAt: number }
  | { readonly type: 'opened'; readonly round: number }
  | { readonly type: 'end' }
  | { readonly type: 'leave' }
  | { readonly type: 'tick' }
  | HandInput

export type Command =
  /** Begin the round after the newest: answered by `begun`. */
  | { readonly do: 'begin' }
  /** Draw, and write the row of the round: answered by `decided`, or `undecided`. */
  | { readonly do: 'decide'; readonly round: number; readonly slips: readonly Slip[] }
  /** Settle every slip that is not `booked`, as often as it takes: answered by `settled`. */
  | {
      readonly do: 'book'
      readonly decided: Decided
      readonly booked: Booked
      readonly tellFrom: number
    }
  /** The ball lies no sooner than this: the wallet shows nobody what was won until then. */
  | { readonly do: 'hide'; readonly decided: Decided; readonly tellFrom: number }
  /** Write how the slips ended and when the ball lies, later than the wallet knows: by `noted`. */
  | {
      readonly do: 'note'
      readonly decided: Decided
      readonly booked: Booked
      readonly landsAt: number
      readonly isLater: boolean
    }
  /** Write that the round is over and its seed may be read: answered by `opened`. */
  | { readonly do: 'open'; readonly round: number; readonly seed: string }
  /** Leave the slips without an answer to the sweep. */
  | { readonly do: 'leave'; readonly round: number }
  /** To one line. */
  | { readonly do: 'answer'; readonly line: string; readonly told: LiveTold }
  /** To every line of a player. */
  | { readonly do: 'tell'; readonly player: string; readonly told: LiveTold }
  | { readonly do: 'release' }
  | HandCommand

/** Distributes over the kinds of events. */
type Body<Event> = Event extends unknown ? Omit<Event, keyof LivePlace> : never
export type EventBody = Body<LiveEvent>

export interface Step {
  readonly state: TableState
  readonly events: readonly LiveEvent[]
  readonly commands: readonly Command[]
}
