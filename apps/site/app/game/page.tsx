import { type CatalogueGame, startPlay } from '@nordlys/contracts'
import { formatPercent } from '@nordlys/core'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { notFound } from '../error/not-found-page.tsx'
import { JackpotStrip } from '../jackpots/jackpot-strip.tsx'
import { readNetworkOf } from '../jackpots/read-board.ts'
import { callPlatform, type RequestScope, scopeOf, textsOf } from '../request-scope.ts'
import { translator } from '../text/texts.ts'
import { gameAddress, isPlayType, type PlayType } from './game-address.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { PlayRefused } from './play-refused.tsx'
import { VisitorPage } from './visitor-page.tsx'

/** The game brings its own bar; the site's header and footer are away. [HEAD-05] */
export const handle = { isBare: true }

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const { playType, gameById } = params
  if (!isPlayType(playType)) throw notFound(url.pathname)
  const game = (await scope.games.catalogue()).find(({ gameId }) => gameId === gameById)
  if (!game) throw notFound(url.pathname)
  const player = await scope.player()
  return {
    texts: textsOf(scope, 'games', 'jackpots'),
    game,
    playType,
    gamesOrigin: scope.gamesOrigin,
    publicUrl: scope.publicUrl,
    // Play for fun has no part in the jackpots.
    jackpots: playType === 'money' ? await readNetworkOf(scope, game.gameId) : undefined,
    play: await playOf(scope, game, playType, player !== undefined, url),
  }
}

/** How this request may play: in a frame, not now, or, for a visitor, after reading the rules. */
async function playOf(
  scope: RequestScope,
  game: CatalogueGame,
  playType: PlayType,
  isLoggedIn: boolean,
  url: URL,
) {
  const { gameId } = game
  if (playType === 'free') return { kind: 'frame', url: scope.games.frameUrl({ gameId }) } as const
  if (!isLoggedIn) {
    return { kind: 'visitor', rules: (await scope.games.rules(gameId))?.sections ?? [] } as const
  }
  const started = await callPlatform(scope, startPlay, { gameId })
  if (started.ok) {
    const { launchToken } = started
    return { kind: 'frame', url: scope.games.frameUrl({ gameId, launchToken }) } as const
  }
  if (started.refusal === 'session-expired') {
    throw redirect(`/log-ind?redirect=${encodeURIComponent(url.pathname)}`)
  }
  const reason = started.refusal === 'not-allowed' ? started.reason : started.refusal
  return { kind: 'refused', reason } as const
}

export type Play = Awaited<ReturnType<typeof playOf>>

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { publicUrl, texts } = loaderData
  const t = translator(texts)
  const { title: game, studio, returnToPlayer, gameId } = loaderData.game
  const percent = formatPercent(returnToPlayer)
  return [
    { title: t('games.page_title', { game }) },
    { name: 'description', content: t('games.description', { game, studio, percent }) },
    // Search engines are led to the page that anyone can play on.
    { tagName: 'link', rel: 'canonical', href: publicUrl + gameAddress('free', gameId) },
  ]
}

export default function GamePage() {
  const { game, jackpots, playType, play, gamesOrigin } = useLoaderData<typeof loader>()
  return (
    <div className={play.kind === 'frame' ? 's-game s-game--playing' : 's-game'}>
      <GameBar title={game.title} />
      {jackpots && play.kind !== 'refused' && <JackpotStrip network={jackpots} />}
      {play.kind === 'frame' && (
        <GameFrame
          key={`${playType} ${game.gameId}`}
          title={game.title}
          url={play.url}
          origin={gamesOrigin}
        />
      )}
      {play.kind === 'visitor' && (
        <VisitorPage game={game} rules={play.rules} jackpotShare={jackpots?.returnShare} />
      )}
      {play.kind === 'refused' && <PlayRefused reason={play.reason} />}
    </div>
  )
}
