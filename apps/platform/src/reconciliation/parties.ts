import { sql } from 'kysely'
import type { SettlementList } from '../outside/index.ts'
import type { Party } from './reconciliation-context.ts'

/** Deposits: the account at the payment provider, by the provider's transaction. */
export function paymentProviderParty(list: SettlementList): Party {
  return {
    name: 'payments',
    list,
    changedHere: (from) => sql`
      SELECT reference FROM reconciliation_movement
      WHERE provider_ore IS NOT NULL AND txn_id >= ledger_first_key(${from})`,
    booksOf: () => sql`
      SELECT m.reference, max(m.player_id) AS player_id,
        CASE WHEN bool_or(m.provider_ore < 0) THEN 'returned' ELSE 'captured' END AS state,
        sum(m.provider_ore)::bigint AS amount_ore,
        1 + count(*) - count(DISTINCT m.kind) AS times
      FROM asked JOIN reconciliation_movement m USING (reference)
      WHERE m.provider_ore IS NOT NULL GROUP BY m.reference`,
  }
}

/** Withdrawals that are in a file, and the bank account, by the withdrawal's number. */
export function nemKontoParty(list: SettlementList): Party {
  return {
    name: 'nemkonto',
    list,
    changedHere: (from) => sql`
      SELECT reference FROM reconciliation_movement
      WHERE bank_ore IS NOT NULL AND txn_id >= ledger_first_key(${from})
      UNION SELECT withdrawal_id FROM wallet_withdrawal
      WHERE batch_id IS NOT NULL AND updated_at >= ${from}`,
    booksOf: () => sql`
      SELECT reference, coalesce(m.player_id, w.player_id) AS player_id,
        CASE w.status
          WHEN 'processing' THEN 'taken' WHEN 'initiated' THEN 'sent'
          WHEN 'implemented' THEN 'settled'
          WHEN 'reversed' THEN CASE WHEN m.reference IS NULL THEN 'rejected' ELSE 'returned' END
          ELSE 'not-withdrawn'
        END AS state,
        CASE w.status WHEN 'processing' THEN w.amount_ore ELSE coalesce(m.ore, 0) END AS amount_ore,
        coalesce(m.times, 1) AS times
      FROM (
        SELECT m.reference, max(m.player_id) AS player_id, sum(m.bank_ore)::bigint AS ore,
          1 + count(*) - count(DISTINCT m.kind) AS times
        FROM asked JOIN reconciliation_movement m USING (reference)
        WHERE m.bank_ore IS NOT NULL GROUP BY m.reference
      ) m FULL JOIN (
        SELECT w.withdrawal_id AS reference, w.player_id, w.status, w.amount_ore
        FROM asked JOIN wallet_withdrawal w ON w.withdrawal_id = asked.reference
        WHERE w.batch_id IS NOT NULL
      ) w USING (reference)`,
  }
}
