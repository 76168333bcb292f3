import type { AcknowledgedRound } from '../../operations/backup/outside-money.ts'
import { rowsOf } from './rows.ts'

/** What a client was told and the auditor's view does not show, or shows with another win. */
export async function missingOf(
  databaseUrl: string,
  told: readonly AcknowledgedRound[],
): Promise<unknown[]> {
  return rowsOf(
    databaseUrl,
    `SELECT t.key, t.win, r.win_ore, r.state FROM unnest($1::uuid[], $2::bigint[]) AS t(key, win)
     LEFT JOIN audit_rounds r ON r.round_id = t.key
     WHERE r.state IS DISTINCT FROM 'settled' OR r.win_ore <> t.win`,
    [told.map(({ key }) => key), told.map(({ winOre }) => winOre.toString())],
  )
}
