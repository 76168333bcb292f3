import { Button, EmptyState } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { slotsOf } from '../../ground/finding/slots-of.ts'
import { readGames } from '../../ground/scope/or-else.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { breadcrumbs } from '../../ground/seo/structured.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { BannerBand } from '../../parts/banner/banner.tsx'
import { shownBanner } from '../../parts/banner/shown-banner.ts'
import { readOwn } from '../../parts/game-tile/read-play.ts'
import { tileGame } from '../../parts/game-tile/tile-game.ts'
import { TileShelf } from '../../parts/game-tile/tile-shelf.tsx'
import { readBoard, shownNetworks } from '../../parts/jackpot-board/read-board.ts'
import { LatestWins } from './latest-wins.tsx'
import { NetworkSection } from './network-section.tsx'

/** Every jackpot, what it holds, how it falls and what it last paid. [ROUTE-10] [GAME-04] */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const [board, games, own] = await Promise.all([
    readBoard(scope),
    readGames(scope),
    readOwn(scope),
  ])
  const at = scope.clock.now()
  const t = translator(textsOf(scope, 'jackpots'))
  const members = slotsOf(games ?? []).filter(({ jackpot }) => jackpot !== undefined)
  return {
    texts: textsOf(scope, 'jackpots', 'games', 'slot_machines'),
    seo: seoOf(scope, '/jackpots', {
      structured: [
        breadcrumbs(scope.publicUrl, [{ name: t('jackpots.title'), path: '/jackpots' }]),
      ],
    }),
    board: board && { networks: shownNetworks(board, games), wins: board.wins },
    games: members.map((game) => tileGame(game, at)),
    isPlayer: scope.knownPlayer !== undefined,
    favourites: own.favourites,
    banner: shownBanner(scope, 'jackpots'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function JackpotsPage() {
  const t = useTexts()
  const { board, games, isPlayer, favourites, banner } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap s-jackpots">
      <header>
        <h1 className="n-h1">{t('jackpots.title')}</h1>
        <p className="n-reading n-text-2 s-jackpots__intro">{t('jackpots.intro')}</p>
      </header>
      {!board && <JackpotsDown />}
      <TileShelf isPlayer={isPlayer} favourites={favourites} pools={{}}>
        {board?.networks.map((network) => (
          <NetworkSection key={network.key} network={network} games={games} />
        ))}
      </TileShelf>
      {board && <LatestWins wins={board.wins} />}
      <BannerBand banner={banner} />
      <Rules />
    </div>
  )
}

const rules = ['stake', 'pool', 'two', 'money', 'bonus', 'draw'] as const

function Rules() {
  const t = useTexts()
  return (
    <section className="s-jackpots__network" aria-labelledby="regler">
      <h2 className="n-h2" id="regler">
        {t('jackpots.rules')}
      </h2>
      <ul className="s-jackpots__rules n-reading n-text-2">
        {rules.map((rule) => (
          <li key={rule}>{t(`jackpots.rule_${rule}`)}</li>
        ))}
      </ul>
    </section>
  )
}

function JackpotsDown() {
  const t = useTexts()
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      title={t('jackpots.down_title')}
      text={t('jackpots.down_text')}
      action={
        <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('jackpots.down_retry')}
        </Button>
      }
    />
  )
}
