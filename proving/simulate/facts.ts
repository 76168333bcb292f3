import type { Ore, PlayerId } from '@nordlys/core'
import { GameSupplier } from './game-supplier.ts'
import { CardProvider, PayoutBank } from './parties.ts'

/** The one game of a simulation. */
export const gameId = 'a-game'

/** One wish of a game server to settle a round; a repeat draws anew. */
export interface RoundAsk {
  definitionHash: string
  isGamble: boolean
  stakeOre: Ore
  winOre: Ore
  seed: string
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

/** What truly happened outside the platform: nothing may be in the books that has no cause here. */
export class Facts {
  readonly provider = new CardProvider()
  readonly bank = new PayoutBank()
  readonly supplier = new GameSupplier()
  readonly rounds = new Map<string, RoundFact>()
  readonly bonuses = new Map<string, BonusFact>()
  /** Bonuses somebody has asked to take away. */
  readonly voidsAsked = new Set<string>()
  /** Payments taken back from us, by the reference under which they are. */
  readonly chargebacks = new Map<string, { playerId: PlayerId; amountOre: Ore }>()
  /** Withdrawals somebody has asked to cancel. */
  readonly cancelsAsked = new Set<string>()
  /** Confirmed wishes to withdraw. */
  readonly confirmed = new Map<string, { playerId: PlayerId; amountOre: Ore }>()
  readonly dayLimits = new Map<bigint, bigint>()
}
