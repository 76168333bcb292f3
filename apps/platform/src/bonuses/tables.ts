import type { Ore, PlayerId } from '@nordlys/core'

export interface OfferTable {
  offer_id: string
  code: string
  percent: number | null
  fixed_ore: Ore | null
  most_ore: Ore
  least_deposit_ore: Ore
  wagering_factor: number
  stake_max_ore: Ore
  days: number
  valid_from: Date
  valid_until: Date
  once_per_player: boolean
  first_deposit_only: boolean
}

export interface ChoiceTable {
  reference: string
  player_id: PlayerId
  offer_id: string
  once_per_player: boolean
  state: 'chosen' | 'granted' | 'refused'
  refusal: 'barred' | 'bonus-active' | 'deposit-too-small' | 'used' | null
  bonus_id: string | null
  granted_ore: Ore | null
  expires_at: Date | null
  chosen_at: Date
  decided_at: Date | null
}

declare module '../db/database.ts' {
  interface Database {
    bonuses_offer: OfferTable
    bonuses_choice: ChoiceTable
  }
}
