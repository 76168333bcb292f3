import type { Ore, PlayerId, TimeKey } from '@nordlys/core'

/** The first stake of a round, or a raise of it. */
export interface TableStake {
  /** Names the stake; the round's own name for its first one. */
  key: string
  /** Ours, in time order, for the movement it makes. */
  movement: TimeKey
  round: string
  /** Whether anything new may have this name by now: what is known is answered in any case. */
  mayBegin: boolean
  playerId: PlayerId
  playSession: string
  /** From `defineGame`. */
  definition: number
  stakeOre: Ore
  /** The opening of a round: the commitment to its seed, 32 bytes, and its bets, at most 4096. */
  opening?: { commitment: Uint8Array; bets: Uint8Array } | undefined
  at: Date
}

/** The end of a round that was played. */
export interface TableEnd {
  /** Names the end. */
  key: string
  /** Ours, in time order, for the movement that it makes. */
  movement: TimeKey
  round: string
  /** All that it has staked, raises too: the books compare it with what they hold. */
  stakeOre: Ore
  payoutOre: Ore
  seed: Uint8Array
  /** A byte a choice, at most 512. */
  choices: Uint8Array
  /** The first choice that the published rule made; undefined where the player made them all. */
  automaticFrom?: number | undefined
  at: Date
}

/** A request, with the hash of all of it. */
export interface Hashed<Asked> {
  readonly asked: Asked
  readonly input: string
}
