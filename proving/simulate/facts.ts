import type { Ore, PlayerId } from '@nordlys/core'
import { GameSupplier } from './game-supplier.ts'
import { CardProvider, PayoutBank } from './parties.ts'

/** The one game of a simulation. */
export const gameId = 'a-game'

/** The grant that a spin is of, and what its outcome is drawn for. */
export interface SpinOf {
  grantId: string
  valueOre: Ore
}

/** One wish of a game server to settle a round; a repeat draws anew. */
export interface RoundAsk {
  definitionHash: string
  isGamble: boolean
  stakeOre: Ore
  winOre: Ore
  seed: string
  /** Of a promised spin, which stakes nothing. */
  spin?: SpinOf | undefined
}

export interface RoundFact {
  key: string
  playerId: PlayerId
  playSession: string
  asks: RoundAsk[]
  /** Whether what it won was offered for a gamble. */
  isFollowed: boolean
}

export interface BonusFact {
  playerId: PlayerId
  amountOre: Ore
  requiredOre: Ore
  stakeMaxOre: Ore | undefined
  expiresAt: Date
  at: Date
}

export interface SpinsFact {
  playerId: PlayerId
  gameIds: readonly string[]
  valueOre: Ore
  count: number
  expiresAt: Date
}

/** What truly happened outside the platform: nothing may be in the books that has no cause here. */
export class Facts {
  readonly provider = new CardProvider()
  readonly bank = new PayoutBank()
  readonly supplier = new GameSupplier()
  readonly rounds = new Map<string, RoundFact>()
  readonly bonuses = new Map<string, BonusFact>()
  /** Bonuses somebody has asked to take away. */
  readonly voidsAsked = new Set<string>()
  /** Spins somebody has asked to give, beside those of an offer. */
  readonly spins = new Map<string, SpinsFact>()
  /** Who has asked for a pause, which ends bonus and spins. */
  readonly pausesAsked = new Set<bigint>()
  /** The latest moment at which spins were looked through for those that have expired, in milliseconds. */
  spinsLookedAt = 0
  /** Payments taken back from us, by the reference under which they are. */
  readonly chargebacks = new Map<string, { playerId: PlayerId; amountOre: Ore }>()
  /** Withdrawals somebody has asked to cancel. */
  readonly cancelsAsked = new Set<string>()
  /** Confirmed wishes to withdraw. */
  readonly confirmed = new Map<string, { playerId: PlayerId; amountOre: Ore }>()
  readonly dayLimits = new Map<bigint, bigint>()

  /** Spins that have expired by then may be ended. */
  lookAtSpins(at: Date): void {
    this.spinsLookedAt = Math.max(this.spinsLookedAt, at.getTime())
  }
}
