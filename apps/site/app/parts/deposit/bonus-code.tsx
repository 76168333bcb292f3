import { Button, Field } from '@nordlys/ui'
import { type RefObject, useEffect } from 'react'
import { Form, useNavigationType } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { bonusCodeName } from './bonus-code-name.ts'
import { BonusTerms } from './bonus-terms.tsx'
import { bonusRefusals } from './deposit-problem.ts'
import type { LoadedBonus } from './load-bonus.ts'

const formId = 'bonuskode-formular'
const fieldId = 'bonuskode'

/** The form of the code's field: a form of its own, beside the deposit's, for forms cannot nest. */
export function BonusCodeForm({ form }: { form: RefObject<HTMLFormElement | null> }) {
  return <Form ref={form} id={formId} method="get" replace preventScrollReset hidden />
}

/** Whether a code is typed that no terms have been shown for; asks for them if so. */
export function asksForTerms(form: HTMLFormElement | null): boolean {
  const typed = form && new FormData(form).get(bonusCodeName)
  if (!form || typeof typed !== 'string' || typed.trim() === '') return false
  form.requestSubmit()
  return true
}

export interface BonusCodeProps {
  bonus: LoadedBonus | undefined
  /** While a payment runs, nothing of it is changed. */
  isBusy: boolean
}

/** A bonus code: its field, and once it is used its terms in the field's place. [PAY-10] [VAL-07] */
export function BonusCode({ bonus, isBusy }: BonusCodeProps) {
  if (bonus?.offer) return <BonusTerms offer={bonus.offer} isBusy={isBusy} />
  return <BonusCodeField bonus={bonus} isBusy={isBusy} />
}

function BonusCodeField({ bonus, isBusy }: BonusCodeProps) {
  const t = useTexts()
  const refusal = bonus?.refusal
  const isAnswer = useNavigationType() !== 'POP'
  useEffect(() => {
    if (refusal && isAnswer) document.getElementById(fieldId)?.focus()
  }, [refusal, isAnswer])
  return (
    <details className="s-bonus-code" open={refusal !== undefined}>
      <summary className="s-bonus-code__open">{t('deposit.bonus_open')}</summary>
      <div className="s-bonus-code__ways">
        <Field
          id={fieldId}
          form={formId}
          name={bonusCodeName}
          label={t('deposit.bonus_code')}
          help={t('deposit.bonus_code_help')}
          error={refusal && t(bonusRefusals[refusal])}
          defaultValue={bonus?.typed}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          readOnly={isBusy}
        />
        <Button type="submit" form={formId} isBusy={isBusy}>
          {t('deposit.bonus_use')}
        </Button>
      </div>
    </details>
  )
}
