import { Button, FieldNote, Icon } from '@nordlys/ui'
import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type SolvedCaptcha, solveCaptcha } from './solve-captcha.ts'

const captchaId = 'captcha'

type CaptchaState = { name: 'unsolved' | 'solving' } | { name: 'done'; outcome: SolvedCaptcha }

export interface CaptchaFieldProps {
  /** Why the platform did not take the last one. */
  refused: 'required' | 'expired' | undefined
}

/**
 * One press, no pictures: the browser does some work that costs a person nothing and a machine that
 * sends thousands of messages a lot. [VAL-12]
 */
export function CaptchaField({ refused }: CaptchaFieldProps) {
  const t = useTexts()
  const [state, setState] = useState<CaptchaState>({ name: 'unsolved' })
  const isSolving = state.name === 'solving'
  useEffect(() => {
    if (!isSolving) return
    const left = new AbortController()
    void solveCaptcha(left.signal).then((outcome) => {
      if (!left.signal.aborted) setState({ name: 'done', outcome })
    })
    return () => left.abort()
  }, [isSolving])
  const outcome = state.name === 'done' ? state.outcome : undefined
  const error = errorOf(state, refused)
  return (
    <div className="s-captcha">
      <p className="n-field__label" id={`${captchaId}-label`}>
        {t('contact_us.captcha')}
      </p>
      <input type="hidden" name="captcha" value={outcome?.ok ? outcome.payload : ''} />
      {outcome?.ok ? (
        <p className="s-captcha__done">
          <Icon glyph={Check} size={20} />
          {t('contact_us.captcha_done')}
        </p>
      ) : (
        <Button
          id={captchaId}
          isBusy={isSolving}
          busyText={t('contact_us.captcha_busy')}
          aria-describedby={`${captchaId}-note`}
          onClick={() => setState({ name: 'solving' })}
        >
          {t('contact_us.captcha_press')}
        </Button>
      )}
      <FieldNote
        id={`${captchaId}-note`}
        help={outcome?.ok ? undefined : t('contact_us.captcha_help')}
        error={error && t(`contact_us.captcha_${error}`)}
      />
      <p role="status" className="n-visually-hidden">
        {isSolving && t('contact_us.captcha_busy')}
        {outcome?.ok && t('contact_us.captcha_done')}
        {outcome && !outcome.ok && t(`contact_us.captcha_${outcome.why}`)}
      </p>
    </div>
  )
}

/** The last press's result counts before the platform's answer to the one before it. */
function errorOf(state: CaptchaState, refused: CaptchaFieldProps['refused']) {
  if (state.name === 'solving') return undefined
  if (state.name === 'done') return state.outcome.ok ? undefined : state.outcome.why
  return refused
}
