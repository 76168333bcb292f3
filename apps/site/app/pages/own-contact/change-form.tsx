import type { ContactKind } from '@nordlys/contracts'
import { Card, ErrorSummary, Field, MitIdButton, Select } from '@nordlys/ui'
import { useMemo } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { contactProblemText } from '../../parts/contact/contact-problem-text.ts'
import type { ContactAnswer } from './contact-action.ts'

interface ChangeFormProps {
  kind: ContactKind
  countryCodes: readonly string[]
  answer: ContactAnswer | undefined
}

/** Another address or number, and MitID. */
export function ChangeForm({ kind, countryCodes, answer }: ChangeFormProps) {
  const t = useTexts()
  const errors = useMemo(() => errorsIn(t, kind, answer), [t, kind, answer])
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text
  const typed = answer?.typed
  return (
    <Card title={t(`contact.${kind}_change_title`)} className="s-own-contact">
      <ErrorSummary title={t('contact.wrong')} errors={errors} />
      <p className="n-text-2 n-reading">{t(`contact.${kind}_change_text`)}</p>
      {/* The browser leaves the site, so the document is what is sent, script or not. */}
      <Form method="post" reloadDocument noValidate className="s-own-contact__form">
        {kind === 'email' ? (
          <Field
            id="email"
            name="email"
            label={t('contact.new_email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={400}
            defaultValue={typed?.email}
            error={errorOf('email')}
            aria-required
          />
        ) : (
          <>
            <Select
              id="mobile_country_code"
              name="mobile_country_code"
              label={t('contact.country_code')}
              options={countryCodes.map((code) => ({ value: code, text: code }))}
              autoComplete="tel-country-code"
              defaultValue={typed?.countryCode || countryCodes[0]}
              error={errorOf('mobile_country_code')}
            />
            <Field
              id="mobile"
              name="mobile"
              label={t('contact.new_mobile')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={40}
              defaultValue={typed?.mobile}
              error={errorOf('mobile')}
              aria-required
            />
          </>
        )}
        <MitIdButton text={t('contact.submit')} wide />
      </Form>
    </Card>
  )
}

function errorsIn(
  t: ReturnType<typeof useTexts>,
  kind: ContactKind,
  answer: ContactAnswer | undefined,
) {
  if (answer?.failure === 'unchanged') {
    return [{ fieldId: kind, text: t(`contact.${kind}_unchanged`) }]
  }
  return (answer?.problems ?? []).map((problem) => ({
    fieldId: problem.field,
    text: contactProblemText(t, problem),
  }))
}
