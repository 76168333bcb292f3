import { Icon } from '@nordlys/ui'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { countChosen } from '../../ground/finding/filters.ts'
import { type ListName, listAddress } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { Pools } from '../../parts/game-tile/shelf-context.ts'
import { TileShelf } from '../../parts/game-tile/tile-shelf.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterPanel, filterPanelId } from './filter-panel.tsx'
import { ListTabs } from './list-tabs.tsx'
import type { ShownList } from './read-list.ts'
import { SearchField } from './search-field.tsx'
import { SortingChoice } from './sorting-choice.tsx'
import { TileGrid } from './tile-grid.tsx'
import { findingFormId, useFinding } from './use-finding.ts'

export interface GameListProps {
  list: ListName
  shown: ShownList
  pools: Pools
  isPlayer: boolean
}

/**
 * Search, lists, filters and tiles. All of it is one form whose answer is the address, so that it can be
 * shared and gone back to, and works without JavaScript; with it, each choice is followed at once.
 */
export function GameList({ list, shown, pools, isPlayer }: GameListProps) {
  const t = useTexts()
  const [isFiltering, setIsFiltering] = useState(false)
  const control = useFinding(list, shown.finding)
  const isWaiting = useNavigation().state === 'loading'
  const { finding } = control
  const chosenCount = countChosen(finding)
  return (
    <TileShelf isPlayer={isPlayer} favourites={shown.favourites} pools={pools} spins={shown.spins}>
      <form
        id={findingFormId}
        method="get"
        action={listAddress(list)}
        onSubmit={control.onSubmit}
      />
      <header className="s-slots__head">
        <div className="s-slots__words">
          <h1 className="n-h1">{t(`slot_machines.title_${list}`)}</h1>
          <p className="n-text-2 s-slots__intro">{t(`slot_machines.intro_${list}`)}</p>
        </div>
        <div className="s-slots__find">
          <SearchField q={shown.finding.q} onType={control.type} isFocused={list === 'soeg'} />
          <a
            href={`#${filterPanelId}`}
            className="s-filter-button"
            onClick={(event) => {
              event.preventDefault()
              setIsFiltering(true)
            }}
          >
            <Icon glyph={SlidersHorizontal} />
            <span className="n-visually-hidden">{t('slot_machines.filters_open')}</span>
            {chosenCount > 0 && <span className="s-filter-button__count">{chosenCount}</span>}
          </a>
        </div>
      </header>
      <div className="s-slots__lists">
        <ListTabs list={list} counts={shown.counts} finding={finding} isPlayer={isPlayer} />
        <SortingChoice list={list} finding={finding} onChoose={control.sort} />
      </div>
      <div className="s-slots__body s-by-part">
        <FilterPanel
          list={list}
          shown={shown}
          control={control}
          isOpen={isFiltering}
          onClose={() => setIsFiltering(false)}
        />
        <section
          className="s-slots__found s-by-part"
          aria-busy={isWaiting}
          aria-label={t('slot_machines.found')}
        >
          <div className="s-slots__count">
            <p className="n-small" role="status">
              {countText(shown, t)}
            </p>
            <ChosenFilters list={list} control={control} names={shown.names} />
          </div>
          {shown.tiles.length === 0 ? (
            <EmptyList list={list} shown={shown} />
          ) : (
            <TileGrid list={list} shown={shown} />
          )}
        </section>
      </div>
    </TileShelf>
  )
}

function countText({ foundCount, listCount }: ShownList, t: ReturnType<typeof useTexts>): string {
  if (foundCount < listCount) {
    const counts = { count: String(foundCount), total: String(listCount) }
    return t('slot_machines.count_of', counts)
  }
  if (foundCount === 1) return t('slot_machines.count_one')
  return t('slot_machines.count_many', { count: String(foundCount) })
}
