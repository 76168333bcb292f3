import type { RoundRefusal } from '@nordlys/contracts'
import type { Booked, Decided } from './decided.ts'

/**
 * The choices of one step, a byte a slip: the letter of its choice, which is a capital where the published
 * rule made it, and 0 for a slip that was out by then.
 */
export type Choices = Uint8Array

/** All who are in choose for themselves. */
export interface HandStep extends Dealt {
  readonly name: 'step'
  /** Choices so far of this step. */
  readonly made: Choices
  /** Slips whose raise the books have not answered. */
  readonly raising: ReadonlySet<number>
  /** The step ends from then on, once all have chosen. */
  readonly leastAt: number
  readonly endsAt: number
  /** Choices that were on their way count until then. */
  readonly finalAt: number
  /** The clock has run out, and raises without an answer hold the next card. */
  readonly isHeld: boolean
}

/** The cards are on the felt, and the stakes are taken. */
interface Dealt {
  readonly decided: Decided
  readonly booked: Booked
  /** Of each step that is over. */
  readonly choices: readonly Choices[]
}

export type HandStage =
  | HandStep
  /** The step is over and its choices are written: no card is shown before. */
  | (Dealt & { readonly name: 'writing'; readonly made: Choices })
  /** The bank's cards are shown one by one. */
  | (Dealt & { readonly name: 'bank'; readonly landsAt: number })
  | HandPaying

export interface HandPaying extends Dealt {
  readonly name: 'paying'
  readonly landedAt: number
  /** A byte a slip: 1 while the books have not answered its end. */
  readonly open: Uint8Array
  readonly isHeld: boolean
}

/** The books' answer on the raise of a slip. */
export type Raised =
  | { readonly place: number; readonly ok: true; readonly balanceOre: number }
  | {
      readonly place: number
      readonly ok: false
      readonly refusal: RoundRefusal
      readonly balanceOre?: number | undefined
    }

/** The end of a slip's round. */
export interface Paid {
  readonly place: number
  readonly payoutOre: number
  readonly balanceOre?: number | undefined
}

export type HandInput =
  | {
      readonly type: 'choose'
      /** The line that is answered where it may not choose. */
      readonly line: string
      readonly player: string
      readonly round: number
      readonly step: number
      readonly choice: number
    }
  | {
      readonly type: 'raised'
      readonly round: number
      readonly step: number
      readonly results: readonly Raised[]
    }
  | { readonly type: 'written'; readonly round: number; readonly step: number }
  | { readonly type: 'paid'; readonly round: number; readonly results: readonly Paid[] }

export type HandCommand =
  /** Take a raise, under a key of its own: answered by `raised`, however often it is asked. */
  | {
      readonly do: 'raise'
      readonly decided: Decided
      readonly step: number
      readonly places: readonly number[]
      /** The rows have it: an earlier owner asked. */
      readonly isKnown: boolean
    }
  /** Write the choices of a step: answered by `written`. */
  | {
      readonly do: 'write'
      readonly round: number
      readonly step: number
      readonly made: Choices
    }
  /** End the rounds of the slips that were booked: answered by `paid`. */
  | {
      readonly do: 'pay'
      readonly decided: Decided
      readonly booked: Booked
      readonly choices: readonly Choices[]
    }
