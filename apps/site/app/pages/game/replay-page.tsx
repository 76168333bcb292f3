import { startReplay } from '@nordlys/contracts'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { roundAddress } from '../../ground/links/round-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { gameTitles } from '../../parts/history/game-titles.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { MarksUnderGame } from './marks-under-game.tsx'

/** The game brings its own bar; the site's header and footer are away. */
export const handle = { isBare: true, isGame: true } satisfies RouteHandle

/** One of the player's own rounds, shown again as it was played. [PROOF-03] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  await requirePlayer(scope, url)
  const { roundId = '' } = params
  const started = await ask(scope, url, startReplay, { roundId })
  if (!started.ok) throw pageNotFound(url)
  const { gameId, family, replayToken } = started
  // A game that was taken out of play has left the lists; its rounds are shown all the same.
  const game = (await gameTitles(scope))[gameId] ?? gameId
  return {
    texts: textsOf(scope, 'games', 'session_panel', 'transactions', 'round'),
    roundId,
    game,
    gamesOrigin: scope.gamesOrigin,
    frameUrl: scope.games.replayUrl(replayToken, family === 'slot' ? undefined : gameId),
    family,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { texts, game } = loaderData
  return privateTags(translator(texts)('transactions.replay_page_title', { game }))
}

export default function ReplayPage() {
  const t = useTexts()
  const { game, roundId, frameUrl, gamesOrigin, family } = useLoaderData<typeof loader>()
  const back = { href: roundAddress(roundId), label: t('round.title') }
  return (
    <div className="s-game s-game--playing">
      <GameBar title={game} family={family} back={back} />
      <GameFrame key={roundId} title={game} url={frameUrl} origin={gamesOrigin} />
      <MarksUnderGame family={family} />
    </div>
  )
}
