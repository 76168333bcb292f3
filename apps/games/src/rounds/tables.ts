interface SeenRoundTable {
  player_ref: string
  game_id: string
  round_key: string
  seen_at: Date
}

interface ReachedTable {
  player_ref: string
  game_id: string
  round_key: string
  event: number
}

declare module '../db/database.ts' {
  interface Database {
    rounds_seen_round: SeenRoundTable
    rounds_reached: ReachedTable
  }
}
