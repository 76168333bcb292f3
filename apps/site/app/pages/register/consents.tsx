import { Checkbox, Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ContactFormState } from './contact-form-state.ts'
import { stepAddress } from './step.ts'

export interface ConsentsProps {
  form: ContactFormState
  isWithOffer: boolean
  minimumAgeYears: number
}

/**
 * Each consent on its own, none ticked beforehand; the offer's only with the offer, to the terms that this
 * page shows. [VAL-10, MKT-05]
 */
export function Consents({ form, isWithOffer, minimumAgeYears }: ConsentsProps) {
  const t = useTexts()
  const brand = t('shell.brand_full')
  return (
    <fieldset className="s-register__consents">
      <legend className="n-visually-hidden">{t('register.consents')}</legend>
      <Checkbox
        id="age_and_terms"
        name="age_and_terms"
        defaultChecked={form.typed.age_and_terms ?? false}
        error={form.errorOf('age_and_terms')}
        aria-required
        label={
          <>
            {t('register.age_and_terms', { age: String(minimumAgeYears) })}{' '}
            <NewTab href="/vilkaar" text={t('register.terms_link')} />.
          </>
        }
      />
      {isWithOffer && (
        <Checkbox
          id="offer_terms"
          name="offer_terms"
          defaultChecked={form.typed.offer_terms ?? false}
          error={form.errorOf('offer_terms')}
          aria-required
          label={
            <>
              {t('register.offer_terms')}{' '}
              <NewTab href={`${stepAddress(2)}#vilkaar`} text={t('register.offer_terms_link')} />.
            </>
          }
        />
      )}
      <Checkbox
        id="marketing_email"
        name="marketing_email"
        defaultChecked={form.typed.marketing_email ?? false}
        label={t('register.marketing_email', { brand })}
      />
      <Checkbox
        id="marketing_sms"
        name="marketing_sms"
        defaultChecked={form.typed.marketing_sms ?? false}
        label={t('register.marketing_sms', { brand })}
      />
    </fieldset>
  )
}

/** In a tab of its own, so that what is typed here stays. */
function NewTab({ href, text }: { href: string; text: string }) {
  const t = useTexts()
  return (
    <Link className="n-link" href={href} target="_blank">
      {text}
      <span className="n-visually-hidden"> ({t('shell.new_tab')})</span>
    </Link>
  )
}
