import { Stepper } from '@nordlys/ui'
import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  countryCodesOf,
  titledTextOf,
  welcomeOfferOf,
} from '../../ground/configuration/configuration.ts'
import '../../parts/identification/identification.css'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { chooseOffer } from './choose-offer.ts'
import { complete } from './complete.ts'
import { ContactStep } from './contact-step.tsx'
import { identify } from './identify.ts'
import { IdentityStep } from './identity-step.tsx'
import { minimumAgeOf } from './minimum-age.ts'
import { OfferStep } from './offer-step.tsx'
import './register.css'
import { readRegisterProblem } from './register-problem.tsx'
import { livingRegistration } from './registration.ts'
import { askedStep, reachableStep, type Step, stepAddress, stepsCount } from './step.ts'
import { isStopping, StoppedPage } from './stopped-page.tsx'
import { submitContact } from './submit-contact.ts'

export const handle = { isForm: true } satisfies RouteHandle

/** The three steps of a registration; each is this page with another `?trin=`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  if (scope.knownPlayer) throw redirect('/')
  const registration = await livingRegistration(scope)
  const asked = askedStep(url)
  const { step, hindrance } = reachableStep(asked, registration)
  if (asked === 3 && step === 2) throw redirect(stepAddress(step, hindrance))
  return {
    texts: textsOf(scope, 'register', 'label', 'validation', 'offer', 'authentication', 'btn'),
    seo: seoOf(scope, '/registrer', { robots: 'noindex, follow' }),
    step,
    registration,
    problem: readRegisterProblem(url.searchParams.get('fejl') ?? hindrance),
    offer: welcomeOfferOf(scope.content),
    words: titledTextOf(scope.content, 'register_content'),
    whyWeAsk: titledTextOf(scope.content, 'registration_extra_content'),
    countryCodes: countryCodesOf(scope.content),
    minimumAgeYears: minimumAgeOf(scope.content),
    reference: scope.reference,
  }
}

export type RegisterData = Awaited<ReturnType<typeof loader>>

export async function action({ context, request }: ActionFunctionArgs) {
  const scope = scopeOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'choose-offer') return chooseOffer(scope, form)
  if (intent === 'submit-contact') return submitContact(scope, form)
  if (intent === 'identify') return identify(scope)
  if (intent === 'complete') return complete(scope, form)
  throw data(null, { status: 400 })
}

export const meta: MetaFunction<typeof loader, Record<string, never>> = ({ loaderData }) => {
  if (!loaderData) return []
  const t = translator(loaderData.texts)
  const { step: at, offer } = loaderData
  const step = t(at === 1 && !offer ? 'register.step1_no_offer' : `register.step${at}`)
  const isWrong = loaderData.problem !== undefined
  const title = t(isWrong ? 'register.page_title_wrong' : 'register.page_title', { step })
  return seoTags({ ...loaderData.seo, title })
}

export default function RegisterPage() {
  const t = useTexts()
  const shown = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const headingId = useFocusOnNewStep(shown.step, shown.problem === undefined)
  if (refusal?.kind === 'identity' && isStopping(refusal.refused)) {
    return <StoppedPage refused={refusal.refused} />
  }
  return (
    <div className="n-wrap n-wrap--form s-page s-register">
      <Stepper
        label={t('register.steps')}
        current={shown.step}
        steps={[
          t(shown.offer ? 'register.step_offer' : 'register.step_no_offer'),
          t('register.step_contact'),
          t('register.step_identity'),
        ].map((title, index) => ({
          count: t('register.count', { step: String(index + 1), steps: String(stepsCount) }),
          title,
        }))}
      />
      {shown.step === 1 && <OfferStep {...shown} headingId={headingId} />}
      {shown.step === 2 && (
        <ContactStep
          {...shown}
          headingId={headingId}
          refusal={refusal?.kind === 'contact' ? refusal : undefined}
        />
      )}
      {shown.step === 3 && (
        <IdentityStep
          {...shown}
          headingId={headingId}
          refusal={refusal?.kind === 'identity' ? refusal : undefined}
        />
      )}
    </div>
  )
}

const stepHeadingId = 'trin'

/** A new step is a new page to the ear: its heading takes the focus, unless a notice does. */
function useFocusOnNewStep(step: Step, isWanted: boolean): string {
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && isWanted) document.getElementById(stepHeadingId)?.focus()
    before.current = step
  }, [step, isWanted])
  return stepHeadingId
}
