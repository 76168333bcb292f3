import { retentionMs } from '@nordlys/contracts'
import { after, dayMs } from '@nordlys/core'
import { momentSql } from '../base/moment.ts'
import { aged, agedRows } from './aged.ts'
import { closedLongAgoQuery, leavingQuery } from './leaving.ts'

/** The accounting law asks for five years after the end of the year: this is past them for any month. */
const booksMs = 2_193 * dayMs

/**
 * Counts, in lines, all that the night's work would take now: nothing is changed. The journal's months are
 * reported and never cut. `count` runs a query that answers one number. [PD9] [PD18]
 */
export async function whatIsDue(
  at: Date,
  count: (query: string) => Promise<number>,
): Promise<string[]> {
  const lines: string[] = []
  for (const each of aged) lines.push(`${each.kind}: ${await count(counting(agedRows(each, at)))}`)
  const failed = `SELECT FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier IN ('send-email', 'send-sms') AND attempts >= max_attempts
    AND locked_at IS NULL AND updated_at <= ${momentSql(after(at, -retentionMs.failedJob))}`
  lines.push(`failed-jobs: ${await count(counting(failed))}`)
  const leaving = await count(counting(leavingQuery(at)))
  const kept = (await count(counting(closedLongAgoQuery(at)))) - leaving
  lines.push(`people who leave: ${leaving}`, `kept by a hold or by what is not over: ${kept}`)
  const months = await count(`SELECT count(DISTINCT month)::int AS count FROM ledger_month_digest
    WHERE month <= ${momentSql(after(at, -booksMs))}`)
  lines.push(
    `sealed months of the journal older than the law asks: ${months}; ` +
      'to cut them needs the compliance officer’s signature, and nothing does it',
  )
  return lines
}

function counting(rows: string): string {
  return `SELECT count(*)::int AS count FROM (${rows}) due`
}
