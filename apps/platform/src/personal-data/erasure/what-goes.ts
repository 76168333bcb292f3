import { retentionMs } from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import { countQuery } from '../copy/select-rows.ts'
import { columnsOf } from '../register/columns.ts'
import type { Basis, Erased, Kept } from '../register/entry.ts'
import { register } from '../register/register.ts'

/** Columns of a table that erasure treats alike, with how many of the player's rows have them. */
export interface Going {
  table: string
  columns: readonly string[]
  rows: number
  erased: Exclude<Erased, 'never'>
  basis: Basis
  /** The first moment at which the law lets it go, where the law names one. */
  notBefore: Date | undefined
}

/**
 * Everything that erasure would meet of a player, by the register: nothing is changed. `count` runs a query
 * that answers one number. [PD7]
 */
export async function whatGoes(
  { playerId, closedAt }: { playerId: PlayerId; closedAt: Date },
  count: (query: string) => Promise<number>,
): Promise<Going[]> {
  const found: Going[] = []
  for (const [table, entry] of Object.entries(register)) {
    if (entry.whose.kind !== 'player') continue
    const rows = await count(countQuery(table, entry.whose, playerId))
    if (rows === 0) continue
    const groups = Map.groupBy(
      columnsOf(entry),
      ({ erased, basis, kept }) => `${erased} ${basis} ${kept}`,
    )
    for (const columns of groups.values()) {
      const [first] = columns
      if (first === undefined || first.erased === 'never') continue
      const { erased, basis, kept } = first
      const notBefore = erased === 'after-the-law' ? letGoAt(kept, closedAt) : undefined
      const names = columns.map(({ column }) => column)
      found.push({ table, columns: names, rows, erased, basis, notBefore })
    }
  }
  return found
}

/** When it may go, of what is kept for a period from the account's closing; undefined of anything else. */
export function letGoAt(kept: Kept, closedAt: Date): Date | undefined {
  if (kept === 'identityPapers' || kept === 'closedAccount' || kept === 'removedCard') {
    return after(closedAt, retentionMs[kept])
  }
  return undefined
}
