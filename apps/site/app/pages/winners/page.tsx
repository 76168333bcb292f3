import { readLatestWins } from '@nordlys/contracts'
import { formatKroner, formatPercent, formatShortDate, formatTime, type Ore } from '@nordlys/core'
import { Card, EmptyState, Link, LinkButton, Money, Table } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { gamesById } from '../../ground/finding/games-by-id.ts'
import { gameAddress, type NamedGame } from '../../ground/links/game-address.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './winners.css'

interface ShownWin extends NamedGame {
  initial: string
  title: string
  returnToPlayer: number
  amountOre: Ore
  at: Date
}

/** The latest wins, each winner by a letter, and the game's return. [ROUTE-13, GAME-08] */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  return {
    texts: textsOf(scope, 'winners'),
    seo: seoOf(scope, '/nyevindere'),
    latest: await readWins(scope),
  }
}

/** Undefined without an answer. A game that is not offered any more has no page to lead to. */
function readWins(scope: RequestScope) {
  return orElse(scope, undefined, async () => {
    const [outcome, games] = await Promise.all([
      scope.platform.call(readLatestWins, {}),
      scope.games.catalogue(),
    ])
    if (!outcome.ok) return undefined
    const offered = gamesById(games)
    const wins = outcome.wins.flatMap((win): ShownWin[] => {
      const game = offered.get(win.gameId)
      if (!game) return []
      const { family, title, returnToPlayer } = game
      return [{ ...win, family, title, returnToPlayer }]
    })
    return { wins, fromOre: outcome.fromOre, days: outcome.days }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function WinnersPage() {
  const t = useTexts()
  const { latest } = useLoaderData<typeof loader>()
  const told = latest && { amount: formatKroner(latest.fromOre), days: String(latest.days) }
  return (
    <div className="n-wrap s-page s-page--list s-winners">
      <h1 className="n-h1">{t('winners.title')}</h1>
      {told && <p className="n-text-2 n-reading">{t('winners.intro', told)}</p>}
      {!told && <EmptyState title={t('winners.down_title')} text={t('winners.down_text')} />}
      {told && latest.wins.length === 0 && (
        <EmptyState title={t('winners.empty_title')} text={t('winners.empty_text', told)} />
      )}
      {latest && latest.wins.length > 0 && <Wins wins={latest.wins} />}
      <p className="n-text-2 n-reading s-winners__reminder">{t('winners.reminder')}</p>
      <p className="n-ways s-winners__ways">
        <LinkButton kind="primary" href="/spilleautomater">
          {t('winners.to_games')}
        </LinkButton>
        <LinkButton href="/jackpots">{t('winners.to_jackpots')}</LinkButton>
      </p>
    </div>
  )
}

function Wins({ wins }: { wins: readonly ShownWin[] }) {
  const t = useTexts()
  const playType = useIsShown()('winners-games') ? 'money' : 'free'
  return (
    <Card className="s-winners__list">
      <Table
        caption={t('winners.table')}
        rows={wins}
        rowKey={({ gameId, at, amountOre }) => `${gameId} ${at.toISOString()} ${amountOre}`}
        columns={[
          {
            heading: t('winners.time'),
            corner: 'bottom-end',
            cell: ({ at }) => (
              <time dateTime={at.toISOString()}>
                {t('winners.moment', { date: formatShortDate(at), time: formatTime(at) })}
              </time>
            ),
          },
          {
            heading: t('winners.winner'),
            corner: 'bottom-start',
            cell: ({ initial }) => `${initial}.`,
          },
          {
            heading: t('winners.game'),
            corner: 'top-start',
            cell: ({ gameId, family, title, returnToPlayer }) => (
              <>
                <Link className="n-link" href={gameAddress(playType, { gameId, family })}>
                  {title}
                </Link>{' '}
                <span className="n-micro n-text-3">
                  {t('winners.rtp', { percent: formatPercent(returnToPlayer) })}
                </span>
              </>
            ),
          },
          {
            heading: t('winners.amount'),
            corner: 'top-end',
            atEnd: true,
            cell: ({ amountOre }) => <Money ore={amountOre} gold />,
          },
        ]}
      />
    </Card>
  )
}
