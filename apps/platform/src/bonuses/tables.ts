import type { Ore, PlayerId } from '@nordlys/core'
import type { ColumnType, Generated } from 'kysely'

interface OfferTable {
  offer_id: string
  code: string | null
  /** The version that is offered now; null while the offer is switched off. */
  active_version: number | null
}

interface OfferVersionTable {
  offer_id: string
  version: number
  /** Written as JSON text, read as the value: `offerTerms` as it crosses the wire. */
  terms: ColumnType<unknown, string, never>
  code: Generated<string | null>
  published_at: Date
  sign_off: ColumnType<unknown, string | null, never>
}

export interface ChoiceTable {
  reference: string
  player_id: PlayerId
  /** The look-up of the player's CPR number: the same for each account of a person. Chance once they left. */
  person: Buffer
  offer_id: string
  offer_version: number
  once_per_person: boolean
  state: 'chosen' | 'granted' | 'refused'
  refusal: 'barred' | 'bonus-active' | 'deposit-too-small' | 'other-deposit' | 'used' | null
  /** The deposit that its money was booked as; null where it was given before that was kept. */
  brought_by: string | null
  bonus_id: string | null
  granted_ore: Ore | null
  spins_id: string | null
  spins_count: number | null
  spin_value_ore: Ore | null
  expires_at: Date | null
  chosen_at: Date
  decided_at: Date | null
}

interface PromiseTable {
  player_id: PlayerId
  offer_id: string
  version: number
  promised_at: Date
}

/** Of people who have left. */
interface HadTable {
  /** The look-up of the CPR number. */
  person: Buffer
  offer_id: string
}

declare module '../db/database.ts' {
  interface Database {
    bonuses_had: HadTable
    bonuses_offer: OfferTable
    bonuses_offer_version: OfferVersionTable
    bonuses_choice: ChoiceTable
    bonuses_promise: PromiseTable
  }
}
