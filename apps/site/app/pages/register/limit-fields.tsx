import { ChoiceChips, Field } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ContactFormState } from './contact-form-state.ts'

/** The deposit limit. Amount and period are the player's own: neither is filled in. [VAL-08] */
export function LimitFields({ form }: { form: ContactFormState }) {
  const t = useTexts()
  const period = form.typed.limit_period
  return (
    <section className="s-register__limit" aria-labelledby="graense">
      <h2 className="n-h2" id="graense">
        {t('register.limit_title')}
      </h2>
      <p className="n-text-2">{t('register.limit_intro')}</p>
      <div className="s-register__fields">
        <Field
          id="limit_amount"
          name="limit_amount"
          label={t('register.limit_amount')}
          help={t('register.limit_help')}
          inputMode="decimal"
          autoComplete="off"
          after="kr."
          defaultValue={form.typed.limit_amount}
          error={form.errorOf('limit_amount')}
          aria-required
        />
        <ChoiceChips
          id="limit_period"
          name="limit_period"
          title={t('register.limit_period')}
          chips={[
            { value: 'day', text: t('register.day') },
            { value: 'week', text: t('register.week') },
            { value: 'month', text: t('register.month') },
          ]}
          chosen={period}
          error={form.errorOf('limit_period')}
        />
      </div>
    </section>
  )
}
