import { Button, Field } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ContactAnswer } from './contact-action.ts'

/** The six digits of an SMS, which a telephone may fill in by itself. [ID36] */
export function CodeForm({ answer }: { answer: ContactAnswer['code'] }) {
  const t = useTexts()
  const isBusy = useNavigation().formData?.has('code') ?? false
  return (
    <Form method="post" noValidate className="s-own-contact__form">
      <Field
        // Each wrong code empties the field.
        key={typeof answer === 'object' ? answer.triesLeft : 'first'}
        id="code"
        name="code"
        label={t('contact.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={codeErrorText(t, answer)}
        aria-required
      />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {t('contact.code_send')}
      </Button>
    </Form>
  )
}

export function codeErrorText(
  t: ReturnType<typeof useTexts>,
  answer: ContactAnswer['code'],
): string | undefined {
  if (answer === undefined) return undefined
  if (answer === 'over') return t('contact.code_none')
  if (answer.triesLeft === 0) return t('contact.code_used_up')
  if (answer.triesLeft === 1) return t('contact.code_wrong_once')
  return t('contact.code_wrong', { count: String(answer.triesLeft) })
}
