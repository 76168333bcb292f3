import { addDays, dateOf } from '@nordlys/core'
import { type StatementFault, statementFaults } from '../../ground/links/statement-address.ts'
import type { Translate } from '../../ground/text/texts.ts'
import type { FormView } from './form-view.tsx'

/** The form for a statement. */
export interface StatementView extends FormView {
  title: string
  text: string
}

/** It begins with the `days` of the list beside it; after a fault, with what was typed. */
export function statementView(
  t: Translate,
  query: URLSearchParams,
  { days, at }: { days: number; at: Date },
): StatementView {
  const fault = statementFaults.find((name) => name === query.get('udtog'))
  const today = dateOf(at)
  const typed = (name: 'fra' | 'til', otherwise: string) =>
    (fault && query.get(name)?.slice(0, 20)) ?? danish(otherwise)
  const errorOf = (...faults: readonly StatementFault[]) =>
    fault && faults.includes(fault) ? { error: t(`statement.fault_${fault}`) } : {}
  return {
    title: t('statement.title'),
    text: t('statement.text'),
    buttons: (['pdf', 'csv'] as const).map((form) => ({
      text: t(`statement.${form}`),
      action: `/min-konto/transaktioner/kontoudtog.${form}`,
    })),
    failure: fault === 'for-mange' ? t('statement.fault_for-mange') : undefined,
    fields: [
      {
        ...{ name: 'fra', label: t('statement.from'), isDate: true },
        typed: typed('fra', addDays(today, -days)),
        ...errorOf('fra'),
      },
      {
        ...{ name: 'til', label: t('statement.until'), isDate: true, typed: typed('til', today) },
        help: t('statement.hint'),
        ...errorOf('til', 'raekkefoelge', 'foer-kontoen'),
      },
    ],
  }
}

/** A date as a Dane types it. */
function danish(date: string): string {
  return date.split('-').reverse().join('-')
}
