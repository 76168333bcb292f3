import type { CatalogueGame } from '@nordlys/contracts'
import { Button, EmptyState } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { scopeOf, textsOf } from '../request-scope.ts'
import { translator } from '../text/texts.ts'
import { useTexts } from '../text/use-texts.tsx'
import { GameFeature } from './game-feature.tsx'
import { GameTile } from './game-tile.tsx'
import { isFew } from './is-few.ts'

/** More than these are not worth their bytes in the document. */
const tilesMax = 60

export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const texts = textsOf(scope, 'slot_machines', 'games', 'home')
  try {
    const games = await scope.games.catalogue()
    return { texts, games: games.slice(0, tilesMax) }
  } catch (error) {
    scope.noteFailure(error)
    return { texts, games: undefined }
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const t = translator(loaderData?.texts ?? {})
  return [
    { title: t('slot_machines.page_title') },
    { name: 'description', content: t('slot_machines.description') },
  ]
}

export default function SlotsPage() {
  const t = useTexts()
  const { games } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap s-slots">
      <header className="s-slots__head">
        <div>
          <h1 className="n-h1">{t('slot_machines.title')}</h1>
          <p className="n-text-2 s-slots__intro">{t('slot_machines.intro')}</p>
        </div>
        {games && <p className="n-small n-text-2">{countText(games.length, t)}</p>}
      </header>
      {games === undefined && <GamesDown />}
      {games?.length === 0 && (
        <EmptyState title={t('slot_machines.empty_title')} text={t('slot_machines.empty_text')} />
      )}
      {games && games.length > 0 && <Games games={games} />}
    </div>
  )
}

/** A grid of tiles; a few games get room instead, with their figures in sight. */
function Games({ games }: { games: readonly CatalogueGame[] }) {
  if (isFew(games)) {
    return (
      <div className="s-features">
        {games.map((game) => (
          <GameFeature key={game.gameId} game={game} heading="h2" />
        ))}
      </div>
    )
  }
  return (
    <ul className="s-tile-grid">
      {games.map((game, index) => (
        <li key={game.gameId}>
          <GameTile game={game} eager={index < 6} />
        </li>
      ))}
    </ul>
  )
}

function GamesDown() {
  const t = useTexts()
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      title={t('slot_machines.down_title')}
      text={t('slot_machines.down_text')}
      action={
        <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('slot_machines.down_retry')}
        </Button>
      }
    />
  )
}

function countText(count: number, t: ReturnType<typeof useTexts>): string {
  if (count === 1) return t('slot_machines.count_one')
  return t('slot_machines.count_many', { count: String(count) })
}
