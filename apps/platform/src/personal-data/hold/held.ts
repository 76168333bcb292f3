import { momentSql } from '../base/moment.ts'

/**
 * The SQL condition under which a hold stands for a player: neither lifted nor at its end. `player` is the
 * SQL that has their number. [PD14]
 */
export function heldCondition(player: string, at: Date): string {
  return `EXISTS (SELECT FROM personal_data_hold hold
    WHERE hold.player_id = ${player} AND hold.lifted_at IS NULL AND hold.until > ${momentSql(at)})`
}
