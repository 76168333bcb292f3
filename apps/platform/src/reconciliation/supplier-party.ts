import { negate, type Ore, zeroOre } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import type { SettledItem, SupplierListed } from '../outside/index.ts'
import { findNamedPlayers, type Supplier } from '../suppliers/index.ts'
import type { Party } from './reconciliation-context.ts'

/** The player of a name that we never gave: no player has this number, so it differs from any. */
const nobody = 0

/**
 * A game supplier's bets and wins, each by the supplier's number and its kind: a message that was
 * both is two. The amount is what it moved to the player, so a stake is below zero.
 */
export function supplierParty(db: Db, supplier: Pick<Supplier, 'id' | 'name' | 'desk'>): Party {
  const { name, desk } = supplier
  return {
    name: `supplier-${name}`,
    list: {
      async readPage(period, after) {
        const { transactions, next } = await desk.listTransactions(period, after)
        const refs = transactions.map(({ playerRef }) => playerRef)
        const players = await findNamedPlayers(db, supplier, refs)
        const itemOf = (listed: SupplierListed) =>
          readItem(listed, players.get(listed.playerRef) ?? nobody)
        return { items: transactions.map(itemOf), next }
      },
    },
    // A message that was taken back has changed when it was.
    changedHere: (from) => sql`
      SELECT ${referenceOf} AS reference FROM audit_supplier_txns t
      WHERE t.supplier = ${name} AND t.created_at >= ${from} AND t.action IN ('bet', 'win')
      UNION SELECT ${referenceOf} FROM audit_supplier_txns r JOIN audit_supplier_txns t
        ON t.round_id = r.round_id AND t.rolled_back_by = r.supplier_tx AND t.supplier = r.supplier
      WHERE r.supplier = ${name} AND r.created_at >= ${from} AND r.action = 'rollback'`,
    booksOf: () => sql`
      SELECT asked.reference, t.player_id,
        CASE WHEN t.outcome <> 'ok' THEN 'refused' WHEN t.rolled_back_by IS NOT NULL THEN 'rolled-back'
          ELSE 'accepted' END AS state,
        CASE WHEN t.outcome <> 'ok' OR t.rolled_back_by IS NOT NULL THEN 0
          WHEN t.action = 'bet' THEN -j.staked ELSE coalesce(-j.house, 0) END AS amount_ore,
        1 AS times
      FROM asked JOIN audit_supplier_txns t
        ON t.supplier = ${name} AND t.action = split_part(asked.reference, ' ', 2)
        AND t.supplier_tx IN (split_part(asked.reference, ' ', 1),
          split_part(asked.reference, ' ', 1) || '~win')
      LEFT JOIN ledger_journal j ON j.key = t.txn_id`,
  }
}

/** The books keep the win of a bet-and-win under a name of their own; a supplier's has no such sign. */
const referenceOf = sql`regexp_replace(t.supplier_tx, '~win$', '') || ' ' || t.action`

function readItem(listed: SupplierListed, playerId: number): SettledItem {
  const { transactionId, kind, changedAt: moment, state } = listed
  const reference = `${transactionId} ${kind}`
  if (state === 'refused' || state === 'rolled-back') {
    return { reference, moment, playerId, state, amountOre: zeroOre }
  }
  // A round that waits for our answer counts with the supplier, and so it must with us.
  return { reference, moment, playerId, state: 'accepted', amountOre: movedBy(listed) }
}

function movedBy({ kind, amountOre }: SupplierListed): Ore {
  return kind === 'bet' ? negate(amountOre) : amountOre
}
