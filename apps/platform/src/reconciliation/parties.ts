import type { Ore } from '@nordlys/core'
import { type RawBuilder, sql } from 'kysely'
import type { SettlementList } from '../outside/index.ts'
import type { CaptureStanding } from '../payments/index.ts'
import type { Party } from './reconciliation-context.ts'

type TakeBack = (standing: CaptureStanding) => Promise<void>

/** Deposits by card: the account at the payment provider, by the provider's transaction. */
export function paymentProviderParty(list: SettlementList, takeBack: TakeBack): Party {
  // Money that belongs to no deposit is held against this party, so that none escapes.
  const isOf = (reference: string) => sql`NOT ${isByMobilePay(reference)}`
  return depositParty({ name: 'payments', isOf }, list, takeBack)
}

/** Deposits by MobilePay, by the payment's reference. */
export function mobilePayParty(list: SettlementList, takeBack: TakeBack): Party {
  return depositParty({ name: 'mobile-pay', isOf: isByMobilePay }, list, takeBack)
}

function isByMobilePay(reference: string): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM wallet_deposit by WHERE by.psp_tx_id = ${sql.ref(reference)}
    AND by.status <> 'canceled' AND by.method = 'mobile_pay')`
}

/**
 * Each posting after a capture belongs to the same transaction. `takeBack` receives each capture of which
 * the list says that it was refunded or charged back, or that such money is back.
 */
function depositParty(
  { name, isOf }: { name: string; isOf: (reference: string) => RawBuilder<unknown> },
  list: SettlementList,
  takeBack: TakeBack,
): Party {
  return {
    name,
    list,
    async settle(db, from) {
      const { rows } = await sql<{ txId: string; state: string; keptOre: Ore }>`
        SELECT i.reference AS "txId", i.state, i.amount_ore AS "keptOre"
        FROM reconciliation_item i
        JOIN wallet_deposit d ON d.psp_tx_id = i.reference COLLATE "default"
          AND d.status IN ('implemented', 'reversed')
          AND d.player_id = coalesce(i.player_id, d.player_id)
        CROSS JOIN LATERAL (
          SELECT sum(CASE cause WHEN 'dispute-won' THEN -amount_ore ELSE amount_ore END) AS ore,
            max(at) FILTER (WHERE cause = 'refund') AS refunded_at
          FROM wallet_take_back t WHERE t.tx_id = d.psp_tx_id
        ) taken
        WHERE i.party = ${name} AND ${isOf('d.psp_tx_id')} AND i.moment >= ${from} AND i.times = 1
          AND (i.state <> 'captured' OR taken.ore IS NOT NULL)
          -- A list may be older than a refund that a message brought: then it gives nothing back.
          AND (i.amount_ore > d.amount_ore - taken.ore AND i.moment < taken.refunded_at) IS NOT TRUE
        ORDER BY i.moment, i.reference`.execute(db)
      for (const { txId, state, keptOre } of rows) {
        await takeBack({ txId, keptOre, cause: causes[state] ?? 'dispute' })
      }
    },
    changedHere: (from) => sql`
      SELECT reference FROM (
        SELECT coalesce(t.tx_id, m.reference) AS reference
        FROM reconciliation_movement m LEFT JOIN wallet_take_back t ON t.posted_as = m.reference
        WHERE m.provider_ore IS NOT NULL AND m.txn_id >= ledger_first_key(${from})
      ) moved WHERE ${isOf('moved.reference')}`,
    booksOf: () => sql`
      SELECT p.reference, max(m.player_id) AS player_id,
        CASE WHEN sum(m.provider_ore) = sum(m.provider_ore) FILTER (WHERE m.reference = p.reference
            AND m.provider_ore > 0) THEN 'captured'
          ELSE coalesce((SELECT CASE t.cause WHEN 'refund' THEN 'refunded' ELSE 'charged-back' END
            FROM wallet_take_back t WHERE t.tx_id = p.reference AND t.cause <> 'dispute-won'
            ORDER BY t.at DESC, t.posted_as DESC LIMIT 1), 'charged-back') END AS state,
        sum(m.provider_ore)::bigint AS amount_ore,
        1 + count(*) - count(DISTINCT (m.kind, m.reference)) AS times
      FROM (
        SELECT reference, reference AS posted_as FROM asked
        UNION SELECT t.tx_id, t.posted_as FROM asked a JOIN wallet_take_back t ON t.tx_id = a.reference
      ) p JOIN reconciliation_movement m ON m.reference = p.posted_as
      WHERE m.provider_ore IS NOT NULL AND ${isOf('p.reference')} GROUP BY p.reference`,
  }
}

const causes: Readonly<Record<string, CaptureStanding['cause']>> = {
  refunded: 'refund',
  'charged-back': 'dispute',
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
