import type { PlayerId } from '@nordlys/core'

/** How often somebody has tried one act in a window; the bucket is a keyed hash of both. */
interface ThrottleTable {
  bucket: Buffer
  window_started_at: Date
  attempts: number
}

/** How many codes a player has tried that gave nothing, and since when. */
interface GuessTable {
  player_id: PlayerId
  window_started_at: Date
  attempts: number
}

declare module '../db/database.ts' {
  interface Database {
    players_throttle: ThrottleTable
    bonuses_guess: GuessTable
  }
}
