import type { DepositFailure } from '@nordlys/contracts'
import { after, dayMs, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import '../base/tables.ts'

/** Declined for money. A typing error, an old card or a change of mind says nothing about it. */
const declines = [
  'no-funds',
  'bank-declined',
  'card-restricted',
] as const satisfies DepositFailure[]
/** A payment is over so long after it was begun; it is found by when it was begun. */
const overAfterMs = 2 * dayMs

export interface PaymentEvent {
  playerId: PlayerId
  kind: 'declined-deposit' | 'limit-hit' | 'canceled-withdrawal'
  at: Date
}

/**
 * The payments of players that failed since a moment, but for those without meaning. A withdrawal with a
 * reason was refused by people: its player took nothing back.
 */
export async function listPaymentEvents(
  db: Db | Tx,
  players: readonly PlayerId[],
  from: Date,
): Promise<PaymentEvent[]> {
  const begunFrom = after(from, -overAfterMs)
  const { rows } = await sql<{ player: number; kind: PaymentEvent['kind']; at: Date }>`
    SELECT player_id AS player,
      CASE failure WHEN 'limit-exceeded' THEN 'limit-hit' ELSE 'declined-deposit' END AS kind,
      updated_at AS at
    FROM wallet_deposit WHERE player_id = ANY (${[...players]}) AND created_at > ${begunFrom}
      AND status = 'canceled' AND updated_at > ${from}
      AND failure = ANY (${[...declines, 'limit-exceeded']})
    UNION ALL
    SELECT player_id, 'canceled-withdrawal', updated_at
    FROM wallet_withdrawal WHERE player_id = ANY (${[...players]}) AND created_at > ${begunFrom}
      AND status = 'canceled' AND reason IS NULL AND updated_at > ${from}
    UNION ALL
    SELECT player_id, 'limit-hit', at
    FROM wallet_refused_request WHERE player_id = ANY (${[...players]}) AND at > ${from}
      AND answer ->> 'refusal' = 'limit-exceeded'
    ORDER BY at`.execute(db)
  return rows.map(({ player, kind, at }) => ({ playerId: playerId(player), kind, at }))
}

/** Whose payments have moved since a moment, or were refused. */
export async function listPayersSince(db: Db | Tx, from: Date): Promise<PlayerId[]> {
  const { rows } = await sql<{ player: number }>`
    SELECT d.player_id AS player FROM wallet_payment_status s
      JOIN wallet_deposit d ON s.direction = 'deposit' AND d.reference = s.payment_id
    WHERE s.at > ${from}
    UNION
    SELECT w.player_id FROM wallet_payment_status s
      JOIN wallet_withdrawal w ON s.direction = 'withdrawal' AND w.withdrawal_id = s.payment_id
    WHERE s.at > ${from}
    UNION
    SELECT player_id FROM wallet_refused_request WHERE at > ${from}`.execute(db)
  return rows.map(({ player }) => playerId(player))
}
