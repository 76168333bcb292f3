import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { welcomeOfferOf } from '../configuration.ts'
import { JackpotBand } from '../jackpots/jackpot-band.tsx'
import { readBoard, shownNetworks } from '../jackpots/read-board.ts'
import { nightScenePreloads } from '../offer/night-scene.tsx'
import { OfferHero } from '../offer/offer-hero.tsx'
import { scopeOf, textsOf } from '../request-scope.ts'
import { poolsOf } from '../slots/read-play.ts'
import { TileShelf } from '../slots/tile-shelf.tsx'
import { translator } from '../text/texts.ts'
import { GamesRow } from './games-row.tsx'
import { readMostPlayed } from './most-played.ts'
import { PlayerHero } from './player-hero.tsx'
import { ResponsiblePlay } from './responsible-play.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const [player, found, jackpots] = await Promise.all([
    scope.player(),
    readMostPlayed(scope),
    readBoard(scope),
  ])
  return {
    texts: textsOf(scope, 'home', 'offer', 'games', 'slot_machines', 'jackpots'),
    publicUrl: scope.publicUrl,
    games: found?.games,
    favourites: found?.favourites ?? [],
    jackpots: shownNetworks(jackpots, found?.offered),
    offer: player ? undefined : welcomeOfferOf(scope.content),
    player: player && {
      firstName: player.firstName,
      previousLoginAt: player.previousLoginAt,
      summary: player.summary,
    },
  }
}

/** The hero's picture is the largest thing on the page; it is fetched at once. */
export const links: LinksFunction = () => [...nightScenePreloads]

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const t = translator(loaderData?.texts ?? {})
  return [
    { title: t('home.title') },
    { name: 'description', content: t('home.description') },
    { property: 'og:title', content: t('home.title') },
    { property: 'og:description', content: t('home.description') },
    { property: 'og:image', content: `${loaderData?.publicUrl}/art/og.jpg` },
  ]
}

export default function HomePage() {
  const { games, favourites, jackpots, offer, player } = useLoaderData<typeof loader>()
  return (
    <TileShelf isPlayer={player !== undefined} favourites={favourites} pools={poolsOf(jackpots)}>
      {player && <PlayerHero player={player} />}
      {offer && <OfferHero offer={offer} games={games ?? []} />}
      <GamesRow games={games} />
      <JackpotBand networks={jackpots} />
      <ResponsiblePlay />
    </TileShelf>
  )
}
