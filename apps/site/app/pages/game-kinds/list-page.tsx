import { type CatalogueGame, type ContentPage, readPage } from '@nordlys/contracts'
import { EmptyState, Link, LinkButton } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { gameAddress } from '../../ground/links/game-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { orElse, readGames } from '../../ground/scope/or-else.ts'
import {
  callPlatform,
  type RequestScope,
  scopeOf,
  textsOf,
} from '../../ground/scope/request-scope.ts'
import { itemList } from '../../ground/seo/item-list.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { breadcrumbs } from '../../ground/seo/structured.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Blocks } from '../../parts/content/blocks.tsx'
import { readBlockGames } from '../../parts/content/read-block-games.ts'
import { readOwn } from '../../parts/game-tile/read-play.ts'
import { type TileGame, tileGame } from '../../parts/game-tile/tile-game.ts'
import { TileItem } from '../../parts/game-tile/tile-item.tsx'
import { TileShelf } from '../../parts/game-tile/tile-shelf.tsx'
import type { LiveStand } from '../../parts/live-tile/live-stand.ts'
import { LiveTile } from '../../parts/live-tile/live-tile.tsx'
import { readStands } from '../../parts/live-tile/read-stands.ts'
import { categoriesOf, shelvesOf } from './categories.ts'
import './game-kinds.css'

/** The address under which all live games stand a second time. */
const sameList: Readonly<Record<string, string>> = { '/live/live-casino': '/live-casino' }

/**
 * A list of table or live games: how the game goes and what it costs, then those that are offered.
 * The lists are configuration, their texts are content. [ROUTE-09, ROUTE-14]
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const asked = url.pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  const path = sameList[asked] ?? asked
  const set = path.startsWith('/live') ? 'LiveCategories' : 'BordspilCategory'
  const categories = categoriesOf(scope.content, set)
  const category = categories.find((each) => each.path === path)
  if (!category) throw pageNotFound(url)
  const [written, games, own] = await Promise.all([
    readWords(scope, path.slice(1)),
    readGames(scope),
    readOwn(scope),
  ])
  const title = written?.title ?? category.name
  const at = scope.clock.now()
  const t = translator(textsOf(scope, 'game_kinds'))
  const otherName = t('game_kinds.table_other')
  const shelves = games && shelvesOf(games, category, { categories, otherName })
  const listed = shelves?.flatMap((shelf) => shelf.games) ?? []
  const hasLive = listed.some(({ family }) => family === 'live')
  return {
    texts: textsOf(
      scope,
      ...(['game_kinds', 'games', 'slot_machines'] as const),
      ...(hasLive ? (['live'] as const) : []),
    ),
    stands: hasLive ? await readStands(scope) : {},
    seo: seoOf(scope, path, {
      title,
      ...(written && { description: written.description }),
      structured: [
        breadcrumbs(scope.publicUrl, trailTo(category, categories)),
        ...(listed.length > 0 ? [itemList(scope.publicUrl, listed.map(listedItem))] : []),
      ],
    }),
    title,
    description: written?.description,
    body: written?.body ?? [],
    blockGames: await readBlockGames(scope, written?.body ?? []),
    categories: categories.map((each) => ({ path: each.path, name: each.name })),
    here: path,
    shelves: shelves?.map((shelf) => ({
      ...shelf,
      games: shelf.games.map((game) => tileGame(game, at)),
    })),
    name: category.name,
    isPlayer: scope.knownPlayer !== undefined,
    favourites: own.favourites,
    spins: own.spins,
  }
}

/** In the order of the page; each leads to where anyone can play. */
function listedItem(game: CatalogueGame): { name: string; path: string } {
  return { name: game.title, path: gameAddress('free', game) }
}

function trailTo<Each extends { name: string; path: string }>(
  category: Each,
  [whole]: readonly Each[],
): Each[] {
  return whole && whole.path !== category.path ? [whole, category] : [category]
}

/** Undefined when nothing is written, and when the platform does not answer: the games are there. */
function readWords(scope: RequestScope, slug: string): Promise<ContentPage | undefined> {
  return orElse(scope, undefined, async () => {
    const found = await callPlatform(scope, readPage, { slug })
    return found.ok ? found.page : undefined
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function GameKindPage() {
  const t = useTexts()
  const {
    title,
    description,
    body,
    blockGames,
    categories,
    here,
    shelves,
    stands,
    name,
    ...shelf
  } = useLoaderData<typeof loader>()
  const rules = <Blocks blocks={body} games={blockGames} />
  return (
    <div className="n-wrap s-page s-page--list">
      <h1 className="n-h1">{title}</h1>
      {description && <p className="n-text-2 n-reading">{description}</p>}
      <nav className="n-ways n-ways--close s-kinds__nav" aria-label={t('game_kinds.lists')}>
        {categories.map((each) => (
          <Link
            key={each.path}
            href={each.path}
            className="s-kinds__list"
            aria-current={each.path === here ? 'page' : undefined}
          >
            {each.name}
          </Link>
        ))}
      </nav>
      {shelves?.length ? (
        <>
          <TileShelf {...shelf} pools={{}}>
            {shelves.map((each, place) => (
              <KindShelf key={each.name} shelf={each} stands={stands} isFirst={place === 0} />
            ))}
          </TileShelf>
          {rules}
        </>
      ) : (
        // The rules are what there is to read then, and the notice stands beside them.
        <div className="s-kinds__columns">
          {rules}
          <GamesSection>
            <NoGames isKnown={shelves !== undefined} name={name} />
          </GamesSection>
        </div>
      )}
    </div>
  )
}

/** The pictures that are in sight at once on a phone. */
const eagerTiles = 3

interface KindShelfProps {
  shelf: { name: string; path: string | undefined; games: readonly TileGame[] }
  /** How the live tables among them stand. */
  stands: Readonly<Record<string, LiveStand>>
  isFirst: boolean
}

/** A kind's games under its name, with the way to its own page. */
function KindShelf({ shelf: { name, path, games }, stands, isFirst }: KindShelfProps) {
  const t = useTexts()
  const id = `spil-${games[0]?.gameId}`
  return (
    <section className="s-kinds__games s-by-part" aria-labelledby={id}>
      <div className="s-kinds__head">
        <h2 className="n-h2" id={id}>
          {name}
        </h2>
        {path && (
          <Link href={path} className="n-link s-kinds__more">
            {t('game_kinds.about', { name })}
          </Link>
        )}
      </div>
      <ul className="n-tiles s-tile-grid">
        {games.map((game, place) => {
          const tile = { game, eager: isFirst && place < eagerTiles }
          return game.family === 'live' ? (
            <LiveTile key={game.gameId} {...tile} stand={stands[game.gameId]} />
          ) : (
            <TileItem key={game.gameId} {...tile} />
          )
        })}
      </ul>
    </section>
  )
}

function GamesSection({ children }: { children: ReactNode }) {
  const t = useTexts()
  return (
    <section className="s-kinds__games s-by-part" aria-labelledby="spil">
      <h2 className="n-h2" id="spil">
        {t('game_kinds.games')}
      </h2>
      {children}
    </section>
  )
}

function NoGames({ isKnown, name }: { isKnown: boolean; name: string }) {
  const t = useTexts()
  return (
    <EmptyState
      title={isKnown ? t('game_kinds.none_title', { name }) : t('game_kinds.down_title')}
      text={isKnown ? t('game_kinds.none_text') : t('game_kinds.down_text')}
      action={<LinkButton href="/spilleautomater">{t('game_kinds.none_slots')}</LinkButton>}
    />
  )
}
