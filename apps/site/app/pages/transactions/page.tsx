import { dateOf } from '@nordlys/core'
import { Button, Card, EmptyState, Link, LinkButton, Pager } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { HistoryTable } from '../../parts/history/history-table.tsx'
import { filterView } from './filter-view.ts'
import { ViewForm } from './form-view.tsx'
import { filterHref, firstPage, type HistoryFilter, readFilter } from './history-filter.ts'
import { HistoryFilters } from './history-filters.tsx'
import { historyWish } from './history-wish.ts'
import './transactions.css'
import { findView } from './find-view.ts'
import { findableTitles } from './findable-titles.ts'
import type { ListView } from './list-view.ts'
import { loadList } from './load-list.ts'
import { PeriodTotals } from './period-totals.tsx'
import { StatementForm } from './statement-form.tsx'
import { statementView } from './statement-view.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const filter = readFilter(url.searchParams)
  const [titles, at] = [await findableTitles(scope, url, filter), scope.clock.now()]
  const wish = historyWish(filter, titles, dateOf(at))
  const t = translator(textsOf(scope, 'statement', 'history_filter', 'round'))
  return {
    texts: textsOf(scope, 'transactions', 'overview'),
    owner: ownerOf(player),
    filter,
    form: filterView(t, filter, 'faults' in wish ? wish.faults : {}),
    statement: statementView(t, url.searchParams, { days: filter.days, at }),
    find: findView(t),
    isWrong: 'faults' in wish,
    list: 'faults' in wish ? undefined : await loadList(scope, url, { filter, wish, titles }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('transactions.page_title'))

export default function TransactionsPage() {
  const t = useTexts()
  const { owner, filter, form, list, ...loaded } = useLoaderData<typeof loader>()
  const isWaiting = useNavigation().state === 'loading'
  return (
    <AccountFrame owner={owner} title={t('transactions.title')}>
      <HistoryFilters filter={filter} form={form} />
      {list?.figures && <PeriodTotals figures={list.figures} />}
      <div className="s-history" aria-busy={isWaiting}>
        {!list && !loaded.isWrong && <Unavailable />}
        {list?.rows.length === 0 && <Nothing filter={filter} />}
        {list && list.rows.length > 0 && <Lines {...list} />}
      </div>
      <StatementForm {...loaded.statement} />
      <Card title={loaded.find.title}>
        <ViewForm {...loaded.find} />
      </Card>
    </AccountFrame>
  )
}

function Lines({ title, rows, links, pager }: ListView) {
  const t = useTexts()
  return (
    <Card title={title}>
      <HistoryTable caption={title ?? t('transactions.caption')} rows={rows} />
      {pager && <Pager {...pager} hrefOf={(page) => filterHref({ ...pager.filter, page })} />}
      {links.length > 0 && (
        <nav className="n-pager" aria-label={t('transactions.pages')}>
          {links.map(({ href, text, rel }) => (
            <Link key={href} href={href} rel={rel} className="n-link s-history__way">
              {text}
            </Link>
          ))}
        </nav>
      )}
    </Card>
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
        <LinkButton size="small" href={filterHref({ ...firstPage(filter), days: longer })}>
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
