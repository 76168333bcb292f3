import { EmptyState, Icon, Link } from '@nordlys/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { listAddress } from '../finding/list-names.ts'
import { TileItem } from '../slots/tile-item.tsx'
import { useTexts } from '../text/use-texts.tsx'
import type { HomeRowName } from './home-rows.ts'
import { RailArrows } from './rail-arrows.tsx'
import type { ShownRow } from './read-rows.ts'

/** The pictures that are in sight at once. */
const eagerTiles = 4

/** A title, the way to the whole list, and the games side by side. */
export function GamesRow({ row, isFirst }: { row: ShownRow; isFirst: boolean }) {
  const t = useTexts()
  const railId = `spil-${row.name}`
  const title = t(`home.row_${row.name}`)
  return (
    <section className="n-wrap s-row" aria-labelledby={`${railId}-titel`}>
      <div className="s-row__head">
        <div>
          <h2 className="n-h2" id={`${railId}-titel`}>
            {title}
          </h2>
          {row.name === 'alle-spil' && (
            <p className="n-small n-text-2 s-row__note">{t('home.games_note')}</p>
          )}
        </div>
        <div className="s-row__ways">
          <Link
            href={addressOf(row.name)}
            className="s-row__more"
            aria-label={`${t('home.games_all')}: ${title}`}
          >
            {t('home.games_all')}
            <Icon glyph={ChevronRight} size={16} />
          </Link>
          <RailArrows railId={railId} title={title} />
        </div>
      </div>
      <ul className="s-rail" id={railId}>
        {row.games.map((game, index) => (
          <TileItem key={game.gameId} game={game} eager={isFirst && index < eagerTiles} />
        ))}
      </ul>
    </section>
  )
}

function addressOf(name: HomeRowName): string {
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
