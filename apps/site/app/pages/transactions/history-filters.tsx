import { historyPeriodsDays } from '@nordlys/contracts'
import { classNames, Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { filterHref, type HistoryFilter, kinds } from './history-filter.ts'

/** Two rows of links; each leads to a page that can be kept and sent. */
export function HistoryFilters({ filter }: { filter: HistoryFilter }) {
  const t = useTexts()
  return (
    <nav className="s-history-filters" aria-label={t('transactions.filters')}>
      <ul className="n-ways n-ways--close" aria-label={t('transactions.kind')}>
        {kinds.map((kind) => (
          <Choice key={kind} to={{ ...filter, kind, page: 1 }} isChosen={kind === filter.kind}>
            {t(`transactions.kind_${kind}`)}
          </Choice>
        ))}
      </ul>
      <ul className="n-ways n-ways--close" aria-label={t('transactions.period')}>
        {historyPeriodsDays.map((days) => (
          <Choice key={days} to={{ ...filter, days, page: 1 }} isChosen={days === filter.days}>
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
