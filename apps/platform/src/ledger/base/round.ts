import type { Ore, PlayerId, TimeKey } from '@nordlys/core'

/** A round as the game server asks for it to be settled: stake and win in one step. */
export interface Round {
  key: TimeKey
  playerId: PlayerId
  playSession: string
  /** Hash of what the player chose; never of seed or win. */
  input: string
  stakeOre: Ore
  winOre: Ore
  /** The journal's number of the game's definition. */
  definition: number
  /** 32 bytes. */
  seed: Uint8Array
  /** The stake's contribution to a jackpot's pool, in thousandths of an øre. */
  jackpot?: { pool: number; contributionMilliOre: bigint }
  /** Of a round at a table: what it is played on, at most 4096 bytes. It takes part in no jackpot. */
  bets?: Uint8Array | undefined
  /**
   * Of a round of a live table: when its stake became final. The play is judged as it stood then, so that
   * nobody takes the stake back by leaving.
   */
  closedAt?: Date | undefined
}

/** Stored refusals, in the order they are checked. Their place in `roundRefusals` is in the books. */
export type StoredRefusal =
  | 'play-ended'
  | 'play-blocked'
  | 'too-little-money'
  | 'bonus-not-here'
  | 'stake-too-high-for-bonus'
  | 'loss-limit'
  | 'gamble-with-bonus'
  | 'notice-due'
  | 'stake-limit'
  | 'time-limit'
  | 'spins-over'
  | 'spins-not-here'

export const storedRefusals: Record<number, StoredRefusal> = {
  2: 'play-ended',
  3: 'play-blocked',
  4: 'too-little-money',
  5: 'stake-too-high-for-bonus',
  6: 'loss-limit',
  7: 'gamble-with-bonus',
  8: 'notice-due',
  9: 'stake-limit',
  10: 'time-limit',
  11: 'spins-over',
  12: 'spins-not-here',
  13: 'bonus-not-here',
}

export type RoundOutcome =
  | { ok: true; repeated: boolean; winOre: Ore; balanceOre: Ore; seed: Uint8Array; at: Date }
  | { ok: false; refusal: StoredRefusal; balanceOre: Ore | undefined }
  | { ok: false; refusal: 'conflict'; balanceOre: undefined }
