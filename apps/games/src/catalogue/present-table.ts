import type { CatalogueLive, CatalogueOwnTable } from '@nordlys/contracts'
import type { ListedTable } from './listed-tables.ts'
import { tileOf } from './present-listed.ts'
import { tableKindDa } from './words.ts'

/** The table as lists and the page before play show it. [PROOF-02] */
export function presentTable(table: ListedTable): CatalogueOwnTable {
  const { id, kind } = table.facts
  if (kind === 'shared-blackjack') throw new Error(`${id} is of a kind that is only played live`)
  return { family: 'table', kind: { id: kind, name: tableKindDa[kind] }, ...shownOf(table) }
}

/** A live table as lists and its own page show it. [GAME-03] */
export function presentLive(table: ListedTable): CatalogueLive {
  const { id, kind } = table.facts
  const live = liveKinds[kind]
  if (!live) throw new Error(`${id} is of a kind that is not played live`)
  return { family: 'live', kind: { id: live, name: tableKindDa[live] }, ...shownOf(table) }
}

const liveKinds: Partial<Record<ListedTable['facts']['kind'], CatalogueLive['kind']['id']>> = {
  roulette: 'live-roulette',
  'punto-banco': 'live-baccarat',
  'shared-blackjack': 'live-blackjack',
}

function shownOf({
  facts,
  releasedAt,
  tile,
}: ListedTable): Omit<CatalogueOwnTable, 'family' | 'kind'> {
  const { id, titleDa, returned, returnToPlayer, playedBy, hitRate } = facts
  const { minStakeOre, maxStakeOre, maxPayoutOre } = facts
  return {
    gameId: id,
    title: titleDa,
    studio: 'Nordlys Studio',
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
