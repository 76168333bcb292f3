import type { PlayerType } from '@nordlys/contracts'

declare module '../db/database.ts' {
  interface Database {
    marketing_player: {
      player_id: number
      player_type: PlayerType | null
      depositor_since: Date | null
      notification_accepted_at: Date | null
      notification_valid_until: Date | null
    }
  }
}
