import type {
  Deposit,
  DepositFailure,
  LimitPeriod,
  PaymentStatus,
  PayoutRefusal,
  PayoutRuleName,
} from '@nordlys/contracts'
import type { Ore, PlayerId } from '@nordlys/core'
import type { ColumnType, Generated, Selectable } from 'kysely'

export interface DepositTable {
  reference: string
  player_id: PlayerId
  method: Deposit['method']
  requested_ore: Ore
  amount_ore: Ore
  status: PaymentStatus
  failure: DepositFailure | null
  /** Written as JSON text. */
  failure_limit: ColumnType<StoredLimit | null, string | undefined, string | undefined>
  /** The part of a booked deposit that was taken back: all of it when it is reversed. */
  taken_ore: Generated<Ore>
  /** Where the player approves it, by a method that has a page for that. */
  redirect_url: string | null
  psp_tx_id: string | null
  card_brand: string | null
  card_last4: string | null
  card_expiry_month: string | null
  idempotency_key: string | null
  input_hash: string | null
  cashier_session_hash: string | null
  cashier_session_expires_at: Date | null
  after_reference: string | null
  asked_at: Date | null
  /** Whether the card is to be saved, where it is typed. */
  save_card: Generated<boolean>
  /** The saved card that pays. */
  card_id: Generated<string | null>
  created_at: Date
  updated_at: Date
}

export type DepositRow = Selectable<DepositTable>

export interface CardTable {
  card_id: string
  player_id: PlayerId
  /** One of four. */
  place: number
  /** The provider's token, and how it is recognised; null once the provider has forgotten it. */
  token_sealed: string | null
  token_mark: Buffer | null
  brand: string | null
  last4: string | null
  expiry_month: string | null
  holder_matches: 'same' | 'unknown'
  name: Generated<string | null>
  saved_at: Date
  used_at: Date
  removed_at: Generated<Date | null>
  forget_asked_at: Generated<Date | null>
  forgotten_at: Generated<Date | null>
}

interface OtherHolderTable {
  note_id: Generated<bigint>
  player_id: PlayerId
  card_mark: Buffer
  /** The deposit that it was seen at first. */
  reference: string
  noted_at: Date
  judged_at: Generated<Date | null>
  judged_by_employee: Generated<number | null>
  reason: Generated<string | null>
}

/** The limit that a deposit met after it had begun, as JSON has it: whole øre, and a moment as text. */
export interface StoredLimit {
  period: LimitPeriod
  limitOre: number
  leftOre: number
  roomAt?: string
}

/** Why money of a deposit moved after its capture. */
export type TakeBackCause = 'refund' | 'dispute' | 'dispute-won'

interface TakeBackTable {
  /** The reference that the ledger has of the posting. */
  posted_as: string
  /** The provider's number of the capture. */
  tx_id: string
  /** The deposit that it took from, or that it brought. */
  reference: string
  cause: TakeBackCause
  amount_ore: Ore
  at: Date
}

/** A bonus, or spins, given again when a dispute was won. */
interface GivenAgainTable {
  given_id: string
  taken_id: string
  player_id: PlayerId
  reference: string
  at: Date
}

interface WebhookTable {
  webhook_id: string
  party: 'mobile-pay'
  url: string
  secret_encrypted: string
  registered_at: Date
  ended_at: Date | null
}

export type EventOutcome = 'asked' | 'nobodys' | 'unreadable' | 'dismissed'

interface EventTable {
  event_id: Generated<bigint>
  party: 'mobile-pay'
  body_hash: Buffer
  body: Buffer
  reference: string | null
  name: string | null
  received_at: Date
  tries: Generated<number>
  last_error: Generated<string | null>
  acted_at: Generated<Date | null>
  outcome: Generated<EventOutcome | null>
}

export interface RefundTable {
  refund_id: Generated<bigint>
  reference: string
  tx_id: string
  number: number
  amount_ore: Ore
  counted_ore: Ore
  two_people_from_ore: Ore
  reason: string
  wished_by: number
  wished_at: Date
  agreed_by: Generated<number | null>
  agreed_at: Generated<Date | null>
  tries: Generated<number>
  last_error: Generated<string | null>
  next_try_at: Generated<Date | null>
  outcome: Generated<'made' | 'refused' | 'dropped' | null>
  ended_at: Generated<Date | null>
}

interface PaymentCallbackTable {
  tx_id: string
  action: 'authorize' | 'transfer' | 'cancel'
  input_hash: string
  /** Written as JSON text, read as the value. */
  answer: unknown
  at: Date
}

export interface PayoutBatchTable {
  batch_id: string
  /** Emptied once the accounting law lets it go. [PD10] */
  sealed_file: string | null
  sha256: string
  payments: number
  total_ore: Ore
  created_at: Date
  accepted_at: Date | null
  refusal: string | null
  finished_at: Date | null
  asked_at: Date | null
  /** Why NemKonto gives no word, since when; null as long as it does. */
  trouble: PayoutTrouble | null
  trouble_since: Date | null
  alarmed_at: Date | null
}

export type PayoutTrouble = 'down' | 'nonsense' | 'forgotten' | 'refused' | 'failed'

export interface WithdrawalTable {
  withdrawal_id: string
  player_id: PlayerId
  amount_ore: Ore
  status: PaymentStatus
  reason: string | null
  batch_id: string | null
  created_at: Date
  updated_at: Date
  /** Until then no file takes it. */
  cancelable_until: Date
  /** How many of its checks are not approved; no file takes one that has any. The database counts. */
  open_checks: ColumnType<number, never, never>
  /** When it was taken from a file that NemKonto has and a restored database had not. */
  adopted_at: ColumnType<Date | null, never, Date>
  /** When the player was notified that it is late. */
  late_told_at: Date | null
  /** When it was last found that no file can take it, and when the operator was notified. */
  left_out_at: Date | null
  left_out_told_at: Date | null
  /** The bonus that was given up for it, and what was given again of it when it came back. */
  void_bonus_id: string | null
  restored_bonus_id: string | null
  restored_bonus_ore: Ore | null
}

export interface PayoutCheckTable {
  check_id: Generated<bigint>
  withdrawal_id: string
  /** Null where an employee asked. */
  rule: PayoutRuleName | null
  /** The day from which the rule holds, as `2026-01-01`. */
  rule_version: ColumnType<string | null, string | null, never>
  waits_for: 'documents' | 'approval'
  /** The types of document asked for, and those that came since. */
  needs: ColumnType<string[], readonly string[], never>
  sent: ColumnType<string[], never, string[]>
  answered_at: ColumnType<Date | null, never, Date | null>
  /** How many people a rule's check takes. */
  people: 1 | 2
  asked_at: Date
  /** The employee who made or changed it, who never ends it. */
  asked_by: number | null
  /** When people have decided at the latest. */
  due_at: Date | null
  /** What the first of two people wants. */
  wish: ColumnType<PayoutDecision | null, never, PayoutDecision | null>
  wished_by: ColumnType<number | null, never, number | null>
  decision: ColumnType<PayoutDecision | null, never, PayoutDecision>
  decided_at: ColumnType<Date | null, never, Date>
  decided_by: ColumnType<number | null, never, number>
  reason: ColumnType<PayoutRefusal | null, never, PayoutRefusal>
  reminded_at: ColumnType<Date | null, never, Date>
}

export type PayoutDecision = 'approved' | 'refused'

interface PayoutMarkTable {
  mark_id: Generated<number>
  player_id: PlayerId
  reason: string
  marked_at: Date
  marked_by: number
  lifted_at: ColumnType<Date | null, never, Date>
  lifted_by: ColumnType<number | null, never, number>
}

export interface WithdrawalIntentTable {
  intent_id: string
  player_id: PlayerId
  amount_ore: Ore
  idempotency_key: string
  input_hash: string
  withdrawal_id: string | null
  refusal: 'not-possible' | 'too-little-money' | null
  /** When it was refused; set with `refusal`. */
  withdrawable_ore: Ore | null
  created_at: Date
  expires_at: Date
}

interface PaymentStatusTable {
  status_id: Generated<bigint>
  payment_id: string
  direction: 'deposit' | 'withdrawal'
  from_status: PaymentStatus | null
  to_status: PaymentStatus
  reason: string | null
  at: Date
}

interface RefusedRequestTable {
  player_id: number
  idempotency_key: string
  input_hash: string
  answer: ColumnType<Record<string, unknown>, string, never>
  at: Date
}

interface BonusLetterTable {
  bonus_id: string
  sent_at: Date
}

declare module '../../db/database.ts' {
  interface Database {
    wallet_bonus_letter: BonusLetterTable
    wallet_refused_request: RefusedRequestTable
    wallet_deposit: DepositTable
    wallet_card: CardTable
    wallet_other_holder: OtherHolderTable
    payments_webhook: WebhookTable
    payments_event: EventTable
    payments_refund: RefundTable
    wallet_take_back: TakeBackTable
    wallet_given_again: GivenAgainTable
    wallet_payment_callback: PaymentCallbackTable
    wallet_payout_batch: PayoutBatchTable
    wallet_withdrawal: WithdrawalTable
    wallet_payout_check: PayoutCheckTable
    wallet_payout_mark: PayoutMarkTable
    wallet_withdrawal_intent: WithdrawalIntentTable
    wallet_payment_status: PaymentStatusTable
  }
}
