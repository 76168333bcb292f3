export interface OwnPayout {
  readonly stakeOre: number
  readonly payoutOre: number
}

/** What bets pay on an outcome, by the table's own rules; undefined where they know either not. */
export type PayoutOf = (bets: unknown, outcome: unknown) => OwnPayout | undefined
