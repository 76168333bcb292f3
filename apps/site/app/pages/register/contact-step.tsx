import type { ContactForm, ContactProblem } from '@nordlys/contracts'
import { ErrorSummary } from '@nordlys/ui'
import { useMemo } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { contactProblemText } from '../../parts/contact/contact-problem-text.ts'
import { BackLink } from './back-link.tsx'
import { ChosenOffer } from './chosen-offer.tsx'
import { Consents } from './consents.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { ContactFormState } from './contact-form-state.ts'
import { LimitFields } from './limit-fields.tsx'
import type { RegisterData } from './load-register.ts'
import { OfferTermsCard } from './offer-terms-card.tsx'
import { RegisterProblem } from './register-problem.tsx'
import { stepAddress } from './step.ts'
import { StepButton } from './step-button.tsx'
import type { ContactRefusal } from './submit-contact.ts'
import { WhyWeAsk } from './why-we-ask.tsx'

export interface ContactStepProps
  extends Pick<
    RegisterData,
    | 'offer'
    | 'registration'
    | 'problem'
    | 'reference'
    | 'minimumAgeYears'
    | 'whyWeAsk'
    | 'countryCodes'
  > {
  headingId: string
  refusal: ContactRefusal | undefined
}

/** Step 2: contact information, deposit limit, consents. [REG-02][REG-04] */
export function ContactStep(props: ContactStepProps) {
  const t = useTexts()
  const { registration, refusal, problem } = props
  const { errors, form } = useFormState(props)
  const isWithOffer = registration?.offer === 'welcome'
  const offer = isWithOffer ? props.offer : undefined
  const many = t('register.summary_many', { count: String(errors.length) })
  return (
    <>
      <div className="s-register__columns">
        <div className="s-register__main">
          <div className="s-register__head">
            <h1 className="n-h1" id={props.headingId} tabIndex={-1}>
              {t('register.contact_title')}
            </h1>
            <p className="n-text-2">{t('register.contact_intro')}</p>
          </div>
          {problem && problem !== 'email-in-use' && !refusal && (
            <RegisterProblem key={props.reference} code={problem} />
          )}
          <ErrorSummary
            title={errors.length === 1 ? t('register.summary_one') : many}
            errors={errors}
          />
          <Form method="post" action={stepAddress(2)} noValidate className="s-register__form">
            <input type="hidden" name="intent" value="submit-contact" />
            <ContactFields form={form} countryCodes={props.countryCodes} />
            <LimitFields form={form} />
            <Consents
              form={form}
              isWithOffer={isWithOffer}
              minimumAgeYears={props.minimumAgeYears}
            />
            <div className="s-register__ways">
              <StepButton kind="primary" text={t('register.contact_next')} />
              <BackLink step={1} />
            </div>
          </Form>
        </div>
        <aside className="s-register__side" aria-label={t('register.chosen')}>
          <ChosenOffer offer={offer} />
          <WhyWeAsk words={props.whyWeAsk} />
        </aside>
      </div>
      {offer && <OfferTermsCard offer={offer} />}
    </>
  )
}

function useFormState({ registration, refusal, problem }: ContactStepProps) {
  const t = useTexts()
  return useMemo(() => {
    const typed: Partial<ContactForm> = refusal?.typed ?? registration?.contact ?? {}
    const problems = refusal?.problems ?? (problem === 'email-in-use' ? [emailInUse] : [])
    const texts = new Map(problems.map((each) => [each.field, contactProblemText(t, each)]))
    const form: ContactFormState = {
      typed,
      errorOf: (field) => texts.get(field),
      isInOrder: (field) => refusal !== undefined && !texts.has(field),
    }
    return { form, errors: [...texts].map(([fieldId, text]) => ({ fieldId, text })) }
  }, [t, registration, refusal, problem])
}

/** Reported by step 3: somebody took the address in the meantime. [VAL-06] */
const emailInUse: ContactProblem = { field: 'email', reason: 'already-registered' }
