import type { Ore, PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import type { PlayersContext } from '../../players/index.ts'

/** The dependencies of the module, put together once at the program's start. */
export interface PersonalDataContext {
  /** Whose vault encrypts a copy, and who ask MitID. */
  players: PlayersContext
  /** Closes the account that is to be erased and pays out what is on it, or what has come to it since. */
  closeAndPayOut(
    tx: Tx,
    confirmed: { playerId: PlayerId; sessionId: string; idempotencyKey: string },
  ): Promise<{ paidOutOre: Ore }>
  /** Where the schema of a copy is served. */
  siteUrl: string
  /** Queues the nightly task; one waits at a time. */
  enqueueRetention(tx: Tx): Promise<void>
}
