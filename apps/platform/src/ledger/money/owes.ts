import { type RawBuilder, sql } from 'kysely'
import '../base/tables.ts'

/** Whether the player of a row owes us, as a condition of a query whose rows name one in `playerColumn`. */
export function owes(playerColumn: string): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM ledger_player p
    WHERE p.player = ${sql.ref(playerColumn)} AND p.debt < 0)`
}
