import type {
  ContactForm,
  ContactKind,
  OfferChoice,
  SessionDevice,
  SessionEnd,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { OfferVersion } from './context.ts'

interface PlayerTable {
  player_id: Generated<number>
  first_name: string
  last_name: string
  email: string
  email_normalised: string
  mobile: string
  /** `YYYY-MM-DD` */
  birth_date: string
  cpr_sealed: string
  cpr_lookup: Buffer
  mitid_sub: string
  mitid_uuid: string | null
  status: Generated<'active' | 'locked' | 'closed'>
  /** There exactly when it is closed. */
  closed_at: Generated<Date | null>
  offer: OfferChoice
  campaign: Generated<string | null>
  campaign_code: Generated<string | null>
  campaign_name: Generated<string | null>
  affiliate_tag: Generated<string | null>
  created_at: Date
  email_confirmed_at: Generated<Date | null>
  /** An address that is none is not confirmed. */
  email_bounced_at: Generated<Date | null>
  mobile_confirmed_at: Generated<Date | null>
  /** From when rows of the player may be removed, and when the person had left the books. [PD11] */
  leaving_at: Generated<Date | null>
  left_at: Generated<Date | null>
}

interface ConsentTable {
  consent_id: Generated<bigint>
  player_id: number
  brand: string
  kind: 'terms' | 'offer-terms' | 'marketing-email' | 'marketing-sms'
  given: boolean
  version: string
  at: Date
  /** Of one that was said by a message's link, without a login. */
  client_address: Generated<string | null>
}

export interface SessionTable {
  handle: string
  secret_hash: Buffer
  player_id: number
  logged_in_at: Date
  acted_at: Date
  previous_login_at: Date | null
  rofus: 'clear' | 'registered' | 'unanswered'
  rofus_asked_at: Date
  ended_at: Date | null
  end_reason: SessionEnd | null
  /** The name under which its player sees it and ends it; it opens nothing. */
  name: Generated<string>
  browser: Generated<SessionDevice['browser'] | null>
  system: Generated<SessionDevice['system'] | null>
}

/** A browser that a player has logged in from. */
interface DeviceTable {
  player_id: number
  /** Of the cookie's mark and the player: another player's row of the same browser has another. */
  mark_hash: Buffer
  first_seen_at: Date
  last_seen_at: Date
}

interface SessionExpiryTable {
  expiry_id: Generated<bigint>
  handle: string
  player_id: number
  from_route: string
  said_at: Date
  at: Date
}

export interface IdentificationTable {
  secret_hash: Buffer
  purpose: 'login' | 'register' | 'step-up'
  state: string
  nonce: string
  code_verifier: string
  return_to: string
  registration_hash: Buffer | null
  player_id: number | null
  action: JSONColumnType<StepUpAction> | null
  started_at: Date
  expires_at: Date
  finished_at: Date | null
}

/** The acts that a player confirms with MitID besides logging in. */
export type StepUpAction =
  | { kind: 'withdrawal'; intentId: string }
  /** Closing the account with everything paid out. */
  | { kind: 'closing'; idempotencyKey: string; sessionId: string }
  | { kind: 'contact-change'; changeId: string; sessionId: string }
  /** Having name and address given. */
  | { kind: 'details'; sessionId: string }
  /** Fetching a copy of one's data. */
  | { kind: 'data-copy'; copyId: string; sessionId: string }
  /** Closing the account, with what no law keeps of the player erased. */
  | { kind: 'erasure'; idempotencyKey: string; sessionId: string }

export interface LockTable {
  lock_id: Generated<bigint>
  player_id: number
  reason: string
  locked_by: string
  /** Null where a name was typed, before there were employees. */
  locked_by_employee: number | null
  /** Of such a lock: the first of the two employees whom it takes to lift it. */
  lift_wished_by_employee: Generated<number | null>
  lift_wished_at: Generated<Date | null>
  locked_at: Date
  lift_reason: Generated<string | null>
  lifted_by: Generated<string | null>
  lifted_by_employee: Generated<number | null>
  lifted_at: Generated<Date | null>
  kind: 'lock' | 'suspension'
  /** Of a suspension alone. */
  review_by: Date | null
}

interface ClosedAccountTable {
  player_id: number
  /** Since when money has been seen on it. */
  money_since: Date | null
  look_at: Date
}

export interface RegistrationTable {
  secret_hash: Buffer
  offer: OfferChoice
  /** The versions that step 1 showed; written as JSON text. */
  offer_versions: ColumnType<OfferVersion[], string | undefined, string>
  campaign: Generated<string | null>
  campaign_code: Generated<string | null>
  campaign_name: Generated<string | null>
  affiliate_tag: Generated<string | null>
  /** As typed, once it was in order; read again with the offer whenever it matters. */
  contact: JSONColumnType<ContactForm> | null
  mitid_sub: string | null
  mitid_uuid: string | null
  mitid_birth_date: string | null
  mitid_authenticated_at: Date | null
  mitid_token_sealed: string | null
  cpr_attempts: Generated<number>
  /** Then it is over, and kept for its repeats alone. */
  mitid_bound_at: Generated<Date | null>
  created_at: Date
  expires_at: Date
}

export interface ContactChangeTable {
  change_id: string
  player_id: PlayerId
  kind: ContactKind
  /** False where the account's present address or number is to be confirmed. */
  is_change: boolean
  state: ContactChangeState
  /** There until it is over. */
  value_sealed: string | null
  /** What a confirmed change replaced. */
  before_sealed: Generated<string | null>
  /** There until the letter or SMS has gone. */
  code_sealed: Generated<string | null>
  code_hash: Generated<Buffer | null>
  tries: Generated<number>
  wished_at: Date
  expires_at: Date
  ended_at: Generated<Date | null>
  /** When the mail provider said that the address is none. */
  bounced_at: Generated<Date | null>
}

/** A version of a player's name and address, as MitID gave them. */
interface DetailsTable {
  details_id: Generated<bigint>
  player_id: PlayerId
  source: 'mitid'
  is_protected: boolean
  name_sealed: string | null
  address_sealed: string | null
  /** The account's name, where this version's has taken its place. */
  name_before_sealed: string | null
  first_given_at: Date
  last_given_at: Date
}

/** A wish becomes a question once MitID has confirmed it; the question ends in one of the other four. */
export type ContactChangeState =
  | 'wished'
  | 'asked'
  | 'confirmed'
  /** By a newer link or code. */
  | 'replaced'
  /** By wrong codes. */
  | 'used-up'
  /** The address was another account's by then. */
  | 'not-possible'

interface KeyFingerprintTable {
  key_name: string
  fingerprint: Buffer
}

declare module '../../db/database.ts' {
  interface Database {
    players_player: PlayerTable
    players_consent: ConsentTable
    players_session: SessionTable
    players_device: DeviceTable
    players_session_expiry: SessionExpiryTable
    players_identification: IdentificationTable
    players_registration: RegistrationTable
    players_lock: LockTable
    players_closed_account: ClosedAccountTable
    players_contact_change: ContactChangeTable
    players_details: DetailsTable
    players_key_fingerprint: KeyFingerprintTable
  }
}
