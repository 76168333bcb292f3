import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import type { PlayersContext } from '../players/index.ts'

/** The dependencies of the module, put together once at the program's start. */
export interface IdentityPapersContext {
  db: Db
  /** Whose vault encrypts. */
  players: Pick<PlayersContext, 'clock' | 'enqueue' | 'rules' | 'throttle' | 'vault'>
  payouts: WaitingPayouts
}

/** The questions of documents to the withdrawals that wait for them, in the transaction of each act. */
export interface WaitingPayouts {
  /** Each file that a player sends, also the same one again. */
  noteSent(tx: Tx, sent: DocumentAct): Promise<void>
  noteRejected(tx: Tx, rejected: DocumentAct): Promise<void>
  /** The employees who asked for this type for a withdrawal that waits for it; null for a rule. */
  findAskers(tx: Tx, asked: Pick<DocumentAct, 'playerId' | 'documentType'>): Promise<Asker[]>
  /** Whether people have let a withdrawal go on a document of this type. */
  isReliedOn(tx: Tx, asked: Pick<DocumentAct, 'playerId' | 'documentType'>): Promise<boolean>
}

type Asker = number | null

interface DocumentAct {
  playerId: PlayerId
  documentType: string
  at: Date
}
