import type { Db } from '../db/index.ts'
import type { PlayersContext } from '../players/index.ts'

/** The dependencies of the module, put together once at the program's start. */
export interface IdentityPapersContext {
  db: Db
  /** Whose vault encrypts. */
  players: Pick<PlayersContext, 'clock' | 'vault' | 'throttle'>
}
