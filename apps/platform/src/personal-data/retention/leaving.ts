import { retentionMs } from '@nordlys/contracts'
import { after, dayMs } from '@nordlys/core'
import { momentSql } from '../base/moment.ts'
import { heldCondition } from '../hold/held.ts'

/** Of a deposit and of a withdrawal. */
const open = "('pending', 'processing', 'initiated')"
/** So long a bank may send back a payout that was carried out. */
const payoutMayReturnMs = 90 * dayMs

/**
 * The players whose person leaves the books: five years after the closing, without a hold, and with nothing
 * that is not over: money, a payment under way, a login, a card that the provider still has, a complaint.
 * [PD11] [PD12]
 */
export function leavingQuery(at: Date): string {
  return `${closedLongAgoQuery(at)}
      AND NOT ${heldCondition('p.player_id', at)}
      AND NOT EXISTS (SELECT FROM ledger_player m WHERE m.player = p.player_id
        AND (m.cash, m.bonus, m.reserved, m.debt, m.staked, m.incoming) <> (0, 0, 0, 0, 0, 0))
      AND NOT ${paymentUnderWay('p.player_id', at)}
      AND NOT EXISTS (SELECT FROM players_session s
        WHERE s.player_id = p.player_id AND s.ended_at IS NULL)
      AND NOT EXISTS (SELECT FROM wallet_card c
        WHERE c.player_id = p.player_id AND c.forgotten_at IS NULL)
      AND NOT EXISTS (SELECT FROM support_case c
        WHERE c.player_id = p.player_id AND c.decided_at IS NULL)`
}

/** A payout that may still come back, a deposit or a refund that is open. */
function paymentUnderWay(player: string, at: Date): string {
  const settledAfter = momentSql(after(at, -payoutMayReturnMs))
  return `(EXISTS (SELECT FROM wallet_withdrawal w WHERE w.player_id = ${player}
        AND (w.status IN ${open}
          OR w.status = 'implemented' AND w.updated_at > ${settledAfter}))
      OR EXISTS (SELECT FROM wallet_deposit d
        LEFT JOIN payments_refund r ON r.reference = d.reference AND r.outcome IS NULL
        WHERE d.player_id = ${player}
          AND (d.status IN ${open} OR r.refund_id IS NOT NULL)))`
}

/** Those whose date has come, whatever keeps them. */
export function closedLongAgoQuery(at: Date): string {
  return `SELECT p.player_id FROM players_player p
    WHERE p.left_at IS NULL AND p.closed_at <= ${momentSql(after(at, -retentionMs.closedAccount))}`
}
