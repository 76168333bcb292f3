import { type Ore, ore, type PlayerId, playerId } from '@nordlys/core'
import type pg from 'pg'
import { lineKey, type SupplierLine } from './supplier-lists.ts'

/** The books' entry for a line of a supplier's list. */
export interface Movement {
  state: 'accepted' | 'rolled-back' | 'refused'
  /** `ok`, or why it was refused. */
  outcome: string
  playerId: PlayerId
  /** The supplier's own name of it; undefined for what was refused before there was one. */
  round: string | undefined
  /** The stake, or the win; zero for what was refused. */
  amountOre: Ore
}

/** Our books for those lines, by `lineKey`, as reconciliation reads them; none for what they lack. */
export async function readMovements(
  client: pg.Client,
  lines: readonly SupplierLine[],
): Promise<Map<string, Movement>> {
  // The books keep the win of a bet-and-win under a name of their own.
  const { rows } = await client.query(
    `SELECT DISTINCT a.supplier, a.tx, t.action, t.outcome, t.rolled_back_by IS NOT NULL AS is_back,
       t.player_id, t.supplier_round,
       coalesce(CASE t.action WHEN 'bet' THEN j.staked ELSE -j.house END, 0) AS amount_ore
     FROM unnest($1::text[], $2::text[]) AS a(supplier, tx)
     JOIN audit_supplier_txns t ON t.supplier = a.supplier AND t.action IN ('bet', 'win')
       AND t.supplier_tx IN (a.tx, a.tx || '~win')
     LEFT JOIN ledger_journal j ON j.key = t.txn_id`,
    [lines.map(({ supplier }) => supplier), lines.map(({ transactionId }) => transactionId)],
  )
  return new Map(
    rows.map((row): [string, Movement] => [
      lineKey({ supplier: row.supplier, transactionId: row.tx, kind: row.action }),
      {
        state: stateOf(row),
        outcome: row.outcome,
        playerId: playerId(row.player_id),
        round: row.supplier_round ?? undefined,
        amountOre: ore(row.amount_ore),
      },
    ]),
  )
}

/**
 * The lines, by `lineKey`, whose present state the restored books had already copied from the supplier,
 * or had recorded as a difference: if the books lack one of them, they lacked it before the moment.
 */
export async function readSeenBefore(
  client: pg.Client,
  lines: readonly SupplierLine[],
): Promise<Set<string>> {
  const { rows } = await client.query(
    `SELECT DISTINCT a.supplier, a.tx, a.kind
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS a(supplier, tx, kind, state)
     WHERE EXISTS (SELECT FROM reconciliation_item i WHERE i.party = 'supplier-' || a.supplier
         AND i.reference = (a.tx || ' ' || a.kind) COLLATE "C" AND i.state = a.state)
       OR EXISTS (SELECT FROM reconciliation_difference d WHERE d.party = 'supplier-' || a.supplier
         AND d.reference = a.tx || ' ' || a.kind)`,
    [
      lines.map(({ supplier }) => supplier),
      lines.map(({ transactionId }) => transactionId),
      lines.map(({ kind }) => kind),
      lines.map(({ state }) => state),
    ],
  )
  return new Set(
    rows.map(({ supplier, tx, kind }) => lineKey({ supplier, transactionId: tx, kind })),
  )
}

function stateOf(row: { outcome: string; is_back: boolean }): Movement['state'] {
  if (row.outcome !== 'ok') return 'refused'
  return row.is_back ? 'rolled-back' : 'accepted'
}
