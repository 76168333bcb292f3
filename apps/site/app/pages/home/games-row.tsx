import { EmptyState, Icon, Link } from '@nordlys/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { listAddress } from '../../ground/finding/list-names.ts'
import { listOfFamily } from '../../ground/links/game-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { GameTileProps } from '../../parts/game-tile/game-tile.tsx'
import { ShelfContext, useShelf } from '../../parts/game-tile/shelf-context.ts'
import { deserializeTiles } from '../../parts/game-tile/tile-game.ts'
import { TileItem, tileName } from '../../parts/game-tile/tile-item.tsx'
import type { HomeRowName } from './home-rows.ts'
import { RailArrows } from './rail-arrows.tsx'
import type { ShownRow } from './read-rows.ts'

/** The pictures that are in sight at once. */
const eagerTiles = 4

/** A title, the way to the whole list, and the games side by side. */
export function GamesRow({ row, isFirst }: { row: ShownRow; isFirst: boolean }) {
  const shelf = useShelf()
  const railId = `spil-${row.name}`
  const attributes = { className: 'n-wrap s-row', 'aria-labelledby': `${railId}-titel` }
  const tiles = deserializeTiles(row.games).map((game, index) => ({
    game,
    eager: isFirst && index < eagerTiles,
  }))
  const inside = <RowInside name={row.name} railId={railId} tiles={tiles} />
  // A visitor's tiles name the page they stand on; a row of the player's own is like no other player's.
  if (!shelf.isPlayer || isOwnRow(row.name)) return <section {...attributes}>{inside}</section>
  return (
    <CachedMarkup
      element="section"
      name={`row ${row.name} ${tiles.map((tile) => tileName(tile, shelf)).join()}`}
      {...attributes}
    >
      <ShelfContext value={shelf}>{inside}</ShelfContext>
    </CachedMarkup>
  )
}

function isOwnRow(name: HomeRowName): boolean {
  return name === 'senest-spillede' || name === 'mine-favoritter'
}

interface RowInsideProps {
  name: HomeRowName
  railId: string
  tiles: readonly GameTileProps[]
}

function RowInside({ name, railId, tiles }: RowInsideProps) {
  const t = useTexts()
  const title = t(`home.row_${name}`)
  return (
    <>
      <div className="s-row__head">
        <div>
          <h2 className="n-h2" id={`${railId}-titel`}>
            {title}
          </h2>
          {name === 'alle-spil' && (
            <p className="n-small n-text-2 s-row__note">{t('home.games_note')}</p>
          )}
        </div>
        <div className="s-row__ways">
          <Link
            href={addressOf(name)}
            className="s-row__more"
            aria-label={`${t('home.games_all')}: ${title}`}
          >
            {t('home.games_all')}
            <Icon glyph={ChevronRight} size={16} />
          </Link>
          <RailArrows railId={railId} title={title} />
        </div>
      </div>
      <ul className="n-tiles s-rail" id={railId}>
        {tiles.map((tile) => (
          <TileItem key={tile.game.gameId} {...tile} />
        ))}
      </ul>
    </>
  )
}

function addressOf(name: HomeRowName): string {
  if (name === 'bordspil') return listOfFamily.table
  return name === 'jackpot' ? '/spilleautomater?jackpot=alle' : listAddress(name)
}

/** Where no row can be shown: the game server did not answer, or offers nothing. */
export function NoRows({ isKnown }: { isKnown: boolean }) {
  const t = useTexts()
  return (
    <section className="n-wrap s-row" aria-labelledby="spil">
      <h2 className="n-h2" id="spil">
        {t('home.row_alle-spil')}
      </h2>
      {isKnown ? (
        <EmptyState title={t('slot_machines.empty_title')} text={t('slot_machines.empty_text')} />
      ) : (
        <EmptyState title={t('slot_machines.down_title')} text={t('slot_machines.down_text')} />
      )}
    </section>
  )
}
