import { Button, ErrorSummary, Field, LinkButton, takeFocus } from '@nordlys/ui'
import { useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import type { ChangeAnswer } from './change-action.ts'
import type { FormWords } from './change-words.ts'
import { limitAddress, plainLimitAddress } from './limit-address.ts'

export interface ChangeFormProps {
  words: FormWords
  /** The fault in the last typed value. */
  last: Extract<ChangeAnswer, { act: 'mend' }> | undefined
}

const fieldId = 'ny-graense'
const titleId = 'ny-graense-titel'

/** How much the limit is to be. No amount is proposed, and none is filled in. [LIM-01] */
export function ChangeForm({ words, last }: ChangeFormProps) {
  const t = useTexts()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => takeFocus(form.current), [])
  const { id, said } = words
  const error = last?.isAboutField ? last.problem : undefined
  const errors = useMemo(() => (error ? [{ fieldId, text: error }] : []), [error])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would be laid out unlike all else here
    <div ref={form} tabIndex={-1} className="s-limit-form" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="n-label">
        {words.title}
      </p>
      <div className="n-small n-text-2">
        {words.help.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ErrorSummary title={t('limits.wrong')} errors={errors} />
      {last && !error && <Message tone="danger" title={last.problem} takesFocus />}
      <Form
        method="post"
        action={limitAddress(said, id)}
        noValidate
        className="s-limit-form__fields"
      >
        <Field
          id={fieldId}
          name="amount"
          label={words.label}
          after={words.unit}
          help={words.fieldHelp}
          error={error}
          inputMode={words.isTime ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={40}
          defaultValue={last && 'amount' in last.wish ? last.wish.amount : ''}
        />
        <div className="n-ways">
          <Button type="submit">{t('limits.go_on')}</Button>
          <LinkButton href={plainLimitAddress(id)}>{t('limits.back')}</LinkButton>
          {words.mayRemove && (
            <Button type="submit" name="none" value="yes">
              {t('limits.remove')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
