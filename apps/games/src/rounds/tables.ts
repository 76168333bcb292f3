interface SeenRoundTable {
  player_ref: string
  game_id: string
  round_key: string
  seen_at: Date
}

declare module '../db/database.ts' {
  interface Database {
    rounds_seen_round: SeenRoundTable
  }
}
