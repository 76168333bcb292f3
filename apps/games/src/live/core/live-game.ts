/** A table that everybody plays at, as its core needs it. */
export interface LiveGame {
  readonly id: string
  /** Bets as they came from outside and what they cost, in øre, or why the game refuses them. */
  read(
    bets: unknown,
  ): { ok: true; stakeOre: number } | { ok: false; refused: string; bet?: string | undefined }
  readonly timing: Timing
  /** Of a game in which everybody chooses along one hand. (LV37) */
  readonly hand?: HandTiming
}

/** Milliseconds. */
export interface Timing {
  readonly bettingMs: number
  /** Bets that were on their way when betting ended still count. (LV3) */
  readonly graceMs: number
  /** From the end of betting until the ball may be thrown. */
  readonly closingMs: number
  /** From closing until the ball lies, as planned, and at least once every slip is booked. */
  readonly spinMs: number
  readonly spinLeastMs: number
  readonly resultMs: number
  /** A booking that has no answer for so long holds the wheel. (LV9) */
  readonly heldAfterMs: number
  /** After so long the round is over at the table without a number. (LV9) */
  readonly unsettledAfterMs: number
  /** Betting that nobody closed in time was nobody's fault: its round is void. (LV8) */
  readonly overdueMs: number
}

/** Milliseconds. */
export interface HandTiming {
  /** Until the first cards lie, and each further one. */
  readonly dealMs: number
  readonly cardMs: number
  /** For one choice, and the least of it where all have chosen. (LV39) */
  readonly stepMs: number
  readonly stepLeastMs: number
  /** Choices that were on their way when the step ended still count. */
  readonly graceMs: number
  /** A raise without an answer holds the next card for so long. (LV40) */
  readonly raiseHeldMs: number
}

export const rouletteTiming: Timing = {
  bettingMs: 15_000,
  graceMs: 300,
  closingMs: 1_300,
  spinMs: 10_500,
  spinLeastMs: 9_000,
  resultMs: 4_000,
  heldAfterMs: 10_000,
  unsettledAfterMs: 120_000,
  overdueMs: 3_000,
}

/** Cards instead of a ball: they are dealt one by one over 8 s. */
export const puntoBancoTiming: Timing = {
  ...rouletteTiming,
  spinMs: 9_500,
  spinLeastMs: 8_000,
}

/** The stakes are taken in place of a spin, and the cards follow at once. */
export const blackjackTiming: Timing = { ...rouletteTiming, spinMs: 0, spinLeastMs: 0 }

export const blackjackHandTiming: HandTiming = {
  dealMs: 3_000,
  cardMs: 1_000,
  stepMs: 12_000,
  stepLeastMs: 3_000,
  graceMs: 300,
  raiseHeldMs: 10_000,
}
