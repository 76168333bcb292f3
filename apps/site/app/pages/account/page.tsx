import {
  listWithdrawals,
  readBonuses,
  readPlayPicture,
  readSummary,
  readTransactions,
} from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { Card, EmptyState, Link, LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './overview.css'
import { ask } from '../../ground/scope/ask.ts'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { WageringCard } from '../../parts/bonus/wagering-card.tsx'
import { wageringWords } from '../../parts/bonus/wagering-words.ts'
import { bouncedNotice } from '../../parts/contact/bounced-notice.ts'
import { DepositLimitsCard } from '../../parts/deposit-limits/deposit-limits-card.tsx'
import { loadDepositLimits } from '../../parts/deposit-limits/load-deposit-limits.ts'
import { gameTitles } from '../../parts/history/game-titles.ts'
import { historyRows, stretchAddress } from '../../parts/history/history-rows.ts'
import { HistoryTable } from '../../parts/history/history-table.tsx'
import { loadHarmTold } from '../../parts/markers/shown-markers.ts'
import { Message } from '../../parts/message/message.tsx'
import { SpinsCard } from '../../parts/spins/spins-card.tsx'
import { spinsWords } from '../../parts/spins/spins-words.ts'
import {
  isOpenWithdrawal,
  WithdrawalTimeline,
} from '../../parts/withdrawal-timeline/withdrawal-timeline.tsx'
import { BalanceCard } from './balance-card.tsx'
import { readPeriod, summaryOf } from './period/period.ts'
import { PeriodCard } from './period/period-card.tsx'
import { periodView } from './period/period-view.ts'
import { PictureCard } from './picture-card.tsx'
import { pictureRows } from './picture-rows.ts'

const latestLines = 5
const latestDays = 30
const groups = [
  ...(['overview', 'play_picture', 'limitations', 'transactions'] as const),
  ...(['payout', 'wagering', 'spins'] as const),
]

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const period = readPeriod(url.searchParams)
  const latest = { kind: 'all', days: latestDays, pageSize: latestLines } as const
  const [
    history,
    limits,
    { withdrawals, onTheWayOre },
    { active, spins },
    picture,
    titles,
    harm,
    summary,
  ] = await Promise.all([
    ask(scope, url, readTransactions, latest),
    loadDepositLimits(scope, url),
    ask(scope, url, listWithdrawals, {}),
    ask(scope, url, readBonuses, { page: 1, pageSize: 1 }),
    ask(scope, url, readPlayPicture, {}),
    gameTitles(scope),
    loadHarmTold(scope, url),
    ask(scope, url, readSummary, summaryOf(period, scope.clock.now())),
  ])
  return {
    texts: textsOf(scope, ...groups),
    owner: ownerOf(player),
    summary: player.summary,
    spins: await spinsWords(scope, translator(textsOf(scope, 'spins')), spins),
    wagering:
      active && wageringWords(translator(textsOf(scope, 'wagering')), active, scope.clock.now()),
    rows: historyRows(
      translator(textsOf(scope, 'transactions', 'bonus_ends')),
      history.ok ? history.lines : [],
      { titles, stretchHref: stretchAddress },
    ),
    limits,
    notice: harm ?? bouncedNotice(scope, player),
    period:
      summary.ok && periodView(translator(textsOf(scope, 'figures', 'unit')), period, summary),
    picture: pictureRows(translator(textsOf(scope, 'play_picture', 'unit')), picture),
    // One that asks something of the player goes before a newer one that does not.
    onTheWay:
      withdrawals.find(({ needs }) => needs.length > 0) ?? withdrawals.find(isOpenWithdrawal),
    onTheWayOre,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('overview.page_title'))

export default function OverviewPage() {
  const t = useTexts()
  const isShown = useIsShown()
  const { owner, summary, wagering, spins, rows, limits, picture, notice, ...loaded } =
    useLoaderData<typeof loader>()
  const { onTheWay, onTheWayOre, period } = loaded
  return (
    <AccountFrame owner={owner} title={t('overview.title')} listsMenu>
      {notice && (
        <Message
          {...notice.message}
          actions={notice.ways.map((way) => <LinkButton key={way.href} {...way} />)}
        />
      )}
      <div className={wagering && 's-overview s-overview--top'}>
        <BalanceCard summary={summary} onTheWayOre={onTheWayOre} />
        {wagering && <WageringCard words={wagering} />}
      </div>
      {period && <PeriodCard {...period} />}
      {spins.map((words) => (
        <SpinsCard key={words.key} words={words} />
      ))}
      <div className="s-overview">
        <Card
          title={t('overview.latest')}
          aside={
            <Link className="n-link n-small" href="/min-konto/transaktioner">
              {t('overview.show_all')}
            </Link>
          }
        >
          {rows[0] ? (
            <HistoryTable caption={t('overview.latest')} rows={rows} />
          ) : (
            <EmptyState
              title={t('transactions.empty')}
              text={t('transactions.empty_year_text')}
              action={
                isShown('empty-history-deposit') && (
                  <LinkButton size="small" href="/min-konto/indbetal">
                    {t('transactions.empty_deposit')}
                  </LinkButton>
                )
              }
            />
          )}
        </Card>
        <div className="s-overview__side">
          <PictureCard rows={picture} />
          <DepositLimitsCard title={t('limitations.deposit_title')} limits={limits} />
          {onTheWay && (
            <Card title={t('overview.payout_on_the_way')}>
              <p className="n-small n-text-2">
                {t('overview.payout_to', { amount: formatKroner(onTheWay.amountOre) })}
              </p>
              <WithdrawalTimeline withdrawal={onTheWay} />
              <LinkButton size="small" href="/min-konto/udbetal">
                {t('overview.payout_show')}
              </LinkButton>
            </Card>
          )}
        </div>
      </div>
    </AccountFrame>
  )
}
