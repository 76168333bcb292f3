import { type RequestOf, readHistory } from '@nordlys/contracts'
import { dateOf } from '@nordlys/core'
import { Button, Card, EmptyState, LinkButton, Pager } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { gameTitles } from '../../parts/history/game-titles.ts'
import { HistoryTable } from '../../parts/history/history-table.tsx'
import { filterView } from './filter-view.ts'
import { ViewForm } from './form-view.tsx'
import { filterHref, type HistoryFilter, pageSize, readFilter } from './history-filter.ts'
import { HistoryFilters } from './history-filters.tsx'
import { historyWish } from './history-wish.ts'
import './transactions.css'
import { findView } from './find-view.ts'
import { periodFigures } from './period-figures.ts'
import { PeriodTotals } from './period-totals.tsx'
import { StatementForm } from './statement-form.tsx'
import { statementView } from './statement-view.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const filter = readFilter(url.searchParams)
  const [titles, at] = [await gameTitles(scope), scope.clock.now()]
  const wish = historyWish(filter, titles, dateOf(at))
  const t = translator(textsOf(scope, 'statement', 'history_filter', 'round'))
  return {
    texts: textsOf(scope, 'transactions', 'overview', 'bonus_ends'),
    owner: ownerOf(player),
    filter,
    form: filterView(t, filter, 'faults' in wish ? wish.faults : {}),
    statement: statementView(t, url.searchParams, { days: filter.days, at }),
    find: findView(t),
    isWrong: 'faults' in wish,
    history: 'request' in wish ? await historyOf(scope, url, wish.request) : undefined,
    titles,
  }
}

/** Undefined when the platform gives none, away or asked too often: the page stands and says so. */
function historyOf(scope: RequestScope, url: URL, request: RequestOf<typeof readHistory>) {
  return orElse(scope, undefined, async () => {
    const read = await ask(scope, url, readHistory, request)
    if (!read.ok) return undefined
    const { totals, ...page } = read
    return { ...page, figures: periodFigures(translator(textsOf(scope, 'transactions')), totals) }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('transactions.page_title'))

export default function TransactionsPage() {
  const t = useTexts()
  const { owner, filter, form, history, titles, ...loaded } = useLoaderData<typeof loader>()
  const isWaiting = useNavigation().state === 'loading'
  return (
    <AccountFrame owner={owner} title={t('transactions.title')}>
      <HistoryFilters filter={filter} form={form} />
      {history && <PeriodTotals figures={history.figures} />}
      <div className="s-history" aria-busy={isWaiting}>
        {!history && !loaded.isWrong && <Unavailable />}
        {history?.isCut && <p className="n-small n-text-2">{t('transactions.cut')}</p>}
        {history?.totalRecords === 0 && <Nothing filter={filter} />}
        {history && history.totalRecords > 0 && (
          <Card>
            <HistoryTable
              caption={t('transactions.caption')}
              lines={history.lines}
              titles={titles}
            />
            <Pages filter={filter} totalRecords={history.totalRecords} />
          </Card>
        )}
      </div>
      <StatementForm {...loaded.statement} />
      <Card title={loaded.find.title}>
        <ViewForm {...loaded.find} />
      </Card>
    </AccountFrame>
  )
}

function Pages({ filter, totalRecords }: { filter: HistoryFilter; totalRecords: number }) {
  const t = useTexts()
  const from = (filter.page - 1) * pageSize + 1
  const to = Math.min(filter.page * pageSize, totalRecords)
  const range = { from: String(from), to: String(to), total: String(totalRecords) }
  return (
    <Pager
      label={t('transactions.pages')}
      previousLabel={t('transactions.previous')}
      nextLabel={t('transactions.next')}
      page={filter.page}
      pageCount={Math.ceil(totalRecords / pageSize)}
      hrefOf={(page) => filterHref({ ...filter, page })}
      range={t('transactions.range', range)}
    />
  )
}

/** Says why there is nothing, and offers the next longer period. */
function Nothing({ filter }: { filter: HistoryFilter }) {
  const t = useTexts()
  if (Object.keys(filter.typed).length > 0)
    return (
      <EmptyState
        title={t('transactions.empty_filter')}
        text={t('transactions.empty_filter_text')}
      />
    )
  const longer = ({ 30: 90, 90: 365, 365: undefined } as const)[filter.days]
  if (longer === undefined) {
    return <EmptyState title={t('transactions.empty')} text={t('transactions.empty_year_text')} />
  }
  return (
    <EmptyState
      title={t('transactions.empty')}
      text={t('transactions.empty_text')}
      action={
        <LinkButton size="small" href={filterHref({ ...filter, days: longer, page: 1 })}>
          {t(`transactions.empty_${longer}`)}
        </LinkButton>
      }
    />
  )
}

function Unavailable() {
  const t = useTexts()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert">
      <EmptyState
        title={t('transactions.failed')}
        text={t('transactions.failed_text')}
        action={
          <Button size="small" isBusy={state !== 'idle'} onClick={() => void revalidate()}>
            {t('transactions.retry')}
          </Button>
        }
      />
    </div>
  )
}
