import { type Expression, type SqlBool, sql } from 'kysely'
import { readDocumentNames } from '../../content/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { owes } from '../../ledger/index.ts'
import '../base/tables.ts'

/** What a withdrawal waits for, by its open checks; of who asked, and why, it says nothing. */
export interface PayoutWait {
  /** The types of document that have not come. */
  needs: readonly string[]
  isForPeople: boolean
  isForDebt?: true
}

export const noWait: PayoutWait = { needs: [], isForPeople: false }

export function isHeld({ needs, isForPeople }: PayoutWait): boolean {
  return needs.length > 0 || isForPeople
}

type Withdrawals = readonly { withdrawal_id: string; open_checks: number; status: string }[]

/**
 * Whether a withdrawal is of a player who owes us and whom we gave a deposit back, or are about to: it may be
 * the same money, and waits until the debt is paid. [LED-04]
 */
export const waitsForDebt: Expression<SqlBool> = sql<boolean>`(${owes('wallet_withdrawal.player_id')}
  AND EXISTS (SELECT FROM payments_refund r JOIN wallet_deposit d ON d.reference = r.reference
    WHERE d.player_id = wallet_withdrawal.player_id
      AND r.agreed_at IS NOT NULL AND (r.outcome IS NULL OR r.outcome = 'made')))`

/** The waits of those withdrawals that have one. */
export async function readWaits(
  db: Db | Tx,
  withdrawals: Withdrawals,
): Promise<ReadonlyMap<string, PayoutWait>> {
  const pending = withdrawals.filter(({ status }) => status === 'pending')
  const held = pending.filter((row) => row.open_checks > 0).map(idOf)
  const waits = new Map<string, PayoutWait>()
  for (const id of await indebtedAmong(db, pending.map(idOf))) {
    waits.set(id, { ...noWait, isForDebt: true })
  }
  if (held.length === 0) return waits
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
    .where('withdrawal_id', 'in', held)
    .where('decision', 'is', null)
    .groupBy('withdrawal_id')
    .execute()
  for (const { withdrawal_id: id, ...wait } of rows) {
    waits.set(id, { ...(waits.get(id) ?? noWait), ...wait })
  }
  return waits
}

function idOf({ withdrawal_id: id }: { withdrawal_id: string }): string {
  return id
}

async function indebtedAmong(db: Db | Tx, withdrawalIds: string[]): Promise<string[]> {
  if (withdrawalIds.length === 0) return []
  const rows = await db
    .selectFrom('wallet_withdrawal')
    .select('withdrawal_id')
    .where('withdrawal_id', 'in', withdrawalIds)
    .where(waitsForDebt)
    .execute()
  return rows.map(idOf)
}

/** The same with the documents by the names that players read. */
export async function readNamedWaits(
  db: Db | Tx,
  withdrawals: Withdrawals,
): Promise<ReadonlyMap<string, PayoutWait>> {
  const waits = await readWaits(db, withdrawals)
  if (![...waits.values()].some(({ needs }) => needs.length > 0)) return waits
  const names = await readDocumentNames(db)
  const named = (wait: PayoutWait): PayoutWait => ({
    ...wait,
    needs: wait.needs.map((type) => names.get(type) ?? type),
  })
  return new Map([...waits].map(([id, wait]) => [id, named(wait)]))
}
