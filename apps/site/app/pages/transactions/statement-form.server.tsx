import { addDays, dateOf } from '@nordlys/core'
import { Button, Field } from '@nordlys/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { type StatementFault, statementFaults } from '../../ground/links/statement-address.ts'
import type { Translate } from '../../ground/text/texts.ts'

interface Shown {
  /** Of the list beside it; the form begins with the same. */
  days: number
  at: Date
}

/** The form for a statement as markup: it works without script, and costs a browser none. [LED-09] */
export function statementForm(t: Translate, query: URLSearchParams, { days, at }: Shown): string {
  const fault = statementFaults.find((name) => name === query.get('udtog'))
  const today = dateOf(at)
  const typed = (name: 'fra' | 'til', otherwise: string) =>
    (fault && query.get(name)?.slice(0, 20)) ?? danish(otherwise)
  const errorOf = (...faults: readonly StatementFault[]) =>
    fault && faults.includes(fault) ? t(`statement.fault_${fault}`) : undefined
  return renderToStaticMarkup(
    <section className="n-card s-statement" id="kontoudtog" aria-labelledby="kontoudtog-titel">
      <h2 className="n-h3" id="kontoudtog-titel">
        {t('statement.title')}
      </h2>
      <p className="n-small n-text-2">{t('statement.text')}</p>
      {fault === 'for-mange' && (
        <p className="n-field__error" role="alert">
          {t('statement.fault_for-mange')}
        </p>
      )}
      <form action="/min-konto/transaktioner/kontoudtog.csv" className="s-statement__form">
        <Field
          label={t('statement.from')}
          name="fra"
          defaultValue={typed('fra', addDays(today, -days))}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          error={errorOf('fra')}
        />
        <Field
          label={t('statement.until')}
          name="til"
          defaultValue={typed('til', today)}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          help={t('statement.hint')}
          error={errorOf('til', 'raekkefoelge', 'foer-kontoen')}
        />
        <Button type="submit">{t('statement.csv')}</Button>
      </form>
    </section>,
    { identifierPrefix: 'udtog' },
  )
}

/** A date as a Dane types it. */
function danish(date: string): string {
  return date.split('-').reverse().join('-')
}
