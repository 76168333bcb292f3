import type { CatalogueTable } from '@nordlys/contracts'
import type { ListedTable } from './listed-tables.ts'
import { tileOf } from './present-listed.ts'
import { tableKindDa } from './words.ts'

/** The table as lists and the page before play show it. [PROOF-02] */
export function presentTable({ facts, releasedAt, tile }: ListedTable): CatalogueTable {
  const { id, titleDa, kind, returned, returnToPlayer, playedBy, hitRate } = facts
  const { minStakeOre, maxStakeOre, maxPayoutOre } = facts
  return {
    family: 'table',
    gameId: id,
    title: titleDa,
    studio: 'Nordlys Studio',
    kind: { id: kind, name: tableKindDa[kind] },
    returned,
    returnToPlayer,
    playedBy,
    hitRate,
    minStakeOre,
    maxStakeOre,
    maxPayoutOre,
    source: 'computer',
    releasedAt,
    image: tileOf({ id, tile }),
  }
}
