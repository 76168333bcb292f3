import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'

export interface EnqueueOptions {
  /** Not before this moment; at once when absent. */
  runAt?: Date
  /** A waiting job with the same key is replaced. */
  key?: string
}

/**
 * The outbox: the job exists when, and only when, the transaction commits. The payload is JSON; it
 * is kept until the job has succeeded, so neither CPR number nor token belongs in it.
 */
export async function enqueue(
  tx: Tx,
  task: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  const { runAt = null, key = null } = options
  await sql`SELECT jobs_add(${task}, ${JSON.stringify(payload)}::json, ${runAt}, ${key})`.execute(
    tx,
  )
}
