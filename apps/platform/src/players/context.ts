import type { LimitPeriod, StandingPause } from '@nordlys/contracts'
import type { Clock, Ore, PlayerId, Random } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/index.ts'
import type { Messages, Mitid, Rofus } from '../outside/index.ts'
import type { Throttle } from '../throttle/index.ts'
import type { CprVault } from './cpr-vault.ts'

/** Everything the players module needs, put together once at the program's start. */
export interface PlayersContext {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  vault: CprVault
  throttle: Throttle
  mitid: Mitid
  rofus: Rofus
  messages: Messages
  /** The outbox: the task exists when, and only when, the transaction commits. */
  enqueue: Enqueue
  limits: LimitsPort
  rules: PlayerRules
  /** The age for an account as it is configured now; 18 counts if it says less. [VAL-02] */
  readMinimumAgeYears(): Promise<number>
  /** Digits by country code as configured now; where nothing is, the rules' count. [VAL-03] */
  readMobileDigits(): Promise<Readonly<Record<string, number>> | undefined>
  /** Whether there is a welcome offer to choose now. [BONUS-01] */
  isWelcomeOffered(): Promise<boolean>
  /** What the campaign of a page is called, if it is public at that moment. [REG-07] */
  findCampaignName(page: string, at: Date): Promise<{ code: string; name: string } | undefined>
}

export type Enqueue = (
  tx: Tx,
  task: string,
  payload: object,
  options?: { runAt?: Date; key?: string },
) => Promise<void>

/** What players need of limits and of markers, which stand above them. */
export interface LimitsPort {
  setFirstDepositLimit(
    tx: Tx,
    limit: { playerId: PlayerId; period: LimitPeriod; amountOre: Ore; at: Date },
  ): Promise<void>
  hasDepositLimit(db: Db | Tx, playerId: PlayerId, at: Date): Promise<boolean>
  /** Takes back each raise that waits; the caller holds the account, and not yet the money. */
  dropWaitingLimits(tx: Tx, playerId: PlayerId, at: Date): Promise<void>
  findPause(db: Db | Tx, playerId: PlayerId, at: Date): Promise<StandingPause | undefined>
  /** Whether the player's markers of harm stop offers. */
  areOffersStopped(db: Db | Tx, playerId: PlayerId): Promise<boolean>
}

/** The configurable numbers of registration and session; `defaultPlayerRules` is the product's. */
export interface PlayerRules {
  brand: string
  brandName: string
  /** How many digits a mobile number has, by country code. [VAL-03] */
  mobileDigits: Readonly<Record<string, number>>
  /** Made-up personal numbers (day + 60); never where real people register. */
  allowFictitiousCpr: boolean
  depositLimitMaximumOre: Ore
  termsVersion: string
  offerTermsVersion: string
  marketingVersion: string
}
