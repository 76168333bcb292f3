import { sql } from 'kysely'
import { readDocumentNames } from '../../content/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import '../base/tables.ts'

/** What a withdrawal waits for, by its open checks; of who asked, and why, it says nothing. */
export interface PayoutWait {
  /** The types of document that have not come. */
  needs: readonly string[]
  isForPeople: boolean
}

export const noWait: PayoutWait = { needs: [], isForPeople: false }

export function isHeld({ needs, isForPeople }: PayoutWait): boolean {
  return needs.length > 0 || isForPeople
}

type Withdrawals = readonly { withdrawal_id: string; open_checks: number; status: string }[]

/** The waits of those withdrawals that have one. */
export async function readWaits(
  db: Db | Tx,
  withdrawals: Withdrawals,
): Promise<ReadonlyMap<string, PayoutWait>> {
  const held = withdrawals.filter((row) => row.open_checks > 0 && row.status === 'pending')
  if (held.length === 0) return new Map()
  const rows = await db
    .selectFrom('wallet_payout_check')
    .select('withdrawal_id')
    .select([
      sql<boolean>`bool_or(waits_for = 'approval' OR answered_at IS NOT NULL)`.as('isForPeople'),
      sql<
        string[]
      >`coalesce(max(ARRAY(SELECT type FROM unnest(needs) type WHERE type <> ALL (sent)))
        FILTER (WHERE answered_at IS NULL AND waits_for = 'documents'), '{}')`.as('needs'),
    ])
    .where(
      'withdrawal_id',
      'in',
      held.map(({ withdrawal_id: id }) => id),
    )
    .where('decision', 'is', null)
    .groupBy('withdrawal_id')
    .execute()
  return new Map(rows.map(({ withdrawal_id: id, ...wait }) => [id, wait]))
}

/** The same with the documents by the names that players read. */
export async function readNamedWaits(
  db: Db | Tx,
  withdrawals: Withdrawals,
): Promise<ReadonlyMap<string, PayoutWait>> {
  const waits = await readWaits(db, withdrawals)
  if (![...waits.values()].some(({ needs }) => needs.length > 0)) return waits
  const names = await readDocumentNames(db)
  const named = ({ needs, isForPeople }: PayoutWait): PayoutWait => ({
    needs: needs.map((type) => names.get(type) ?? type),
    isForPeople,
  })
  return new Map([...waits].map(([id, wait]) => [id, named(wait)]))
}
