import { EmptyState, Icon, Link } from '@nordlys/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { GameTile } from '../slots/game-tile.tsx'
import type { TileGame } from '../slots/tile-game.ts'
import { useTexts } from '../text/use-texts.tsx'

/** The pictures that are in sight at once. */
const eagerTiles = 4

/** `games` is undefined when the game server did not answer. */
export function GamesRow({ games }: { games: readonly TileGame[] | undefined }) {
  const t = useTexts()
  return (
    <section className="n-wrap s-row" aria-labelledby="spil">
      <div className="s-row__head">
        <div>
          <h2 className="n-h2" id="spil">
            {t('home.games_title')}
          </h2>
          <p className="n-small n-text-2">{t('home.games_note')}</p>
        </div>
        <Link href="/spilleautomater" className="s-row__more">
          {t('home.games_all')}
          <Icon glyph={ChevronRight} size={16} />
        </Link>
      </div>
      <Games games={games} />
    </section>
  )
}

function Games({ games }: { games: readonly TileGame[] | undefined }) {
  const t = useTexts()
  if (games === undefined) {
    return <EmptyState title={t('slot_machines.down_title')} text={t('slot_machines.down_text')} />
  }
  if (games.length === 0) {
    return (
      <EmptyState title={t('slot_machines.empty_title')} text={t('slot_machines.empty_text')} />
    )
  }
  return (
    <ul className="s-rail">
      {games.map((game, index) => (
        <li key={game.gameId}>
          <GameTile game={game} eager={index < eagerTiles} />
        </li>
      ))}
    </ul>
  )
}
