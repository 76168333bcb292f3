import { Stepper } from '@nordlys/ui'
import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { seoTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { chooseOffer } from './choose-offer.ts'
import { complete } from './complete.ts'
import { ContactStep } from './contact-step.tsx'
import { identify } from './identify.ts'
import { IdentityStep } from './identity-step.tsx'
import { loadRegister } from './load-register.ts'
import { OfferStep } from './offer-step.tsx'
import './register.css'
import { type Step, stepsCount } from './step.ts'
import { isStopping, StoppedPage } from './stopped-page.tsx'
import { submitContact } from './submit-contact.ts'

export const handle = { isForm: true } satisfies RouteHandle

/** The three steps of a registration; each is this page with another `?trin=`. */
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadRegister(scopeOf(context), url)
}

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
