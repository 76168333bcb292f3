import { type Expression, type RawBuilder, sql } from 'kysely'
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

/** The same for the statement that keeps a row: it queues the row's task in one journey to the database. */
export function enqueuing(
  task: string,
  name: string,
  value: Expression<unknown>,
): RawBuilder<unknown> {
  return sql`jobs_add(${task}, json_build_object(${name}::text, ${value}::text), NULL, NULL)`
}
