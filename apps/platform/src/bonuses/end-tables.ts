interface EndRequestTable {
  player_id: number
  idempotency_key: string
  bonus_id: string
  /** The outcome as it went over the wire. */
  answer: unknown
}

declare module '../db/database.ts' {
  interface Database {
    bonuses_end_request: EndRequestTable
  }
}
