import { retentionMs } from '@nordlys/contracts'
import { after } from '@nordlys/core'
import { momentSql } from '../base/moment.ts'
import { heldCondition } from '../hold/held.ts'

/** Rows that go, or columns that are emptied, by their own age while their account lives or not. */
export interface Aged {
  kind: string
  period: keyof typeof retentionMs
  table: string
  /** Assignments, as in SQL; absent where the rows are removed. */
  emptied?: string
  /** The column by which the first go first; absent where any may. */
  inOrderOf?: string
  /** Those who leave are seen to before. */
  isAfterLeaving?: true
  /** The SQL condition on a row `t`, older than `before`. */
  isDue(before: string): string
}

const overDeposit = "t.status IN ('implemented', 'canceled', 'reversed')"

/** What the nightly task sees to besides people who leave, in the order in which it does. [PD10] [PD20] */
export const aged: readonly Aged[] = [
  {
    ...{ kind: 'payment-addresses', period: 'paymentAddress', table: 'wallet_deposit' },
    emptied: 'redirect_url = NULL',
    isDue: (before) =>
      `t.redirect_url IS NOT NULL AND ${overDeposit} AND t.updated_at <= ${before}`,
  },
  {
    ...{ kind: 'cards-of-deposits', period: 'removedCard', table: 'wallet_deposit' },
    emptied: 'card_id = NULL',
    isDue: (before) => `${overDeposit} AND t.card_id IN
      (SELECT card_id FROM wallet_card WHERE forgotten_at <= ${before})`,
  },
  {
    ...{ kind: 'removed-cards', period: 'removedCard', table: 'wallet_card' },
    isDue: (before) => `t.forgotten_at <= ${before}
      AND NOT EXISTS (SELECT FROM wallet_deposit d WHERE d.card_id = t.card_id)`,
  },
  {
    ...{ kind: 'marketing-consents', period: 'marketingConsent', table: 'players_consent' },
    // A yes that outlived the no after it would be the player's answer again.
    inOrderOf: 'consent_id',
    isDue: (before) => `t.kind LIKE 'marketing-%' AND t.at <= ${before} AND (NOT t.given
      OR EXISTS (SELECT FROM players_consent later
        WHERE later.player_id = t.player_id AND later.brand = t.brand AND later.kind = t.kind
          AND later.consent_id > t.consent_id AND later.at <= ${before})
      OR EXISTS (SELECT FROM players_player p
        WHERE p.player_id = t.player_id AND p.closed_at <= ${before}))`,
  },
  {
    ...{ kind: 'payout-files', period: 'payoutFile', table: 'wallet_payout_batch' },
    emptied: 'sealed_file = NULL',
    isAfterLeaving: true,
    // It has the CPR number of each payee; of the others the books and their accounts keep all that it says.
    isDue: (before) => `t.sealed_file IS NOT NULL
      AND (t.finished_at IS NOT NULL OR t.refusal IS NOT NULL)
      AND (t.created_at <= ${before} OR EXISTS (SELECT FROM wallet_withdrawal w
        JOIN players_player p ON p.player_id = w.player_id
        WHERE w.batch_id = t.batch_id AND p.left_at IS NOT NULL))`,
  },
]

/** The rows that are due, without those of a player for whom a hold stands. */
export function agedRows({ period, table, isDue }: Aged, at: Date): string {
  const isDueNow = isDue(momentSql(after(at, -retentionMs[period])))
  return `SELECT t.ctid FROM ${table} t WHERE ${isDueNow} AND NOT ${isHeld(table, at)}`
}

/** A file to NemKonto has payments of many. */
function isHeld(table: string, at: Date): string {
  if (table !== 'wallet_payout_batch') return heldCondition('t.player_id', at)
  return `EXISTS (SELECT FROM wallet_withdrawal w
    WHERE w.batch_id = t.batch_id AND ${heldCondition('w.player_id', at)})`
}

/** The statement for so many of them. */
export function agedQuery(each: Aged, at: Date, atOnce: number): string {
  const { table, emptied, inOrderOf } = each
  const order = inOrderOf === undefined ? '' : `ORDER BY t.${inOrderOf}`
  const rows = `ctid = ANY (ARRAY(${agedRows(each, at)} ${order} LIMIT ${atOnce}))`
  if (emptied !== undefined) return `UPDATE ${table} SET ${emptied} WHERE ${rows}`
  return `DELETE FROM ${table} WHERE ${rows}`
}
