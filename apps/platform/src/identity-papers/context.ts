import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import type { PlayersContext } from '../players/index.ts'

/** The dependencies of the module, put together once at the program's start. */
export interface IdentityPapersContext {
  db: Db
  /** Whose vault encrypts. */
  players: Pick<PlayersContext, 'clock' | 'enqueue' | 'rules' | 'throttle' | 'vault'>
  /** Notes each file that a player sends, also the same one again, in the transaction that finds it. */
  noteSent(tx: Tx, sent: SentDocument): Promise<void>
  /** The employees who asked for this type for a withdrawal that waits for it; null for a rule. */
  findAskers(tx: Tx, asked: Pick<SentDocument, 'playerId' | 'documentType'>): Promise<Asker[]>
}

type Asker = number | null

interface SentDocument {
  playerId: PlayerId
  documentType: string
  at: Date
}
