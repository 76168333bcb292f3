import { retentionMs } from '@nordlys/contracts'
import { after } from '@nordlys/core'
import { momentSql } from '../base/moment.ts'
import { heldCondition } from '../hold/held.ts'

/**
 * The players whose person leaves the books: five years after the closing, without a hold, and with nothing
 * that is not over: money, a login, a card that the provider still has, a complaint. [PD11] [PD12]
 */
export function leavingQuery(at: Date): string {
  return `${closedLongAgoQuery(at)}
      AND NOT ${heldCondition('p.player_id', at)}
      AND NOT EXISTS (SELECT FROM ledger_player m WHERE m.player = p.player_id
        AND (m.cash, m.bonus, m.reserved, m.debt, m.staked, m.incoming) <> (0, 0, 0, 0, 0, 0))
      AND NOT EXISTS (SELECT FROM players_session s
        WHERE s.player_id = p.player_id AND s.ended_at IS NULL)
      AND NOT EXISTS (SELECT FROM wallet_card c
        WHERE c.player_id = p.player_id AND c.forgotten_at IS NULL)
      AND NOT EXISTS (SELECT FROM support_case c
        WHERE c.player_id = p.player_id AND c.decided_at IS NULL)`
}

/** Those whose date has come, whatever keeps them. */
export function closedLongAgoQuery(at: Date): string {
  return `SELECT p.player_id FROM players_player p
    WHERE p.left_at IS NULL AND p.closed_at <= ${momentSql(after(at, -retentionMs.closedAccount))}`
}
