import type { LimitStanding } from '@nordlys/contracts'
import { Button, ErrorSummary, Field, LinkButton } from '@nordlys/ui'
import { useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { changeRefusalText, isAboutField } from './change-refusal-text.ts'
import { type ChangeRefusal, isLastDepositLimit, type Wish } from './foresee-change.ts'
import {
  isSameLimit,
  type LimitId,
  limitAddress,
  limitName,
  plainLimitAddress,
} from './limit-address.ts'
import { namesOf } from './limit-words.ts'

export interface ChangeFormProps {
  of: LimitId
  /** Undefined when they cannot be read now. */
  limits: readonly LimitStanding[] | undefined
  isBarred: boolean
  /** What was asked last, as it was typed, and why it was refused. */
  wish: Wish | undefined
  refused: ChangeRefusal | undefined
}

/** How much the limit is to be. No amount is proposed, and none is filled in. [LIM-01] */
export function ChangeForm({ of, limits, isBarred, wish, refused }: ChangeFormProps) {
  const t = useTexts()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.focus(), [])
  const now = limits?.find((each) => isSameLimit(each, of))?.limit
  const sentence = refused && wish && changeRefusalText(t, { of, wish, now, refused })
  const error = refused && isAboutField(refused) ? sentence : undefined
  const fieldId = `${limitName(of)}-amount`
  const errors = useMemo(() => (error ? [{ fieldId, text: error }] : []), [error, fieldId])
  const isLast = limits !== undefined && isLastDepositLimit(of, limits)
  const isFirst = limits !== undefined && now === undefined
  const titleId = `${limitName(of)}-title`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read before each field of it
    <div ref={form} tabIndex={-1} className="s-limit-form" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="n-label">
        {t(isFirst ? 'limits.form_set' : 'limits.form_change', namesOf(t, of))}
      </p>
      <p className="n-small n-text-2">{t(helpOf({ isFirst, isLast, isBarred }))}</p>
      <ErrorSummary title={t('limits.wrong')} errors={errors} />
      {sentence && !error && <Message tone="danger" title={sentence} takesFocus />}
      <Form
        method="post"
        action={limitAddress('change', of)}
        noValidate
        className="s-limit-form__fields"
      >
        <AmountField of={of} fieldId={fieldId} wish={wish} error={error} />
        <div className="s-limit-form__ways">
          <Button type="submit">{t('limits.go_on')}</Button>
          <LinkButton href={plainLimitAddress(of)}>{t('limits.back')}</LinkButton>
          {now && !isLast && !isBarred && (
            <Button type="submit" name="none" value="yes">
              {t('limits.remove')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

interface AmountFieldProps extends Pick<ChangeFormProps, 'of' | 'wish'> {
  fieldId: string
  error: string | undefined
}

function AmountField({ of, fieldId, wish, error }: AmountFieldProps) {
  const t = useTexts()
  const isTime = of.kind === 'time'
  return (
    <Field
      id={fieldId}
      name="amount"
      label={t('limits.amount', { per: t(`limits.per_${of.period}`) })}
      after={t(isTime ? 'limits.minutes_unit' : 'limits.amount_unit')}
      help={isTime && t('limits.minutes_help')}
      error={error}
      inputMode={isTime ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      defaultValue={wish && 'amount' in wish ? wish.amount : ''}
    />
  )
}

/** What the player needs to know before typing. */
function helpOf(about: { isFirst: boolean; isLast: boolean; isBarred: boolean }) {
  if (about.isBarred) return 'limits.form_barred_help'
  if (about.isFirst) return 'limits.form_set_help'
  return about.isLast ? 'limits.form_last_help' : 'limits.form_change_help'
}
