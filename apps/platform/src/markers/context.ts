import type { Clock, PlayerId } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/index.ts'
import type { harmEmail } from './harm-email.ts'
import type { Look } from './tables.ts'

type HarmEmail = ReturnType<typeof harmEmail> & { playerId: PlayerId; idempotencyKey: string }

/** The dependencies of the module, put together once at the program's start. */
export interface MarkersContext {
  db: Db
  clock: Clock
  log: Logger
  /** The queue's own workers look; a look that waits already is not queued twice. */
  enqueueLook(tx: Tx, look: Look): Promise<void>
  /** Sent when the transaction has committed, and once however often it is tried. */
  enqueueEmail(tx: Tx, email: HarmEmail): Promise<void>
}
