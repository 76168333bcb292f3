import { type CatalogueGame, openMethods, type SessionPlayer, startPlay } from '@nordlys/contracts'
import { formatPercent, invariant } from '@nordlys/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import {
  gameAddress,
  isPlayType,
  listOfFamily,
  type PlayType,
} from '../../ground/links/game-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { isRefused } from '../../ground/scope/refused-page.ts'
import {
  callPlatform,
  type RequestScope,
  scopeOf,
  textsOf,
} from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { breadcrumbs } from '../../ground/seo/structured.ts'
import { translator } from '../../ground/text/texts.ts'
import { tableReturn } from '../../parts/game-tile/table-return.ts'
import { readNetworkOf } from '../../parts/jackpot-board/read-board.ts'
import { backOf, GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { JackpotStrip } from './jackpot-strip.tsx'
import { LazyLimitNotice } from './lazy-limit-notice.tsx'
import { LazyQuickSheet } from './lazy-quick-sheet.tsx'
import { MarksUnderGame } from './marks-under-game.tsx'
import { PlayRefused } from './play-refused.tsx'
import { VisitorPage } from './visitor-page.tsx'

export const handle = { isGame: true } satisfies RouteHandle

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const { playType, gameById } = params
  if (isRefused(context)) throw pageNotFound(url)
  invariant(isPlayType(playType), 'the guards take no other way to play')
  const game = (await scope.games.catalogue()).find(({ gameId }) => gameId === gameById)
  if (!game) throw pageNotFound(url)
  // Below the other family's list, from an old link or a name alone: its page is one.
  const isAtHome = url.pathname.startsWith(`${listOfFamily[game.family]}/`)
  if (!isAtHome) throw redirect(gameAddress(playType, game) + url.search, 301)
  const player = scope.knownPlayer
  const { payment_methods } = scope.content.configuration
  return {
    texts: textsOf(scope, 'games', 'jackpots', ...(player ? (['session_panel'] as const) : [])),
    game,
    playType,
    gamesOrigin: scope.gamesOrigin,
    seo: gameSeo(scope, game),
    // Play for fun has no part in the jackpots.
    jackpots: playType === 'money' ? await readNetworkOf(scope, game.gameId) : undefined,
    play: await playOf(scope, game, playType, player, url),
    /** Whether money can be paid in over the game; where not, its page says why. [DATA-15] */
    hasQuickDeposit: openMethods(payment_methods, 'quick_deposit')?.length !== 0,
  }
}

/** How this request may play: in a frame, not now, or, for a visitor, after reading the rules. */
async function playOf(
  scope: RequestScope,
  game: CatalogueGame,
  playType: PlayType,
  player: SessionPlayer | undefined,
  url: URL,
) {
  const { gameId } = game
  if (playType === 'free') return { kind: 'frame', url: scope.games.frameUrl({ gameId }) } as const
  if (!player) {
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
  const opensAt = started.refusal === 'time-limit' ? started.opensAt : player.pause?.endsAt
  return { kind: 'refused', reason, opensAt } as const
}

export type Play = Awaited<ReturnType<typeof playOf>>

/** Search engines are led to the page that anyone can play on. */
function gameSeo(scope: RequestScope, game: CatalogueGame) {
  const t = translator(textsOf(scope, 'games', 'slot_machines'))
  const { title, studio, image, family } = game
  const path = gameAddress('free', game)
  const percent = formatPercent(game.returnToPlayer)
  const name = family === 'slot' ? t('slot_machines.title_alle-spil') : t(backOf[family])
  const list = { name, path: listOfFamily[family] }
  const description =
    family === 'slot'
      ? t('games.description', { game: title, studio, percent })
      : t('games.description_table', { game: title, percent: tableReturn(game, t) })
  return seoOf(scope, path, {
    // The list of a table's kind may have the same name.
    title: family === 'slot' ? title : t('games.title_table', { game: title }),
    description,
    picture: image.webp,
    structured: [breadcrumbs(scope.publicUrl, [list, { name: title, path }])],
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function GamePage() {
  const { game, jackpots, playType, play, ...loaded } = useLoaderData<typeof loader>()
  const [isPaying, setIsPaying] = useState(false)
  const isOverGame = loaded.hasQuickDeposit && play.kind === 'frame'
  const onDeposit = isOverGame ? () => setIsPaying(true) : undefined
  const table = game.family === 'slot' ? undefined : game
  return (
    <div className={play.kind === 'frame' ? 's-game s-game--playing' : 's-game'}>
      <GameBar title={game.title} family={game.family} table={table} onDeposit={onDeposit} />
      {jackpots && play.kind !== 'refused' && <JackpotStrip network={jackpots} />}
      {play.kind === 'frame' && (
        <GameFrame
          key={`${playType} ${game.gameId}`}
          title={game.title}
          url={play.url}
          origin={loaded.gamesOrigin}
          onDeposit={onDeposit}
        />
      )}
      {play.kind === 'visitor' && (
        <VisitorPage game={game} rules={play.rules} jackpotShare={jackpots?.returnShare} />
      )}
      {play.kind === 'refused' && <PlayRefused reason={play.reason} opensAt={play.opensAt} />}
      {play.kind === 'frame' && playType === 'money' && <LazyLimitNotice />}
      <LazyQuickSheet isOpen={isPaying} onClose={() => setIsPaying(false)} />
      <MarksUnderGame family={game.family} table={table} />
    </div>
  )
}
