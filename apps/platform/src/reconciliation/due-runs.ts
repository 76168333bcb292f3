import { after, minuteMs } from '@nordlys/core'
import type { ReconciliationContext } from './reconciliation-context.ts'
import './tables.ts'

/** The name under which a run is queued. */
export const reconcileTask = 'reconcile'

/** From the start of one run to the start of the next. */
const everyMs = 2 * minuteMs

/**
 * Queues a run for each party whose last one began long enough ago. The queue's own workers do it, so
 * that a party with a long list keeps no tick from its turn.
 */
export async function enqueueDueRuns(context: ReconciliationContext, at: Date): Promise<void> {
  for (const { name } of context.parties) {
    const last = await context.db
      .selectFrom('reconciliation_run')
      .select('to_at')
      .where('party', '=', name)
      .orderBy('run_id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last && last.to_at > after(at, -everyMs)) continue
    await context.db.transaction().execute((tx) => context.enqueueRun(tx, name))
  }
}
