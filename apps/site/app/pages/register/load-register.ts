import { redirect } from 'react-router'
import { countryCodesOf, titledTextOf } from '../../ground/configuration/configuration.ts'
import { minimumAgeOf } from '../../ground/configuration/minimum-age.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf } from '../../ground/seo/seo.ts'
import { tellPromised } from '../../parts/offer/promised-offer.ts'
import { loadShownOffer } from '../../parts/offer/welcome-offer.ts'
import { readRegisterProblem } from './register-problem.tsx'
import { livingRegistration } from './registration.ts'
import { askedStep, reachableStep, stepAddress } from './step.ts'

export type RegisterData = Awaited<ReturnType<typeof loadRegister>>

/** The data of a registration's steps; a step out of reach yet leads to one within. */
export async function loadRegister(scope: RequestScope, url: URL) {
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
    offer:
      step === 1 || !registration
        ? await loadShownOffer(scope)
        : await tellPromised(scope, registration.offers),
    words: titledTextOf(scope.content, 'register_content'),
    whyWeAsk: titledTextOf(scope.content, 'registration_extra_content'),
    countryCodes: countryCodesOf(scope.content),
    minimumAgeYears: minimumAgeOf(scope.content),
    reference: scope.reference,
  }
}
