import type { RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/index.ts'
import type { SettlementList } from '../outside/index.ts'

/** Everything a comparison is made of. It has no way to write a ledger row. */
export interface ReconciliationContext {
  db: Db
  log: Logger
  parties: readonly Party[]
  /** Queues a run, in the caller's transaction; one that waits already is replaced. */
  enqueueRun(tx: Tx, party: string): Promise<void>
  /** Writes to the people who run the operation. */
  enqueueEmail(tx: Tx, email: OperationsEmail): Promise<void>
}

export interface OperationsEmail {
  subject: string
  text: string
}

/** One outside party: its list, and what our books say of the same things. */
export interface Party {
  /** As it stands in the tables: `payments`. */
  name: string
  list: SettlementList
  /**
   * Lets the owner of these payments book what our copy of the list says has happened to them since a
   * moment, before the two sides are compared. Reconciliation itself books nothing.
   */
  settle?(db: Db, from: Date): Promise<void>
  /** Selects the `reference` of everything that changed in our books from a moment on. */
  changedHere(from: Date): RawBuilder<unknown>
  /**
   * Selects `reference, player_id, state, amount_ore, times` of what our books hold, one row a
   * reference, for the references in the relation `asked`.
   */
  booksOf(): RawBuilder<unknown>
}
