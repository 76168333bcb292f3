import type { Call, OutcomeOf, readHistory, readTransactions } from '@nordlys/contracts'
import type { PagerProps } from '@nordlys/ui'
import type { Translate } from '../../ground/text/texts.ts'
import { type HistoryRow, historyRows, stretchName } from '../../parts/history/history-rows.ts'
import { filterHref, firstPage, type HistoryFilter, pageSize } from './history-filter.ts'
import { type PeriodFigure, periodFigures } from './period-figures.ts'

/** A page of lines in words. */
export interface ListView {
  /** Of the rounds of a stretch. */
  title?: string
  rows: HistoryRow[]
  /** The sums of the period; the rounds of a stretch have those of its line. */
  figures?: PeriodFigure[]
  /** Where the lines are counted. */
  pager?: Omit<PagerProps, 'hrefOf' | 'range'> & { range: string; filter: HistoryFilter }
  /** To the pages before and after, and from a stretch back to the list. */
  links: { href: string; text: string; rel?: 'prev' | 'next' }[]
}

type Read<Spec extends Call> = Extract<OutcomeOf<Spec>, { ok: true }>
type Titles = Readonly<Record<string, string>>

export function countedView(
  t: Translate,
  filter: HistoryFilter,
  { lines, totalRecords, totals }: Read<typeof readHistory>,
  titles: Titles,
): ListView {
  const from = (filter.page - 1) * pageSize + 1
  const to = Math.min(filter.page * pageSize, totalRecords)
  const range = { from: String(from), to: String(to), total: String(totalRecords) }
  const [first] = lines
  const isOfStretch = filter.rounds !== undefined && first?.kind === 'round'
  return {
    rows: historyRows(t, lines, wordsOf(filter, titles)),
    pager: {
      filter,
      label: t('transactions.pages'),
      previousLabel: t('transactions.previous'),
      nextLabel: t('transactions.next'),
      page: filter.page,
      pageCount: Math.ceil(totalRecords / pageSize),
      range: t('transactions.range', range),
    },
    links: [],
    ...(filter.rounds
      ? { links: [{ href: filterHref(firstPage(filter)), text: t('transactions.back') }] }
      : { figures: periodFigures(t, totals) }),
    ...(isOfStretch && {
      title: stretchName(t, { gameId: first.gameId, rounds: totalRecords }, titles),
    }),
  }
}

export function placedView(
  t: Translate,
  filter: HistoryFilter,
  { lines, totals, newer, older }: Read<typeof readTransactions>,
  titles: Titles,
): ListView {
  const linkTo = (toward: 'newer' | 'older', place: string | undefined) => {
    if (place === undefined) return []
    const href = filterHref({ ...firstPage(filter), from: { place, toward } })
    const rel = toward === 'newer' ? ('prev' as const) : ('next' as const)
    return [{ href, text: t(`transactions.${toward}`), rel }]
  }
  return {
    rows: historyRows(t, lines, wordsOf(filter, titles)),
    figures: periodFigures(t, totals),
    links: [...linkTo('newer', newer), ...linkTo('older', older)],
  }
}

/** A stretch keeps the filter, to which its rounds lead back. */
function wordsOf(filter: HistoryFilter, titles: Titles) {
  return {
    titles,
    stretchHref: (rounds: { first: number; last: number }) =>
      filterHref({ ...firstPage(filter), rounds }),
  }
}
