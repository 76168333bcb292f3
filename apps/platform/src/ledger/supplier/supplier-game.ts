import type { Ore, PlayerId, TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { ask, type SupplierAnswer, type SupplierMessage } from './supplier.ts'
import '../base/tables.ts'

/** Whose round a message is about, and of which game. What does not belong together is refused. */
export interface RoundOfGame {
  /** The supplier's own name of the round. */
  round: string
  playerId: PlayerId
  /** The books' number of the supplier's game. */
  definition: number
}

/** Pays a win of a round of this player in this game, after logout, pause or exclusion too. */
export function winInGame(
  db: Db,
  asked: SupplierMessage & RoundOfGame & { winOre: Ore },
): Promise<SupplierAnswer> {
  const { supplier, tx, round, playerId, definition, winOre, input, key, at } = asked
  return ask(
    db,
    sql`ledger_win_in_game(${supplier}, ${tx}, ${round}, ${playerId}, ${definition}, ${winOre},
      ${input}, ${key}, ${at})`,
  )
}

/** Ends a round of this player in this game: what was held for it becomes the house's. */
export function endInGame(db: Db, asked: SupplierMessage & RoundOfGame): Promise<SupplierAnswer> {
  const { supplier, tx, round, playerId, definition, input, key, at } = asked
  return ask(
    db,
    sql`ledger_end_in_game(${supplier}, ${tx}, ${round}, ${playerId}, ${definition}, ${input},
      ${key}, ${at})`,
  )
}

/** Takes a stake and pays its win at once, or nothing of both; the round may end with it. */
export function betAndWin(
  db: Db,
  asked: SupplierMessage &
    RoundOfGame & {
      playSession: string
      stakeOre: Ore
      winOre: Ore
      endsRound: boolean
      winKey: TimeKey
      endKey: TimeKey
    },
): Promise<SupplierAnswer> {
  const { supplier, tx, round, playerId, playSession, definition, stakeOre, winOre } = asked
  const { endsRound, input, key, winKey, endKey, at } = asked
  return ask(
    db,
    sql`ledger_bet_and_win(${supplier}, ${tx}, ${round}, ${playerId}, ${playSession}, ${definition},
      ${stakeOre}, ${winOre}, ${endsRound}, ${input}, ${key}, ${winKey}, ${endKey}, ${at})`,
  )
}

/** Takes back a bet, a win or both in one; what is still under way will move nothing. */
export function takeBack(
  db: Db,
  asked: SupplierMessage & RoundOfGame & { target: string; winKey: TimeKey },
): Promise<SupplierAnswer> {
  const { supplier, tx, target, round, playerId, definition, input, key, winKey, at } = asked
  return ask(
    db,
    sql`ledger_take_back(${supplier}, ${tx}, ${target}, ${round}, ${playerId}, ${definition},
      ${input}, ${key}, ${winKey}, ${at})`,
  )
}

/** Our own name for what a message moved; it never changes. Undefined when it moved nothing. */
export async function findBookedKey(
  db: Db,
  supplier: number,
  tx: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledger_supplier_tx')
    .select('key')
    .where('supplier', '=', supplier)
    .where('tx', '=', tx)
    .executeTakeFirst()
  return row?.key ?? undefined
}
