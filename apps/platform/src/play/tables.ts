import type { ColumnType, Generated } from 'kysely'

/** One player's real-money play of one game, from launch to its end. */
interface PlaySessionTable {
  id: string
  player: number
  game: string
  /** The login it belongs to. */
  session_id: string
  /** SHA-256 of the launch token. */
  token_hash: Buffer
  token_expires_at: Date
  redeemed_at: ColumnType<Date | null, undefined, Date>
  play_until: Date
  started_at: Date
  /** Decides when its play notice is due; null where none is. The interval is the operator's. */
  logged_in_at: ColumnType<Date | null, Date | undefined, never>
  notice_ms: ColumnType<bigint | null, number | undefined, never>
}

interface PlayNoticeTable {
  notice_id: Generated<bigint>
  player_id: number
  told_at: Date
  closed_at: Date
}

/** The choices of players, never changed; the latest holds. */
interface NoticeChoiceTable {
  choice_id: Generated<bigint>
  player_id: number
  minutes: number
  chosen_at: Date
}

interface WageringNoticeTable {
  notice_id: Generated<bigint>
  player_id: number
  bonus_id: string
  told_at: Date
  closed_at: Date
}

/** The choices of players, never changed; the latest holds. */
interface WageringChoiceTable {
  choice_id: Generated<bigint>
  player_id: number
  minutes: number
  chosen_at: Date
}

declare module '../db/database.ts' {
  interface Database {
    wallet_play_session: PlaySessionTable
    wallet_play_notice: PlayNoticeTable
    wallet_notice_choice: NoticeChoiceTable
    wallet_wagering_notice: WageringNoticeTable
    wallet_wagering_choice: WageringChoiceTable
  }
}
