import type { LimitKind, LimitPeriod, PauseKind } from '@nordlys/contracts'
import type { Generated } from 'kysely'

interface LimitsPlayerTable {
  player_id: number
}

interface LimitTable {
  limit_id: Generated<bigint>
  player_id: number
  kind: LimitKind
  period: LimitPeriod
  /** Null of a limit of time. Without an amount and without minutes: no limit from that moment on. */
  amount_ore: bigint | null
  minutes: number | null
  requested_at: Date
  /** It counts from here, until a later row of the same kind and period does. */
  effective_at: Date
  canceled_at: Date | null
  requested_by: 'player' | 'staff'
}

interface ChangeRequestTable {
  player_id: number
  idempotency_key: string
  input_hash: string
  /** The outcome as it went over the wire. */
  answer: unknown
}

interface DepositUseTable {
  reference: string
  player_id: number
  amount_ore: bigint
  state: 'open' | 'settled' | 'released'
  at: Date
}

export interface PauseTable {
  pause_id: Generated<bigint>
  player_id: number
  kind: PauseKind
  starts_at: Date
  /** From here on it is over; null for one without an end. */
  ends_at: Date | null
  source: 'OWN'
  requested_by: 'player' | 'staff'
  channel: 'site' | 'customer-service'
}

interface RefusedGameTable {
  player_id: number
  slice: Date
  at: Date
}

interface PauseRequestTable {
  player_id: number
  idempotency_key: string
  kind: PauseKind
  is_started: boolean
  /** The pause it started, or the longer one that stood. */
  pause_id: bigint
}

declare module '../db/database.ts' {
  interface Database {
    limits_player: LimitsPlayerTable
    limits_limit: LimitTable
    limits_change_request: ChangeRequestTable
    limits_deposit_use: DepositUseTable
    limits_pause: PauseTable
    limits_pause_request: PauseRequestTable
    limits_refused_game: RefusedGameTable
  }
}
