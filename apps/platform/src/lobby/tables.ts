interface FavouriteTable {
  player_id: number
  game: string
  marked_at: Date
}

interface CountedDayTable {
  /** `2026-11-21`. */
  day: string
  counted_at: Date
}

interface GameDayTable {
  day: string
  game: string
  players: number
  rounds: bigint
}

declare module '../db/database.ts' {
  interface Database {
    games_favourite: FavouriteTable
    games_counted_day: CountedDayTable
    games_day: GameDayTable
  }
}
