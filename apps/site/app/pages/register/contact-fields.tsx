import type { ContactProblem } from '@nordlys/contracts'
import { Field, type FieldProps, Icon } from '@nordlys/ui'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ContactFormState } from './contact-form-state.ts'

interface ContactFieldsProps {
  form: ContactFormState
  countryCodes: readonly string[]
}

/** The player's name and ways of contact; the browser may fill all of it in. */
export function ContactFields({ form, countryCodes }: ContactFieldsProps) {
  const t = useTexts()
  return (
    <div className="s-register__fields">
      <ContactField
        form={form}
        name="first_name"
        label={t('label.first_name')}
        autoComplete="given-name"
      />
      <ContactField
        form={form}
        name="last_name"
        label={t('label.last_name')}
        autoComplete="family-name"
      />
      <ContactField
        form={form}
        name="email"
        label={t('label.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <ContactField
        form={form}
        name="mobile"
        label={t('label.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        before={<CountryCode form={form} countryCodes={countryCodes} />}
        {...errorOf(form, 'mobile_country_code')}
      />
    </div>
  )
}

interface ContactFieldProps extends Omit<FieldProps, 'form'> {
  form: ContactFormState
  name: ContactProblem['field'] & ('first_name' | 'last_name' | 'email' | 'mobile')
}

function ContactField({ form, name, error, ...field }: ContactFieldProps) {
  const typed = form.typed[name]
  const isInOrder = form.isInOrder(name) && error === undefined && Boolean(typed)
  return (
    <div className={isInOrder ? 's-in-order' : undefined}>
      <Field
        {...field}
        id={name}
        name={name}
        defaultValue={typed}
        error={form.errorOf(name) ?? error}
        aria-required
        {...(isInOrder && { after: <Icon glyph={Check} className="s-in-order__mark" /> })}
      />
    </div>
  )
}

/** Stands inside the mobile number's field: one number, two parts. [VAL-03] */
function CountryCode({ form, countryCodes }: ContactFieldsProps) {
  const t = useTexts()
  return (
    <span className="s-country-code">
      <select
        id="mobile_country_code"
        name="mobile_country_code"
        className="s-country-code__select"
        aria-label={t('register.mobile_country_code')}
        autoComplete="tel-country-code"
        defaultValue={form.typed.mobile_country_code ?? countryCodes[0]}
      >
        {countryCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <Icon glyph={ChevronDown} size={16} className="s-country-code__chevron" />
    </span>
  )
}

function errorOf(form: ContactFormState, field: ContactProblem['field']) {
  const error = form.errorOf(field)
  return error === undefined ? {} : { error }
}
