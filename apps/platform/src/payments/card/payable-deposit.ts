import type { Db } from '../../db/index.ts'
import type { DepositRow } from '../base/tables.ts'
import { isOpen } from '../deposit/deposit-states.ts'
import { cashierSessionHash } from './cashier-session.ts'

/** The open deposit a cashier session was made for, if it may still be paid by this player. */
export async function findPayable(
  db: Db,
  asked: { sessionId: string; userId: string; at: Date },
): Promise<DepositRow | undefined> {
  const row = await db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('cashier_session_hash', '=', cashierSessionHash(asked.sessionId))
    .executeTakeFirst()
  if (!row || row.player_id.toString() !== asked.userId) return undefined
  return isOpen(row) && ownsSession(row, asked.sessionId, asked.at) ? row : undefined
}

/** Whether it is the session that was made for this deposit, and may still be used. */
export function ownsSession(row: DepositRow, sessionId: string | undefined, at: Date): boolean {
  if (!sessionId || !row.cashier_session_expires_at) return false
  const isSame = row.cashier_session_hash === cashierSessionHash(sessionId)
  return isSame && at < row.cashier_session_expires_at
}
