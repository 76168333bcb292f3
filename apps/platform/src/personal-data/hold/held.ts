import { momentSql } from '../base/moment.ts'

/**
 * The SQL condition under which a hold stands for a player: neither lifted nor at its end. `player` is the
 * SQL that has their number. [PD14]
 */
export function heldCondition(player: string, at: Date): string {
  return `EXISTS (SELECT FROM personal_data_hold hold
    WHERE hold.player_id = ${player} AND hold.lifted_at IS NULL AND hold.until > ${momentSql(at)})`
}

/**
 * The SQL condition under which something between us and a player is not settled: a complaint that nobody has
 * decided, or a debt, as of a payment that a bank took back. It keeps what goes at once, by itself. [PD21]
 */
export function unsettledCondition(player: string): string {
  return `(EXISTS (SELECT FROM support_case c WHERE c.player_id = ${player} AND c.decided_at IS NULL)
    OR EXISTS (SELECT FROM ledger_player m WHERE m.player = ${player} AND m.debt <> 0))`
}
