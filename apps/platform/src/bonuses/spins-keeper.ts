import type { Ore, PlayerId, TimeKey } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { grantSpins, voidSpins } from '../ledger/index.ts'

/** Rounds without a stake that a player is given, each as if `valueOre` were staked. */
interface SpinsGrant {
  grantId: TimeKey
  playerId: PlayerId
  offerId: string
  offerVersion: number
  gameIds: readonly string[]
  valueOre: Ore
  count: number
  expiresAt: Date
  at: Date
}

/** The keeper of players' spins. Each act is part of the caller's transaction. */
export interface SpinsKeeper {
  grantSpins(tx: Tx, grant: SpinsGrant): Promise<{ ok: boolean }>
  /** Takes away what has not been played, and tells how many grants ended by it. */
  voidSpins(
    tx: Tx,
    asked: { playerId: PlayerId; grantId: string; reason: 'chargeback'; at: Date },
  ): Promise<number>
}

export const ledgerSpins: SpinsKeeper = { grantSpins, voidSpins }
