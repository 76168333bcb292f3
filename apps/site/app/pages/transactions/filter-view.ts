import type { Translate } from '../../ground/text/texts.ts'
import type { FormFieldView, FormView } from './form-view.tsx'
import { filterHref, firstPage, type HistoryFilter, type TypedName } from './history-filter.ts'
import { type FilterFaults, namesOf, stands, ways } from './history-wish.ts'

/** The fields beside the links of kind and period. They are open while something is in them. */
export interface FilterView extends FormView {
  title: string
  isOpen: boolean
}

export function filterView(t: Translate, filter: HistoryFilter, faults: FilterFaults): FilterView {
  const { typed } = filter
  const [, rest] = filterHref({ ...firstPage(filter), typed: {} }).split('?')
  const field = (name: TypedName, more: Partial<FormFieldView> = {}): FormFieldView => {
    const fault = faults[name]
    const error = fault && { error: t(`history_filter.fault_${fault}`) }
    return { name, label: t(`history_filter.${name}`), typed: typed[name] ?? '', ...more, ...error }
  }
  const any = { value: '', text: t('history_filter.any') }
  const choices = (names: readonly (keyof typeof ways | keyof typeof stands)[]) => ({
    options: [any, ...names.map((value) => ({ value, text: t(`history_filter.${value}`) }))],
  })
  const hint = { isDate: true, help: t('history_filter.date_hint') }
  return {
    title: t('history_filter.title'),
    isOpen: Object.keys(typed).length > 0,
    fields: [
      field('metode', choices(namesOf(ways))),
      field('status', choices(namesOf(stands))),
      field('spil', { help: t('history_filter.game_hint') }),
      field('fra', hint),
      field('til', hint),
    ],
    kept: [...new URLSearchParams(rest)],
    buttons: [{ text: t('history_filter.show'), action: '/min-konto/transaktioner' }],
  }
}
