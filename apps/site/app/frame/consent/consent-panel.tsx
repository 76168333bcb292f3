import { Button, Checkbox, Link } from '@nordlys/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { allGiven, type ConsentChoice, noneGiven } from '../../ground/cookies/consent-choice.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { keepChoice } from './choice-here.ts'
import './consent.css'
import { cookiePolicyAddress } from '../../ground/browser/open-settings.ts'

export interface ConsentPanelProps {
  t: Translate
  /** The earlier choice; undefined when there was none. */
  before: ConsentChoice | undefined
  /** The visitor wished for it: it takes the focus and may be closed without an answer. */
  isWished: boolean
  onDone: () => void
}

/** Yes, no and a choice of one's own weigh the same; nothing is ticked beforehand. [CONTENT-05] */
export function ConsentPanel({ t, before, isWished, onDone }: ConsentPanelProps) {
  const [isChoosing, setIsChoosing] = useState(isWished)
  const [choice, setChoice] = useState(before ?? noneGiven)
  const [hasFailed, setHasFailed] = useState(false)
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isWished) title.current?.focus()
  }, [isWished])
  const keep = async (answer: ConsentChoice) => {
    const isKept = await keepChoice(answer)
    setHasFailed(!isKept)
    if (isKept) onDone()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isWished) onDone()
  }
  return (
    <section className="s-consent" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <h2 className="s-consent__title" id={titleId} ref={title} tabIndex={-1}>
        {t('consent.title')}
      </h2>
      <p className="s-consent__text" role={isWished ? undefined : 'status'}>
        {t('consent.text')} <Link href={cookiePolicyAddress}>{t('consent.policy')}</Link>
      </p>
      {isChoosing && <Choices t={t} choice={choice} onChange={setChoice} />}
      {hasFailed && <p role="alert">{t('consent.failed')}</p>}
      <div className="s-consent__actions">
        <Button onClick={() => keep(noneGiven)}>{t('consent.necessary_only')}</Button>
        <Button onClick={() => keep(allGiven)}>{t('consent.accept_all')}</Button>
        {isChoosing ? (
          <Button onClick={() => keep(choice)}>{t('consent.save')}</Button>
        ) : (
          <Button aria-expanded={false} onClick={() => setIsChoosing(true)}>
            {t('consent.choose')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface ChoicesProps {
  t: Translate
  choice: ConsentChoice
  onChange: (choice: ConsentChoice) => void
}

function Choices({ t, choice, onChange }: ChoicesProps) {
  return (
    <fieldset className="s-consent__choices">
      <legend className="n-visually-hidden">{t('consent.choose')}</legend>
      <Checkbox
        checked
        disabled
        label={words(t('consent.necessary'), t('consent.necessary_text'))}
      />
      <Checkbox
        checked={choice.statistics}
        onChange={({ target }) => onChange({ ...choice, statistics: target.checked })}
        label={words(t('consent.statistics'), t('consent.statistics_text'))}
      />
      <Checkbox
        checked={choice.marketing}
        onChange={({ target }) => onChange({ ...choice, marketing: target.checked })}
        label={words(t('consent.marketing'), t('consent.marketing_text'))}
      />
    </fieldset>
  )
}

function words(name: string, text: string): ReactNode {
  return (
    <>
      <strong>{name}</strong> <span className="s-consent__what">{text}</span>
    </>
  )
}
