import { LinkButton } from '@nordlys/ui'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { findingQuery } from '../../ground/finding/filters.ts'
import { type ListName, listAddress } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { TileItem } from '../../parts/game-tile/tile-item.tsx'
import type { Unanswered } from '../../parts/game-tile/when-unanswered.ts'
import type { MoreTiles } from './more-route.ts'
import type { ShownList } from './read-list.ts'

/** The pictures that are in sight at once. */
const eagerTiles = 6
/** The next tiles are asked for when the end is this far away. */
const nearEnd = '900px'

export interface TileGridProps {
  list: ListName
  shown: ShownList
}

/** A page of tiles; those of the next pages come as somebody scrolls, or by a link. */
export function TileGrid(props: TileGridProps) {
  const { list, shown } = props
  return <Grid key={list + findingQuery(shown.finding)} {...props} />
}

/** The tiles added to a list stay for the way back to it. */
const addedBefore = new Map<string, MoreTiles>()

function Grid({ list, shown }: TileGridProps) {
  const t = useTexts()
  const { finding, tiles, pageCount, foundCount } = shown
  const name = `${list}${findingQuery(finding)} ${foundCount}`
  const [added, setAdded] = useState<MoreTiles>(
    () => addedBefore.get(name) ?? { tiles: [], page: finding.page },
  )
  const { load, data, state } = useFetcher<MoreTiles | Unanswered>()
  useEffect(() => {
    if (!data || 'isUnanswered' in data || data.page !== added.page + 1) return
    const next = { tiles: [...added.tiles, ...data.tiles], page: data.page }
    addedBefore.set(name, next)
    setAdded(next)
  }, [data, added, name])

  const next = added.page + 1
  const hasMore = added.page < pageCount
  const query = findingQuery({ ...finding, page: next })
  // Then nothing is asked again by itself; the link still leads to the next page.
  const isUnanswered = data !== undefined && 'isUnanswered' in data
  // Tiles that have come and are not drawn yet say nothing about where the end will be.
  const isDrawn = data === undefined || 'isUnanswered' in data || data.page <= added.page
  const end = useNearEnd(hasMore && isDrawn && state === 'idle' && !isUnanswered, () => {
    void load(`/spilleautomater/liste/${list}${query}`)
  })
  // A game that moved in its list meanwhile is shown where it came first.
  const all = [...new Map([...tiles, ...added.tiles].map((game) => [game.gameId, game])).values()]
  const before = (finding.page - 1) * (finding.page > 1 ? 60 : 0)
  return (
    <>
      <ul className="n-tiles s-tile-grid s-tile-grid--filtered">
        {all.map((game, index) => (
          <TileItem key={game.gameId} game={game} eager={index < eagerTiles} />
        ))}
      </ul>
      {(hasMore || finding.page > 1) && (
        <div className="s-more" ref={end} aria-busy={state === 'loading'}>
          <p className="n-small n-text-2">
            {t('slot_machines.shown', {
              shown: `${before + 1}–${before + all.length}`,
              total: String(foundCount),
            })}
          </p>
          {isUnanswered && <p className="n-small">{t('slot_machines.more_unanswered')}</p>}
          {hasMore && (
            <LinkButton href={listAddress(list) + query}>{t('slot_machines.more')}</LinkButton>
          )}
        </div>
      )}
    </>
  )
}

/** Calls when the end of the list comes near, once for each time it may. */
function useNearEnd(mayCall: boolean, call: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(call)
  latest.current = call
  useEffect(() => {
    const { current } = end
    if (!current || !mayCall) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: nearEnd },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [mayCall])
  return end
}
