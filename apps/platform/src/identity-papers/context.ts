import type { Db } from '../db/index.ts'
import type { PlayersContext } from '../players/index.ts'

/** What the module needs, put together once at the program's start. */
export interface DocumentsContext {
  db: Db
  /** Whose vault seals, and whose attempts are counted where all throttled acts are. */
  players: Pick<PlayersContext, 'db' | 'clock' | 'vault' | 'rules'>
}
