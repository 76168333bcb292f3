import type { Ore, PlayerId } from '@nordlys/core'
import type { OutsideMoney } from './outside-money.ts'

/** How a lost movement comes back into the books. */
export type Remedy =
  /** The provider's transfer message is sent again. */
  | 'repeat-transfer'
  /** MobilePay is asked how the payment stands, and what it says is booked. */
  | 'ask-provider'
  /** NemKonto's copy of the file is taken into the books. */
  | 'adopt-file'
  /** The platform's own tick reads NemKonto's status. */
  | 'read-status'
  /** The round is settled again under its key, with the seed and win that were reported. */
  | 'settle-again'
  /** The supplier's message is taken again, under the supplier's number. */
  | 'repeat-message'
  /** No program may decide it. */
  | 'person'

/** The kind of a supplier's message; a rollback is listed as a line that no longer counts. */
const messageKinds = ['bet', 'win', 'bet-and-win', 'rollback'] as const

export const lostKinds = ['deposit', 'payout', 'round', ...messageKinds] as const

/** A movement that an outside party was notified of, and that the books do not have. */
export interface Lost {
  kind: (typeof lostKinds)[number]
  /**
   * The provider's transaction, our withdrawal, the round's key; of a supplier its name and its number,
   * of a rollback that of what is taken back.
   */
  key: string
  /** Undefined when the books know no such player. */
  playerId: PlayerId | undefined
  /** As the player's money moves: a payout and a lost round are below zero. */
  amountOre: Ore
  at: Date
  remedy: Remedy
  /** For a person: what the books say instead. */
  because: string
}

export interface Asked {
  databaseUrl: string
  outside: OutsideMoney
  /** Whose name towards our own games it is, or towards a supplier's. */
  findPlayer(playerRef: string, supplier?: string): PlayerId | undefined
  /** Whether a game is one of this supplier's. */
  hasGame(supplier: string, gameId: string): boolean
  at: Date
}
