import { historyPeriodsDays } from '@nordlys/contracts'
import { classNames, Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { FilterView } from './filter-view.ts'
import { ViewForm } from './form-view.tsx'
import { filterHref, firstPage, type HistoryFilter, kinds } from './history-filter.ts'

/** Two rows of links, and fields for more; each leads to a page that can be kept and sent. */
export function HistoryFilters({ filter, form }: { filter: HistoryFilter; form: FilterView }) {
  return (
    <>
      <Choices filter={filter} />
      <details className="n-card" open={form.isOpen}>
        <summary className="s-view-form__open">{form.title}</summary>
        <ViewForm {...form} />
      </details>
    </>
  )
}

/** A kind keeps the dates, a period takes their place. */
function Choices({ filter }: { filter: HistoryFilter }) {
  const t = useTexts()
  const { metode, status, spil, ...dates } = filter.typed
  const { fra, til, ...fields } = filter.typed
  const hasDates = fra !== undefined || til !== undefined
  return (
    <nav className="s-history-filters" aria-label={t('transactions.filters')}>
      <ul className="n-ways n-ways--close" aria-label={t('transactions.kind')}>
        {kinds.map((kind) => (
          <Choice
            key={kind}
            to={{ ...firstPage(filter), kind, typed: dates }}
            isChosen={kind === filter.kind}
          >
            {t(`transactions.kind_${kind}`)}
          </Choice>
        ))}
      </ul>
      <ul className="n-ways n-ways--close" aria-label={t('transactions.period')}>
        {historyPeriodsDays.map((days) => (
          <Choice
            key={days}
            to={{ ...firstPage(filter), days, typed: fields }}
            isChosen={!hasDates && days === filter.days}
          >
            {t(`transactions.period_${days}`)}
          </Choice>
        ))}
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  to: HistoryFilter
  isChosen: boolean
  children: string
}

function Choice({ to, isChosen, children }: ChoiceProps) {
  return (
    <li>
      <Link
        href={filterHref(to)}
        className={classNames(
          's-history-filters__choice',
          isChosen && 's-history-filters__choice--chosen',
        )}
        aria-current={isChosen ? 'true' : undefined}
      >
        {children}
      </Link>
    </li>
  )
}
