import type { Invariant } from './invariant.ts'

/** How a payment's state may change; the checker's own copy of the rule. [I16] */
const moves = `(VALUES
  ('deposit', NULL, 'initiated'), ('deposit', 'initiated', 'pending'),
  ('deposit', 'initiated', 'canceled'), ('deposit', 'pending', 'processing'),
  ('deposit', 'pending', 'canceled'), ('deposit', 'processing', 'implemented'),
  ('deposit', 'processing', 'canceled'), ('deposit', 'implemented', 'reversed'),
  ('withdrawal', NULL, 'pending'), ('withdrawal', 'pending', 'processing'),
  ('withdrawal', 'pending', 'canceled'), ('withdrawal', 'processing', 'initiated'),
  ('withdrawal', 'processing', 'reversed'), ('withdrawal', 'initiated', 'implemented'),
  ('withdrawal', 'initiated', 'reversed'), ('withdrawal', 'implemented', 'reversed')
) AS move(direction, from_status, to_status)`

/** A payment's state has its ledger entries, each once, and the states moved by the rule. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'each implemented or reversed deposit has exactly its movements',
    query: `SELECT d.reference, d.status, d.amount_ore, m.came, m.came_ore, m.went
      FROM wallet_deposit d LEFT JOIN (
        SELECT b.reference, min(m.player_id) AS low, max(m.player_id) AS high,
          count(*) FILTER (WHERE m.kind = 'deposit') AS came,
          sum(m.provider_ore) FILTER (WHERE m.kind = 'deposit') AS came_ore,
          coalesce(-sum(m.provider_ore) FILTER (WHERE m.kind <> 'deposit'), 0) AS went
        FROM (
          SELECT psp_tx_id AS posted_as, 'deposit' AS kind, reference FROM wallet_deposit
          UNION ALL
          SELECT posted_as, 'deposit-reversed', reference FROM wallet_take_back
          WHERE cause <> 'dispute-won'
        ) b JOIN reconciliation_movement m ON m.reference = b.posted_as AND m.kind = b.kind
        WHERE m.provider_ore IS NOT NULL GROUP BY b.reference
      ) m ON m.reference = d.reference
      WHERE d.status IN ('implemented', 'reversed')
        AND (m.came, m.came_ore, m.went, m.low, m.high) IS DISTINCT FROM
          (1, d.amount_ore::numeric, d.taken_ore::numeric, d.player_id, d.player_id)`,
  },
  {
    name: 'each withdrawal has exactly the movements of its state',
    query: `SELECT w.withdrawal_id, w.status, w.amount_ore, m.kinds, m.low, m.high
      FROM wallet_withdrawal w LEFT JOIN (
        SELECT t.ext_ref, array_agg(t.kind ORDER BY t.kind) AS kinds, min(e.ore) AS low,
          max(e.ore) AS high, min(t.player_id) AS first_player, max(t.player_id) AS last_player
        FROM audit_txns t CROSS JOIN LATERAL (SELECT sum(amount_ore) AS ore FROM audit_entries
          WHERE txn_id = t.txn_id AND amount_ore > 0) e
        WHERE t.kind IN ('withdrawal-reserved', 'withdrawal-released', 'withdrawal-sent',
          'withdrawal-returned')
        GROUP BY t.ext_ref
      ) m ON m.ext_ref = w.withdrawal_id
      WHERE (m.low, m.high, m.first_player, m.last_player)
          IS DISTINCT FROM (w.amount_ore, w.amount_ore, w.player_id, w.player_id)
        OR (w.status, m.kinds) NOT IN (
          ('pending', '{withdrawal-reserved}'), ('processing', '{withdrawal-reserved}'),
          ('canceled', '{withdrawal-released,withdrawal-reserved}'),
          ('initiated', '{withdrawal-reserved,withdrawal-sent}'),
          ('implemented', '{withdrawal-reserved,withdrawal-sent}'),
          ('reversed', '{withdrawal-released,withdrawal-reserved}'),
          ('reversed', '{withdrawal-reserved,withdrawal-returned,withdrawal-sent}'))`,
  },
  {
    name: 'each withdrawal counts its checks that are not approved',
    query: `SELECT w.withdrawal_id, w.open_checks, c.open FROM wallet_withdrawal w LEFT JOIN (
        SELECT withdrawal_id, count(*) AS open FROM wallet_payout_check
        WHERE decision IS DISTINCT FROM 'approved' GROUP BY withdrawal_id
      ) c USING (withdrawal_id) WHERE w.open_checks <> coalesce(c.open, 0)`,
  },
  {
    name: 'I16 each payment’s history begins, moves and ends by the table of moves',
    query: `SELECT payment_id, status_id, s.direction, s.from_status, s.to_status, s.before FROM (
        SELECT *, lag(to_status) OVER w AS before, lead(status_id) OVER w IS NULL AS is_last
        FROM wallet_payment_status WINDOW w AS (PARTITION BY payment_id ORDER BY status_id)) s
      FULL JOIN audit_payments p USING (payment_id)
      WHERE s.payment_id IS NULL OR p.payment_id IS NULL
        OR s.from_status IS DISTINCT FROM s.before
        OR (s.is_last AND s.to_status <> p.status)
        OR NOT EXISTS (SELECT FROM ${moves} WHERE move.direction = s.direction
          AND move.from_status IS NOT DISTINCT FROM s.from_status AND move.to_status = s.to_status)`,
  },
  {
    // A withdrawal's line says the move; a deposit's says what was done, and may be of two moves at once.
    name: 'I18 each move of a payment has its line in the audit log, of its moment',
    query: `SELECT s.payment_id, s.status_id, s.to_status, s.at FROM wallet_payment_status s
      JOIN audit_payments p USING (payment_id)
      WHERE NOT EXISTS (SELECT FROM audit_line a WHERE a.player_id = p.player_id AND a.at = s.at
        AND s.payment_id IN (a.details ->> 'reference', a.details ->> 'withdrawalId')
        AND (s.direction = 'deposit' OR a.action = 'withdrawal-' || s.to_status
          OR (s.to_status = 'pending' AND a.action IN ('withdrawal-created', 'withdrawal-made-again'))))`,
  },
  {
    // The amounts requested before, in the order of the histories, each with the least it ever
    // counted: the provider asks for leave for less than was wished now and then, and captures the
    // wish in the end. Money that came unasked, or more than was asked for, is left out: it is
    // booked beyond a limit too, and a history is written a little before its change is seen by
    // others. So this never counts too much.
    name: 'I13 no deposit was let in beyond a limit that was effective at that moment',
    query: `WITH asked AS NOT MATERIALIZED (
        SELECT d.reference, d.player_id, d.requested_ore,
          least(d.requested_ore, d.amount_ore, h.amount) AS least_ore, d.created_at,
          b.status_id AS born, i.status_id AS booked, i.at AS booked_at, c.status_id AS canceled
        FROM wallet_deposit d
        LEFT JOIN ledger_hold h ON h.kind = 'deposit' AND h.reference = d.reference
        JOIN wallet_payment_status b ON b.payment_id = d.reference AND b.from_status IS NULL
        LEFT JOIN wallet_payment_status i ON i.payment_id = d.reference AND i.to_status = 'implemented'
        LEFT JOIN wallet_payment_status c ON c.payment_id = d.reference AND c.to_status = 'canceled'
        WHERE d.idempotency_key IS NOT NULL
      ), measured AS (
        SELECT a.reference, p.period, a.requested_ore,
          (SELECT l.amount_ore FROM limits_limit l
            WHERE l.player_id = a.player_id AND l.kind = 'deposit' AND l.period = p.period
              AND l.effective_at <= a.created_at
              AND (l.canceled_at IS NULL OR l.canceled_at > a.created_at)
            ORDER BY l.effective_at DESC, l.limit_id DESC LIMIT 1) AS limit_ore,
          (SELECT coalesce(sum(e.least_ore), 0) FROM asked e
            WHERE e.player_id = a.player_id AND e.born < a.born
              AND e.created_at BETWEEN a.created_at - interval '31 days' AND a.created_at
              AND (e.canceled IS NULL OR e.canceled > a.born)
              AND (e.booked IS NULL OR e.booked > a.born
                OR e.booked_at > a.created_at - make_interval(hours => p.hours))) AS used_ore
        FROM asked a CROSS JOIN (VALUES ('day', 24), ('week', 168), ('month', 720)) AS p(period, hours)
      )
      SELECT * FROM measured WHERE used_ore + requested_ore > limit_ore`,
  },
  {
    name: 'I13 a deposit counts in the limits while open, and as much and from when it was booked',
    query: `SELECT d.reference, d.status, d.amount_ore, u.state, u.amount_ore AS used_ore, i.at,
        u.at AS used_at
      FROM wallet_deposit d
      LEFT JOIN limits_deposit_use u ON u.reference = d.reference AND u.player_id = d.player_id
      LEFT JOIN wallet_payment_status i ON i.payment_id = d.reference AND i.to_status = 'implemented'
      LEFT JOIN wallet_take_back t ON t.posted_as = d.psp_tx_id AND t.cause = 'dispute-won'
      WHERE CASE WHEN t.posted_as IS NOT NULL THEN u.state IS NOT NULL
        WHEN d.status IN ('implemented', 'reversed')
          THEN (u.state, u.amount_ore, u.at) IS DISTINCT FROM ('settled', d.amount_ore, i.at)
        WHEN d.status = 'canceled' THEN u.state IS DISTINCT FROM 'released'
        ELSE (u.state, u.amount_ore) IS DISTINCT FROM ('open', d.amount_ore) END`,
  },
]

/** Qualified, since a bare name would be that of the table asked within. */
const ofEither = {
  party: 'coalesce(o.party, t.party)',
  reference: 'coalesce(o.reference, t.reference)',
}

/** Of the movement `m` with its take-back `t`; all others are the payment provider's. */
const isByMobilePay = `EXISTS (SELECT FROM wallet_deposit d WHERE d.method = 'mobile_pay'
  AND d.status <> 'canceled' AND d.psp_tx_id = coalesce(t.tx_id, m.reference))`

/** The rules that only the product's own books keep: a test may book money without a payment. */
export const conservationInvariants: readonly Invariant[] = [
  {
    name: 'no movement at the payment provider is without its deposit',
    query: `SELECT m.reference, m.kind, m.provider_ore, m.created_at FROM reconciliation_movement m
      WHERE m.provider_ore IS NOT NULL AND NOT EXISTS (SELECT FROM wallet_deposit d
        WHERE d.psp_tx_id = m.reference AND d.status IN ('implemented', 'reversed'))
      AND NOT EXISTS (SELECT FROM wallet_take_back t WHERE t.posted_as = m.reference)`,
  },
  {
    name: 'no movement at the bank is without its withdrawal',
    query: `SELECT m.reference, m.kind, m.bank_ore, m.created_at FROM reconciliation_movement m
      WHERE m.bank_ore IS NOT NULL AND NOT EXISTS (SELECT FROM wallet_withdrawal w
        WHERE w.withdrawal_id = m.reference)`,
  },
  ...[
    {
      ...{ party: 'payments', ore: 'provider_ore', listed: 'amount_ore' },
      of: `NOT ${isByMobilePay}`,
    },
    { party: 'mobile-pay', ore: 'provider_ore', listed: 'amount_ore', of: isByMobilePay },
    {
      party: 'nemkonto',
      ore: 'bank_ore',
      listed: "CASE WHEN state = 'taken' THEN 0 ELSE amount_ore END",
      of: 'true',
    },
  ].map(conservation),
  {
    name: 'I11 our books are what the party listed: each supplier',
    query: `SELECT party, reference, o.ours_ore, t.theirs_ore FROM (
        SELECT 'supplier-' || t.supplier AS party,
          regexp_replace(t.supplier_tx, '~win$', '') || ' ' || t.action AS reference,
          sum(CASE WHEN t.rolled_back_by IS NOT NULL THEN 0 WHEN t.action = 'bet' THEN -j.staked
            ELSE coalesce(-j.house, 0) END) AS ours_ore,
          max(greatest(t.created_at, r.created_at)) AS moved_at
        FROM audit_supplier_txns t
        LEFT JOIN ledger_journal j ON j.key = t.txn_id
        LEFT JOIN audit_supplier_txns r
          ON r.supplier = t.supplier AND r.supplier_tx = t.rolled_back_by AND r.action = 'rollback'
        WHERE t.action IN ('bet', 'win') GROUP BY 1, 2) o
      FULL JOIN (
        SELECT party, reference COLLATE "default" AS reference,
          sum(amount_ore * times) FILTER (WHERE state = 'accepted') AS theirs_ore,
          max(moment) AS moved_at
        FROM reconciliation_item WHERE party LIKE 'supplier-%' GROUP BY 1, 2) t
        USING (party, reference)
      WHERE coalesce(o.ours_ore, 0) <> coalesce(t.theirs_ore, 0)
        AND ${isSettledWith(ofEither.party, 'greatest(o.moved_at, t.moved_at)')}
        AND NOT ${isKnownToDiffer(ofEither.party, ofEither.reference)}`,
  },
]

/**
 * Against all that a party ever listed, however old: what differs must be known to differ. What moved
 * since a little before the last run is still on its way.
 */
function conservation({
  party,
  ore,
  listed,
  of,
}: Record<'party' | 'ore' | 'listed' | 'of', string>) {
  return {
    name: `I11 our books are what the party listed: ${party}`,
    query: `SELECT reference, o.ours_ore, t.theirs_ore FROM (
        SELECT coalesce(t.tx_id, m.reference) AS reference, sum(m.${ore}) AS ours_ore,
          max(m.created_at) AS moved_at
        FROM reconciliation_movement m LEFT JOIN wallet_take_back t ON t.posted_as = m.reference
        WHERE m.${ore} IS NOT NULL AND ${of} GROUP BY 1) o
      FULL JOIN (
        SELECT reference COLLATE "default" AS reference, sum((${listed}) * times) AS theirs_ore,
          max(moment) AS moved_at
        FROM reconciliation_item WHERE party = '${party}' GROUP BY reference) t USING (reference)
      WHERE coalesce(o.ours_ore, 0) <> coalesce(t.theirs_ore, 0)
        AND ${isSettledWith(`'${party}'`, 'greatest(o.moved_at, t.moved_at)')}
        AND NOT ${isKnownToDiffer(`'${party}'`, ofEither.reference)}`,
  }
}

/** The party's list was read to its end a while after this moment. */
function isSettledWith(party: string, moment: string): string {
  return `${moment} < (SELECT max(run.to_at) - interval '15 minutes' FROM reconciliation_run run
    WHERE run.party = ${party} AND run.outcome <> 'failed')`
}

/** It was raised, or reconciliation has seen it and waits whether it goes. */
function isKnownToDiffer(party: string, reference: string): string {
  return `EXISTS (SELECT FROM reconciliation_difference d
    WHERE d.party = ${party} AND d.reference = ${reference}
      AND (d.resolved_at IS NULL OR d.note IS NOT NULL)
    UNION ALL SELECT FROM reconciliation_sighting s
    WHERE s.party = ${party} AND s.reference = ${reference})`
}
