import type { Ore, PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { ask, type SupplierAnswer, type SupplierMessage } from './supplier.ts'

// What a supplier may say, asked of the ledger as it is: the wallet asks for the round's game as well
// (`supplier-game.ts`), and these functions of the database carry that out.

/** Pays a win of a round, after logout, pause or exclusion too. `round-unknown` is not kept. */
export function win(
  db: Db,
  asked: SupplierMessage & { round: string; playerId: PlayerId; winOre: Ore },
): Promise<SupplierAnswer> {
  const { supplier, tx, round, playerId, winOre, input, key, at } = asked
  return ask(
    db,
    sql`ledger_win(${supplier}, ${tx}, ${round}, ${playerId}, ${winOre}, ${input}, ${key}, ${at})`,
  )
}

/** Takes back a bet or a win, or sees to it that one that is still under way moves nothing. */
export function rollback(
  db: Db,
  asked: SupplierMessage & { target: string },
): Promise<SupplierAnswer> {
  const { supplier, tx, target, input, key, at } = asked
  return ask(db, sql`ledger_rollback(${supplier}, ${tx}, ${target}, ${input}, ${key}, ${at})`)
}

/** Ends a round: what was held for it becomes the house's. */
export function endRound(
  db: Db,
  asked: SupplierMessage & { round: string },
): Promise<SupplierAnswer> {
  const { supplier, tx, round, input, key, at } = asked
  return ask(db, sql`ledger_end_round(${supplier}, ${tx}, ${round}, ${input}, ${key}, ${at})`)
}
