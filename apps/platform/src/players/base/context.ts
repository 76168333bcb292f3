import type { LimitPeriod, StandingPause, WelcomeOffer } from '@nordlys/contracts'
import type { Clock, Ore, PlayerId, Random } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/index.ts'
import type { Messages, Mitid, Rofus } from '../../outside/index.ts'
import type { Throttle } from '../../throttle/index.ts'
import type { Vault } from './vault.ts'

/** Everything the players module needs, put together once at the program's start. */
export interface PlayersContext {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  vault: Vault
  throttle: Throttle
  mitid: Mitid
  rofus: Rofus
  messages: Messages
  /** The outbox: the task exists when, and only when, the transaction commits. */
  enqueue: Enqueue
  limits: LimitsPort
  rules: PlayerRules
  /** Where players reach the site, for the links of letters. */
  siteUrl: URL
  /** The age for an account as it is configured now; 18 counts if it says less. [VAL-02] */
  readMinimumAgeYears(): Promise<number>
  /** Digits by country code as configured now; where nothing is, the rules' count. [VAL-03] */
  readMobileDigits(): Promise<Readonly<Record<string, number>> | undefined>
  offers: OffersPort
  /** The name of a page's campaign, if it is public at that moment. [REG-07] */
  findCampaignName(page: string, at: Date): Promise<{ code: string; name: string } | undefined>
}

export type Enqueue = (
  tx: Tx,
  task: string,
  payload: object,
  options?: { runAt?: Date; key?: string },
) => Promise<void>

/** The needs of players towards limits and markers, which stand above them. */
export interface LimitsPort {
  setFirstDepositLimit(
    tx: Tx,
    limit: { playerId: PlayerId; period: LimitPeriod; amountOre: Ore; at: Date },
  ): Promise<void>
  hasDepositLimit(db: Db | Tx, playerId: PlayerId, at: Date): Promise<boolean>
  /** Takes back each increase that waits; the caller holds the account, and not yet the money. */
  dropWaitingLimits(tx: Tx, playerId: PlayerId, at: Date): Promise<void>
  findPause(db: Db | Tx, playerId: PlayerId, at: Date): Promise<StandingPause | undefined>
  /** Whether the player's markers of harm stop offers. */
  areOffersStopped(db: Db | Tx, playerId: PlayerId): Promise<boolean>
}

/** The needs of players towards offers, which stand beside them. */
interface OffersPort {
  /** The welcome offer to choose at this moment; empty while there is none. [BONUS-01] */
  findWelcomeOffers(at: Date): Promise<OfferVersion[]>
  /** Versions in their own words, whatever is offered now. */
  readOfferVersions(versions: readonly OfferVersion[]): Promise<WelcomeOffer[]>
  /** Keeps what was chosen in registration for the deposits that set it off. */
  promiseOffers(
    tx: Tx,
    chosen: { playerId: PlayerId; offers: readonly OfferVersion[]; at: Date },
  ): Promise<void>
}

/** An offer in the words that a player was shown. */
export interface OfferVersion {
  offerId: string
  version: number
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
