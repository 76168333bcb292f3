import { formatKroner } from '@nordlys/core'
import { Field, Link, MitIdButton, takeFocus } from '@nordlys/ui'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { BackLink } from './back-link.tsx'
import { ChosenOffer } from './chosen-offer.tsx'
import type { IdentityRefusal, RefusedIdentity } from './complete.ts'
import type { RegisterData } from './load-register.ts'
import { RegisterProblem, readRegisterProblem } from './register-problem.tsx'
import type { Registration } from './registration.ts'
import { stepAddress } from './step.ts'
import { StepButton } from './step-button.tsx'

export interface IdentityStepProps
  extends Pick<RegisterData, 'offer' | 'registration' | 'problem' | 'reference'> {
  headingId: string
  refusal: IdentityRefusal | undefined
}

/** Step 3: MitID says who it is, and the CPR number must be the same person's. [REG-03] */
export function IdentityStep(props: IdentityStepProps) {
  const t = useTexts()
  const { registration, refusal } = props
  const asksCpr = canGiveCpr(registration) && !mustIdentifyAgain(refusal?.refused)
  const problem = refusal ? readRegisterProblem(refusal.refused.refusal) : props.problem
  return (
    <div className="s-register__columns">
      <div className="s-register__main">
        <h1 className="n-h1" id={props.headingId} tabIndex={-1}>
          {asksCpr ? t('register.identity_cpr_title') : t('register.identity_title')}
        </h1>
        {problem && <RegisterProblem key={refusal?.reference ?? props.reference} code={problem} />}
        {asksCpr ? <CprForm refusal={refusal} /> : <MitIdForm />}
      </div>
      <aside className="s-register__side" aria-label={t('register.chosen')}>
        <ChosenOffer offer={registration?.offer === 'welcome' ? props.offer : undefined} />
        {registration && <Summary registration={registration} />}
      </aside>
    </div>
  )
}

function MitIdForm() {
  const t = useTexts()
  return (
    <>
      <p className="n-text-2 n-reading">{t('register.identity_intro')}</p>
      {/* The browser leaves the site, so the document is what is sent, script or not. */}
      <Form method="post" action={stepAddress(3)} reloadDocument className="s-register__ways">
        <input type="hidden" name="intent" value="identify" />
        <MitIdButton text={t('register.identity_button')} />
        <BackLink step={2} />
      </Form>
    </>
  )
}

const cprFieldId = 'personal_number'

function CprForm({ refusal }: { refusal: IdentityRefusal | undefined }) {
  const t = useTexts()
  const error = useCprError(refusal)
  return (
    <>
      <p className="n-text-2 n-reading">{t('register.identity_cpr_intro')}</p>
      <Form method="post" action={stepAddress(3)} noValidate className="s-register__form">
        <input type="hidden" name="intent" value="complete" />
        <div className="s-register__cpr">
          <Field
            id={cprFieldId}
            name="personal_number"
            label={t('register.personal_number')}
            help={t('register.personal_number_help')}
            inputMode="numeric"
            autoComplete="off"
            error={error}
            aria-required
          />
        </div>
        <div className="s-register__ways">
          <StepButton kind="primary" text={t('register.complete')} />
          <BackLink step={2} />
        </div>
      </Form>
    </>
  )
}

/** The sentence of a CPR number that was refused; the field takes the focus with it. [VAL-01] */
function useCprError(refusal: IdentityRefusal | undefined): string | undefined {
  const t = useTexts()
  const refused = refusal?.refused
  const error = refused && cprErrorOf(refused)
  useEffect(() => {
    if (refusal && isAboutNumber(refusal.refused)) takeFocus(document.getElementById(cprFieldId))
  }, [refusal])
  return error

  function cprErrorOf(wrong: RefusedIdentity): string | undefined {
    if (wrong.refusal === 'cpr-not-ten-digits') return t('validation.cpr')
    if (wrong.refusal === 'cpr-no-such-date') return t('validation.cpr_date')
    if (wrong.refusal !== 'cpr-mismatch') return undefined
    return t('register.cpr_mismatch', { attempts: String(wrong.attemptsLeft) })
  }
}

function isAboutNumber({ refusal }: RefusedIdentity): boolean {
  return ['cpr-not-ten-digits', 'cpr-no-such-date', 'cpr-mismatch'].includes(refusal)
}

function canGiveCpr(registration: Registration | undefined): boolean {
  return registration?.identified === true && registration.cprAttemptsLeft > 0
}

/** The broker answers no more for this sign-in: only a new one helps. */
function mustIdentifyAgain(refused: RefusedIdentity | undefined): boolean {
  return refused?.refusal === 'cpr-too-many-attempts' || refused?.refusal === 'not-identified'
}

/** The details that the account will be made with, before it is. */
function Summary({ registration }: { registration: Registration }) {
  const t = useTexts()
  const { contact, limit } = registration
  const amount = limit && formatKroner(limit.amountOre)
  return (
    <section className="n-card s-register__summary">
      <dl>
        {limit && amount && (
          <div>
            <dt>{t('register.summary_limit')}</dt>
            <dd>{t(`register.limit_per_${limit.period}`, { amount })}</dd>
          </div>
        )}
        {contact && (
          <div>
            <dt>{t('register.summary_email')}</dt>
            <dd>{contact.email}</dd>
          </div>
        )}
      </dl>
      <Link className="n-link" href={stepAddress(2)}>
        {t('register.summary_change')}
      </Link>
    </section>
  )
}
