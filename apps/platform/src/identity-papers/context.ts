import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import type { PlayersContext } from '../players/index.ts'

/** The dependencies of the module, put together once at the program's start. */
export interface IdentityPapersContext {
  db: Db
  /** Whose vault encrypts. */
  players: Pick<PlayersContext, 'clock' | 'vault' | 'throttle'>
  /** Notes each file that a player sends, also the same one again, in the transaction that finds it. */
  noteSent(tx: Tx, sent: { playerId: PlayerId; documentType: string; at: Date }): Promise<void>
}
