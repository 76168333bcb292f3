import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { columnsOf } from '../register/columns.ts'
import type { TableEntry } from '../register/entry.ts'
import { conditionOf } from '../register/players-rows.ts'
import { register } from '../register/register.ts'
import '../base/tables.ts'

/** Removes all that the register lets go at once of a player; the caller holds the account. [PD13] */
export async function removeAtOnce(tx: Tx, playerId: PlayerId, at: Date): Promise<void> {
  // Before their parts: one that is being made is waited for, and goes as well.
  await tx
    .updateTable('personal_data_copy')
    .set({ gone_at: at })
    .where('player_id', '=', playerId)
    .where('gone_at', 'is', null)
    .execute()
  for (const [table, entry] of Object.entries(register)) {
    const statement = atOnceQuery(table, entry, playerId)
    if (statement !== undefined) await sql.raw(statement).execute(tx)
  }
}

function atOnceQuery(table: string, entry: TableEntry, playerId: PlayerId): string | undefined {
  const { whose } = entry
  if (whose.kind !== 'player') return undefined
  const columns = columnsOf(entry).filter(({ exported }) => exported !== 'owner')
  const going = columns.filter(({ erased }) => erased === 'at-once')
  if (going.length === 0) return undefined
  const condition = conditionOf(whose, playerId)
  if (going.length === columns.length) return `DELETE FROM ${table} t WHERE ${condition}`
  const assignments = going.map(({ column }) => `${column} = NULL`)
  return `UPDATE ${table} t SET ${assignments.join(', ')} WHERE ${condition}`
}
