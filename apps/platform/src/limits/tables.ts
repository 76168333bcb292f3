import type { LimitPeriod } from '@nordlys/contracts'
import type { Generated } from 'kysely'

export interface LimitsPlayerTable {
  player_id: number
}

export interface DepositLimitTable {
  limit_id: Generated<bigint>
  player_id: number
  period: LimitPeriod
  amount_ore: bigint
  requested_at: Date
  /** The limit counts from here, until a later row of the same period does. */
  effective_at: Date
  canceled_at: Date | null
}

export interface DepositUseTable {
  reference: string
  player_id: number
  amount_ore: bigint
  state: 'open' | 'settled' | 'released'
  at: Date
}

declare module '../db/database.ts' {
  interface Database {
    limits_player: LimitsPlayerTable
    limits_deposit_limit: DepositLimitTable
    limits_deposit_use: DepositUseTable
  }
}
