/** A table that everybody plays at, as its core needs it. */
export interface LiveGame {
  readonly id: string
  /** Bets as they came from outside and what they cost, in øre, or why the game refuses them. */
  read(
    bets: unknown,
  ): { ok: true; stakeOre: number } | { ok: false; refused: string; bet?: string | undefined }
  readonly timing: Timing
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
