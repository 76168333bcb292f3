import { isShown } from '@nordlys/contracts'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { organisation, website } from '../../ground/seo/structured.ts'
import { BannerBand } from '../../parts/banner/banner.tsx'
import { shownBanner } from '../../parts/banner/shown-banner.ts'
import { poolsOf } from '../../parts/game-tile/read-play.ts'
import { TileShelf } from '../../parts/game-tile/tile-shelf.tsx'
import { readBoard, shownNetworks } from '../../parts/jackpot-board/read-board.ts'
import { heroGames } from '../../parts/offer/hero-games.ts'
import { nightScenePreloads } from '../../parts/offer/night-scene.tsx'
import { OfferHero } from '../../parts/offer/offer-hero.tsx'
import { loadShownOffer } from '../../parts/offer/welcome-offer.ts'
import { GamesRow, NoRows } from './games-row.tsx'
import { JackpotBand } from './jackpot-band.tsx'
import { PlayerHero } from './player-hero.tsx'
import { readRows } from './read-rows.ts'
import { ResponsiblePlay } from './responsible-play.tsx'
import { ThemesRow } from './themes-row.tsx'
import { VisitorHero } from './visitor-hero.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = scope.knownPlayer
  const [found, jackpots, offer] = await Promise.all([
    readRows(scope),
    readBoard(scope),
    player ? undefined : loadShownOffer(scope),
  ])
  return {
    texts: textsOf(scope, 'home', 'offer', 'games', 'slot_machines', 'jackpots'),
    seo: seoOf(scope, '/', { structured: [organisation(scope), website(scope)] }),
    rows: found?.rows,
    themes: found?.themes ?? [],
    heroGames: !player && found ? heroGames(offer, found.games) : [],
    favourites: found?.favourites ?? [],
    spins: found?.spins ?? {},
    // Only who may play for money is shown what there is to win.
    jackpots: isShown('jackpot-band', player?.standing)
      ? shownNetworks(jackpots, found?.games)
      : [],
    banner: shownBanner(scope, 'home', offer),
    offer,
    player: player && {
      firstName: player.firstName,
      previousLoginAt: player.previousLoginAt,
      summary: player.summary,
    },
  }
}

/** The hero's picture is the largest thing on the page; it is fetched at once. */
export const links: LinksFunction = () => [...nightScenePreloads]

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function HomePage() {
  const { rows, favourites, spins, jackpots, banner, offer, player, ...shown } =
    useLoaderData<typeof loader>()
  const [first, ...others] = rows ?? []
  return (
    <TileShelf
      isPlayer={player !== undefined}
      favourites={favourites}
      pools={poolsOf(jackpots)}
      spins={spins}
    >
      {player && <PlayerHero player={player} />}
      {offer && <OfferHero offer={offer} games={shown.heroGames} />}
      {!player && !offer && <VisitorHero games={shown.heroGames} />}
      {first ? <GamesRow row={first} isFirst /> : <NoRows isKnown={rows !== undefined} />}
      <JackpotBand networks={jackpots} />
      <ThemesRow doors={shown.themes} />
      {others.map((row) => (
        <GamesRow key={row.name} row={row} isFirst={false} />
      ))}
      <div className="n-wrap">
        <BannerBand banner={banner} />
      </div>
      <ResponsiblePlay />
    </TileShelf>
  )
}
