import type { CatalogueGame } from '@nordlys/contracts'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { welcomeOfferOf } from '../configuration.ts'
import { JackpotBand } from '../jackpots/jackpot-band.tsx'
import { readBoard } from '../jackpots/read-board.ts'
import { nightScenePreloads } from '../offer/night-scene.tsx'
import { OfferHero } from '../offer/offer-hero.tsx'
import { scopeOf, textsOf } from '../request-scope.ts'
import { translator } from '../text/texts.ts'
import { GamesRow } from './games-row.tsx'
import { PlayerHero } from './player-hero.tsx'
import { ResponsiblePlay } from './responsible-play.tsx'

/** How many games the home page's row holds. */
const rowGames = 12

export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const [player, games, jackpots] = await Promise.all([
    scope.player(),
    readGames(),
    readBoard(scope),
  ])
  return {
    texts: textsOf(scope, 'home', 'offer', 'games', 'slot_machines', 'jackpots'),
    publicUrl: scope.publicUrl,
    games,
    jackpots: jackpots?.networks ?? [],
    offer: player ? undefined : welcomeOfferOf(scope.content),
    player: player && {
      firstName: player.firstName,
      previousLoginAt: player.previousLoginAt,
      summary: player.summary,
    },
  }

  // Without the game server the home page still stands; its row says what is the matter.
  async function readGames(): Promise<CatalogueGame[] | undefined> {
    try {
      return (await scope.games.catalogue()).slice(0, rowGames)
    } catch (error) {
      scope.noteFailure(error)
      return undefined
    }
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
  const { games, jackpots, offer, player } = useLoaderData<typeof loader>()
  return (
    <>
      {player && <PlayerHero player={player} />}
      {offer && <OfferHero offer={offer} games={games ?? []} />}
      <GamesRow games={games} />
      <JackpotBand networks={jackpots} />
      <ResponsiblePlay />
    </>
  )
}
