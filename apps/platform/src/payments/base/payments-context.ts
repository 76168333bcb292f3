import type { Standing } from '@nordlys/contracts'
import type { Clock, Ore, PlayerId, Random } from '@nordlys/core'
import type { Expression, RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import type { SpinsKeeper } from '../../bonuses/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import type { NemKonto } from '../../outside/index.ts'
import type { MethodName, PaymentMethod } from './payment-method.ts'

/** The player who asks, and their standing. */
export interface PayingPlayer {
  playerId: PlayerId
  standing: Standing
}

/** Everything deposits and withdrawals are made of. */
export interface PaymentsContext {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  settings: PaymentSettings
  methods: Readonly<Record<MethodName, PaymentMethod>>
  nemkonto: NemKonto
  players: PaymentPlayers
  /** The keeper of spins, where it is not the ledger. */
  spins?: SpinsKeeper
  /** Writes an e-mail into the outbox, in the transaction it tells of. */
  enqueueEmail(tx: Tx, email: PaymentEmail): Promise<void>
  /** Queues that a message of a provider is acted on, in the statement that keeps it. */
  eventJob(eventId: Expression<bigint>): RawBuilder<unknown>
  /** Writes to the operator, in the transaction that notes what happened. */
  alarm(tx: Tx, message: { subject: string; lines: readonly string[] }): Promise<void>
  /** Sends the player to MitID to confirm a withdrawal, or that the account is closed with all paid out. */
  startStepUp: StartStepUp
}

export interface PaymentSettings {
  minimumDepositOre: Ore
  maximumDepositOre: Ore
  quickAmountsOre: readonly Ore[]
  minimumWithdrawalOre: Ore
  merchantId: string
  /** The page with the card fields, on the payment provider's origin. */
  cashierUrl: string
  /** Secret; from it and a deposit's reference its cashier session is derived. */
  cashierKey: string
  /** The credential that the provider's messages to us must carry. */
  callbackUser: string
  callbackPassword: string
  mobilePay: {
    /** Our sales unit, as its messages name it. */
    merchantSerialNumber: string
    /** The address at which MobilePay calls us, as it was registered. */
    webhookUrl: string
  }
  /** How long a new withdrawal may be canceled, where that is not as configured in `payout`. */
  payoutDelayMs?: number
  /** First word of the text on the player's bank statement. */
  brandName: string
}

/** The questions of payments to players. */
export interface PaymentPlayers {
  /** Undefined when there is no such player. */
  findContact(db: Db | Tx, playerId: PlayerId): Promise<PaymentContact | undefined>
  /** How the player stands at this moment, for messages that come without a session. */
  readStanding(db: Db | Tx, playerId: PlayerId, at: Date): Promise<Standing>
  /** The CPR number in clear, for a payout file and nothing else; leaves an audit line. */
  revealCpr(tx: Tx, playerId: PlayerId, purpose: 'payout', at: Date): Promise<string>
  /** Whose number it is; undefined when it is no player's. */
  findByCpr(tx: Tx, cpr: string): Promise<PlayerId | undefined>
  /** Encrypts text that holds CPR numbers; the answer begins with `sealed.`. */
  encrypt(text: string): string
  decrypt(encrypted: string): string
  /** When the newest document of each type came from the player. */
  readNewestDocuments(tx: Tx, playerId: PlayerId): Promise<ReadonlyMap<string, Date>>
  /** The employees who judged a document of one of these types. */
  readDocumentJudges(
    tx: Tx,
    asked: { playerId: PlayerId; documentTypes: readonly string[] },
  ): Promise<number[]>
}

export interface PaymentContact {
  playerId: PlayerId
  firstName: string
  lastName: string
  email: string
}

/** Neither a CPR number nor an amount may stand in the subject. */
export interface PaymentEmail {
  playerId: PlayerId
  to: string
  subject: string
  text: string
}

type StartStepUp = (asked: {
  playerId: PlayerId
  action:
    | { kind: 'withdrawal'; intentId: string }
    | { kind: 'closing'; idempotencyKey: string; sessionId: string }
  at: Date
}) => Promise<
  | { ok: true; authorizeUrl: string; transaction: string; expiresAt: Date }
  | { ok: false; refusal: 'identity-provider-down' }
>
